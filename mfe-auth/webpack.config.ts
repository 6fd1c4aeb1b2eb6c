import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  './login': './src/exposes/login.tsx',
  './account': './src/exposes/account.tsx',
  './mobile-login': './src/exposes/mobile-login.tsx',
});
