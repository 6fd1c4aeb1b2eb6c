import { runAlone } from '@aranya/shared/alone';
import { forAnAdministrator } from './alone/for-an-administrator';
import Cards from './exposes/cards';
import Forms from './exposes/forms';
import Gaps from './exposes/gaps';
import Imports from './exposes/imports';
import People from './exposes/people';

runAlone('mfe-admin', [
  { path: '/admin/people', name: 'People', Page: forAnAdministrator(People), ground: 'full' },
  { path: '/admin/forms', name: 'Forms', Page: forAnAdministrator(Forms), ground: 'full' },
  { path: '/admin/gaps', name: 'Gap suggestions', Page: forAnAdministrator(Gaps), ground: 'full' },
  {
    path: '/admin/cards',
    name: 'Campaigns and events',
    Page: forAnAdministrator(Cards),
    ground: 'full',
  },
  { path: '/admin/imports', name: 'Imports', Page: forAnAdministrator(Imports), ground: 'full' },
]);
