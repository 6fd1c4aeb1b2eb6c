import { runAlone } from '@aranya/shared/alone';
import Home from './exposes/home';
import Landing from './exposes/landing';
import NestedPage from './exposes/nested-page';

runAlone('mfe-public', [
  { path: '/home', name: 'Home', Page: Home },
  { path: '/landing', name: 'Landing', Page: Landing },
  { path: '/nested-page', name: 'NestedPage', Page: NestedPage },
]);
