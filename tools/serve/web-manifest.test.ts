import { serveEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { webManifest } from './web-manifest';

const manifest = (variables: Record<string, string>) =>
  JSON.parse(webManifest(frontEndSettings(serveEnvironment(variables))));

test('the name is there in the languages of the site', () => {
  expect(manifest({ ARANYA_LANGUAGES: 'en,or' })).toMatchObject({
    name: 'Aranya',
    short_name_localized: { or: 'ଅରଣ୍ୟ' },
  });
});

test("an institute's own name is not translated", () => {
  expect(manifest({ ARANYA_BRAND: 'Van', ARANYA_LANGUAGES: 'en,hi' })).toMatchObject({
    name: 'Van',
  });
  expect(manifest({ ARANYA_BRAND: 'Van', ARANYA_LANGUAGES: 'en,hi' })).not.toHaveProperty(
    'name_localized',
  );
});
