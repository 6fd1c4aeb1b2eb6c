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

test('a missing link is not shown; without links there is no list', () => {
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

test('an icon without an address in a demonstration links to the explanation', () => {
  given({ instagram: '' }, 'https://demonstration.example');
  renderPage(<SocialLinks />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://demonstration.example',
    ...['youtube', 'github', 'x', 'linkedin'].map((name) => `https://${name}.example`),
  ]);
});
