import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  './dashboard': './src/exposes/dashboard.tsx',
  './mobile-dashboard': './src/exposes/mobile-dashboard.tsx',
  './edit-profile': './src/exposes/edit-profile.tsx',
  './lost-phone': './src/exposes/lost-phone.tsx',
  './desktop-link': './src/exposes/desktop-link.tsx',
});
