import { brandIn, type FrontEndSettings, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

const GROUND = '#0B2A1F';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** @param wished language of the requesting page: most browsers do not choose a name themselves */
export function webManifest({ brand, languages = [] }: FrontEndSettings, wished = ''): string {
  const translated = languages.flatMap((language) => {
    const name = brandIn(language, brand.name);
    return name === brand.name ? [] : [[language, name] as const];
  });
  const chosen = translated.find(([language]) => language === wished);
  const name = chosen?.[1] ?? brand.name;
  const names = translated.length > 0 ? Object.fromEntries(translated) : undefined;
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    lang: chosen?.[0] ?? SOURCE_LANGUAGE,
    dir: 'ltr',
    name,
    short_name: name,
    // Browsers that support these use the person's language.
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
