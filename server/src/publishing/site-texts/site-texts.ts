import type { SiteLinksAnswer, SiteLinksRequest } from '@aranya/shared/contracts';
import type { SpeciesTextsRequest } from '@aranya/shared/contracts/explore';
import { and, eq, inArray, like, ne, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { siteText } from './tables';

const TERMS = 'terms';

/** The language and the species follow. */
const LOOK_FOR = 'look-for';
const LANGUAGES = ['en', 'hi', 'or'] as const;
const lookForName = (language: string, species: string) => `${LOOK_FOR} ${language} ${species}`;

export async function writtenLinks(db: Database): Promise<SiteLinksAnswer['links']> {
  const rows = await db
    .select()
    .from(siteText)
    .where(and(ne(siteText.name, TERMS), notLike(siteText.name, `${LOOK_FOR} %`)));
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** Empty when none were entered. */
export async function writtenTerms(db: Database): Promise<string> {
  const [row] = await db.select().from(siteText).where(eq(siteText.name, TERMS));
  return row?.text ?? '';
}

/** @param species Scientific name in lower case */
export async function writtenLookFor(
  db: Database,
  species: string,
): Promise<SpeciesTextsRequest['lookFor']> {
  const names = LANGUAGES.map((language) => lookForName(language, species));
  const rows = await db.select().from(siteText).where(inArray(siteText.name, names));
  const texts = new Map(rows.map(({ name, text }) => [name, text]));
  const [en = '', hi = '', or = ''] = names.map((name) => texts.get(name) ?? '');
  return { en, hi, or };
}

/** Takes scientific names in lower case. */
export async function writtenLanguages(
  db: Database,
): Promise<(species: string) => (typeof LANGUAGES)[number][]> {
  const rows = await db
    .select({ name: siteText.name })
    .from(siteText)
    .where(and(like(siteText.name, `${LOOK_FOR} %`), ne(siteText.text, '')));
  const names = new Set(rows.map(({ name }) => name));
  return (species) => LANGUAGES.filter((language) => names.has(lookForName(language, species)));
}

export const writeLookFor = (
  db: Database,
  species: string,
  lookFor: SpeciesTextsRequest['lookFor'],
) =>
  write(
    db,
    LANGUAGES.map((language) => [lookForName(language, species), lookFor[language]]),
  );

export const writeLinks = (db: Database, links: SiteLinksRequest) =>
  write(db, Object.entries(links));

export const writeTerms = (db: Database, terms: string) => write(db, [[TERMS, terms]]);

async function write(db: Database, texts: readonly (readonly [string, string])[]) {
  await db
    .insert(siteText)
    .values(texts.map(([name, text]) => ({ name, text })))
    .onConflictDoUpdate({
      target: siteText.name,
      set: { text: sql`excluded.text`, updatedAt: new Date() },
    });
}
