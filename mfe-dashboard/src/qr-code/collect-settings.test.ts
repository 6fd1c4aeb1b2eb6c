import { providePageData } from '@aranya/shared/config';
import { testPageData } from '@aranya/shared/testing';
import { ownSettings } from './collect-settings';

afterEach(() => providePageData(testPageData));

test.each([
  ['en', 'Aranya', undefined],
  ['hi', 'अरण्य', 'hi'],
  // Collect has no Odia (docs/decisions/0043).
  ['or', 'ଅରଣ୍ୟ', undefined],
  ['te', 'Aranya', 'te'],
])(
  'returns in %s the project name %s, and for Collect the language %s',
  (language, name, spoken) => {
    const { project, general } = ownSettings('token', language);
    expect([project.name, general.app_language]).toEqual([name, spoken]);
  },
);

test('keeps a name that the operator chose in every language', () => {
  const brand = { ...testPageData.settings.brand, name: 'Van' };
  providePageData({ ...testPageData, settings: { ...testPageData.settings, brand } });
  for (const language of ['en', 'hi', 'or']) {
    expect(ownSettings('token', language).project.name).toBe('Van');
  }
});
