import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  './home': './src/exposes/home.tsx',
  './landing': './src/exposes/landing.tsx',
  './nested-page': './src/exposes/nested-page.tsx',
});
