import { runAlone } from '@aranya/shared/alone';
import Account from './exposes/account';
import Login from './exposes/login';
import MobileLogin from './exposes/mobile-login';

runAlone('mfe-auth', [
  { path: '/login', name: 'Sign in, desktop', Page: Login, ground: 'full' },
  { path: '/account', name: 'Privacy and account', Page: Account, ground: 'full' },
  { path: '/mob-login', name: 'Sign in, mobile', Page: MobileLogin, ground: 'full' },
]);
