import { runAlone } from '@aranya/shared/alone';
import About from './exposes/about';
import Activities from './exposes/activities';
import Campaigns from './exposes/campaigns';
import Contact from './exposes/contact-us';
import Films from './exposes/films';
import GapTable from './exposes/gap-table';
import Home from './exposes/home';
import Landing from './exposes/landing';
import NAct from './exposes/n-act';
import NFold from './exposes/n-fold';
import NeedDiscovery from './exposes/need-discovery';
import NestedPage from './exposes/nested-page';
import Play from './exposes/play';
import PrivacyPolicy from './exposes/privacy-policy';
import Science from './exposes/science';
import StayTuned from './exposes/stay-tuned';
import TechnologyEngines from './exposes/technology-engines';

runAlone('mfe-public', [
  { path: '/home', name: 'Home', Page: Home, ground: 'full' },
  { path: '/landing', name: 'Home on a phone', Page: Landing, ground: 'full' },
  { path: '/about', name: 'About Us', Page: About, ground: 'full' },
  { path: '/need-discovery', name: 'Need Discovery', Page: NeedDiscovery, ground: 'full' },
  { path: '/science', name: 'Science', Page: Science, ground: 'full' },
  { path: '/play', name: 'Play for good', Page: Play, ground: 'full' },
  { path: '/campaigns', name: 'Campaigns', Page: Campaigns, ground: 'full' },
  { path: '/gap-table', name: 'Gap Table', Page: GapTable, ground: 'full' },
  { path: '/stay-tuned', name: 'Stay Tuned', Page: StayTuned, ground: 'full' },
  { path: '/films', name: 'nFilms', Page: Films, ground: 'full' },
  { path: '/activities', name: 'Activities', Page: Activities, ground: 'full' },
  { path: '/n-act', name: 'nAct', Page: NAct, ground: 'full' },
  { path: '/n-fold', name: 'nFold', Page: NFold, ground: 'full' },
  {
    path: '/technology-engines',
    name: 'Technology engines',
    Page: TechnologyEngines,
    ground: 'full',
  },
  { path: '/contact-us', name: 'Contact Us', Page: Contact, ground: 'full' },
  { path: '/privacy-policy', name: 'Privacy Policy', Page: PrivacyPolicy, ground: 'full' },
  { path: '/nested-page', name: 'Nested page', Page: NestedPage, ground: 'full' },
]);
