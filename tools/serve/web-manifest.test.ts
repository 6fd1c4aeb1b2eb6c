import { serveEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { webManifest } from './web-manifest';

const manifest = (variables: Record<string, string>, wished?: string) =>
  JSON.parse(webManifest(frontEndSettings(serveEnvironment(variables)), wished));

test("includes the name in the site's languages", () => {
  expect(manifest({ ARANYA_LANGUAGES: 'en,or' })).toMatchObject({
    name: 'Aranya',
    short_name_localized: { or: 'ଅରଣ୍ୟ' },
  });
});

test("does not translate an institute's own name", () => {
  expect(manifest({ ARANYA_BRAND: 'Van', ARANYA_LANGUAGES: 'en,hi' })).toMatchObject({
    name: 'Van',
  });
  expect(manifest({ ARANYA_BRAND: 'Van', ARANYA_LANGUAGES: 'en,hi' })).not.toHaveProperty(
    'name_localized',
  );
});

test("uses the page's language for the installed name if the site offers it", () => {
  const variables = { ARANYA_LANGUAGES: 'en,or' };
  expect(manifest(variables, 'or')).toMatchObject({ name: 'ଅରଣ୍ୟ', lang: 'or', id: '/' });
  expect(manifest(variables, 'hi')).toMatchObject({ name: 'Aranya', lang: 'en' });
  expect(manifest({ ARANYA_BRAND: 'Van', ARANYA_LANGUAGES: 'en,or' }, 'or').name).toBe('Van');
});
