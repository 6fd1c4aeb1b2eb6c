import { providePageData } from '@aranya/shared/config';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { SocialLinks } from './social-links';

const given = (links: Partial<(typeof testPageData)['settings']['links']>) =>
  providePageData({
    settings: { ...testPageData.settings, links: { ...testPageData.settings.links, ...links } },
  });
afterEach(() => providePageData(testPageData));

test('a link that is not given is not shown; where none is, there is no list', () => {
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
