import { providePageData } from '@aranya/shared/config';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { SocialLinks } from './social-links';

const given = (
  links: Partial<(typeof testPageData)['settings']['links']>,
  missingLinkPage?: string,
) =>
  providePageData({
    settings: {
      ...testPageData.settings,
      links: { ...testPageData.settings.links, ...links },
      missingLinkPage,
    },
  });
afterEach(() => providePageData(testPageData));

test('hides missing links, and an empty list', () => {
  given({ instagram: '', x: '' });
  const { unmount } = renderPage(<SocialLinks />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    ['YouTube', 'GitHub', 'LinkedIn'].map((name) => `${name} (opens in a new tab)`),
  );
  unmount();
  given({ instagram: '', x: '', youtube: '', github: '', linkedin: '' });
  renderPage(<SocialLinks />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('links an icon without an address to the explanation in a demonstration', () => {
  given({ instagram: '' }, 'https://demonstration.example');
  renderPage(<SocialLinks />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://demonstration.example',
    ...['youtube', 'github', 'x', 'linkedin'].map((name) => `https://${name}.example`),
  ]);
});
