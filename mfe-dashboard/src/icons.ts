import { drawIcon } from '@aranya/shared/ui/basics';

/** Icons that only the dashboard uses, in the style of the shared ones. */
export const SaveIcon = drawIcon([
  'M5 4.5h11l3.5 3.5v11.5h-15z',
  'M8 4.5v5h7v-5',
  'M8 19.5v-6h8v6',
]);
export const ChevronDownIcon = drawIcon(['M5.5 9 12 15.5 18.5 9']);
export const CopyIcon = drawIcon(['M9 9h11v11H9z', 'M15 9V4H4v11h5']);
export const SignOutIcon = drawIcon(['M14 4.5H5v15h9', 'M10 12h10.5', 'M16.5 8l4 4-4 4']);
export const ShieldIcon = drawIcon([
  'M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6z',
  'M8.5 12l2.5 2.5 4.5-5',
]);
export const QrIcon = drawIcon([
  'M4.5 4.5h6v6h-6z',
  'M13.5 4.5h6v6h-6z',
  'M4.5 13.5h6v6h-6z',
  'M13.5 13.5h2.5v2.5h-2.5z',
  'M19.5 13.5v2',
  'M19.5 18.5v1h-3',
  'M13.5 19.5v-.5',
]);
export const MailIcon = drawIcon(['M4 6h16v12.5H4z', 'M4 7l8 6.5L20 7']);
export const PlaceIcon = drawIcon([
  'M12 21c-4.5-5.5-6.5-8.5-6.5-11.5a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11.5Z',
  'M12 11.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
]);
export const GroupIcon = drawIcon([
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  'M2.5 19.5c.6-3.5 3.2-5 6.5-5s5.9 1.5 6.5 5',
  'M15.5 4.9a3.5 3.5 0 0 1 0 6.2',
  'M18 15c1.9.8 3.1 2.2 3.5 4.5',
]);
export const LinkIcon = drawIcon([
  'M10 14a4 4 0 0 0 5.7 0l3.3-3.3A4 4 0 0 0 13.3 5L12 6.3',
  'M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
]);
