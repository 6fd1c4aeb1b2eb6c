import { likelyPage, pagesWith } from './likely-page';

const page = (path: string, title: string, description = '') => ({ path, title, description });
const PAGES = [
  page('/compaigns', 'Campaigns', 'One question, one region, many people.'),
  page('/about', 'About Us', 'The journey of the platform.'),
  page('/n-fold', 'nFold', 'Open tools for data about the land.'),
  page('/privacy-policy', 'Privacy Policy'),
];

test.each([
  ['/campaigns', '/compaigns'],
  ['/About-us/', '/about'],
  ['/nfold', '/n-fold'],
  ['/en/privacy-policy.html', '/privacy-policy'],
])('suggests the likely page: %s → %s', (asked, meant) => {
  expect(likelyPage(asked, PAGES)?.path).toBe(meant);
});

test.each([
  ['nothing like a page', '/no-such-page'],
  ['of another product', '/wp-admin/setup.php'],
  ['of one letter', '/x'],
  ['too long to be a slip', `/${'about'.repeat(1000)}`],
])('suggests nothing for an address that is %s', (_, asked) => {
  expect(likelyPage(asked, PAGES)).toBeUndefined();
});

test('finds pages by words of title and description, in any order and case', () => {
  expect(pagesWith('LAND tools', PAGES).map(({ path }) => path)).toEqual(['/n-fold']);
  expect(pagesWith('  ', PAGES)).toHaveLength(4);
  expect(pagesWith('tigers', PAGES)).toEqual([]);
});
