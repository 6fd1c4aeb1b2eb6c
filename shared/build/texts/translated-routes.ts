import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRoute } from '@aranya/shared/contracts';
import { textsOf } from './catalogue';

type Translations = Map<string, Map<string, string>>;

/** Without English. */
export function languagesIn(folder: string): string[] {
  const languages = path.join(folder, 'languages');
  if (!existsSync(languages)) return [];
  const files = readdirSync(languages).filter((name) => name.endsWith('.po'));
  return files.map((name) => path.basename(name, '.po')).sort();
}

const translationsOf = (folder: string): Translations =>
  new Map(
    languagesIn(folder).map((language) => [
      language,
      textsOf(readFileSync(path.join(folder, 'languages', `${language}.po`))),
    ]),
  );

function inLanguages(text: string | undefined, translations: Translations) {
  if (text === undefined) return undefined;
  const found = [...translations].flatMap(([language, texts]) => {
    const translation = texts.get(text);
    return translation ? [[language, translation] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

export function translatedRoutes(folder: string, routes: readonly RemoteRoute[]): RemoteRoute[] {
  const translations = translationsOf(folder);
  return routes.map((route) => {
    const titles = inLanguages(route.title, translations);
    const descriptions = inLanguages(route.description, translations);
    const links = route.links?.map((link) => {
      const names = inLanguages(link.name, translations);
      return names ? { ...link, names } : link;
    });
    return {
      ...route,
      ...(titles && { titles }),
      ...(descriptions && { descriptions }),
      ...(links && { links }),
    };
  });
}
