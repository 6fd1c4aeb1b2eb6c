/** The five main pages, in the order of the navigation bar. */
export const MAIN_LINKS = [
  { to: '/', name: 'Home' },
  { to: '/about', name: 'About Us' },
  { to: '/need-discovery', name: 'Need Discovery' },
  { to: '/science', name: 'Science' },
  { to: '/play', name: 'Play for good' },
] as const;

/** Path as routes are compared: without a slash at the end, whatever the case of its letters. */
const comparable = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The main page that a path is; on every other path no link is highlighted. */
export const activeMainLink = (pathname: string) =>
  MAIN_LINKS.find(({ to }) => to === comparable(pathname))?.to;

/** The dashboards, which draw their own header. */
export const isDashboard = (pathname: string) => comparable(pathname) === '/dashboard';
