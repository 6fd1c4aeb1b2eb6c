import { type FrontEndSettings, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** The product's own name in the scripts of its languages. An institute's own brand is written as it is. */
const NAME = 'Aranya';
const NAMES: Readonly<Record<string, string>> = { hi: 'अरण्य', or: 'ଅରଣ୍ୟ' };

const GROUND = '#0B2A1F';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web manifest: under which name and icon the product stands among a person's applications. */
export function webManifest({ brand, languages = [] }: FrontEndSettings): string {
  const translated = languages.flatMap((language) => {
    const name = brand.name === NAME ? NAMES[language] : undefined;
    return name ? [[language, name] as const] : [];
  });
  const names = translated.length > 0 ? Object.fromEntries(translated) : undefined;
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    lang: SOURCE_LANGUAGE,
    dir: 'ltr',
    name: brand.name,
    short_name: brand.name,
    // Browsers that know these take the one in the person's language.
    name_localized: names,
    short_name_localized: names,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('app-maskable-512', 512, 'maskable'),
    ],
  });
}
