import type { SiteLinksAnswer, SiteLinksRequest } from '@aranya/shared/contracts';
import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { siteText } from './tables';

const TERMS = 'terms';

/** Reads the links that administrators entered. */
export async function writtenLinks(db: Database): Promise<SiteLinksAnswer['links']> {
  const rows = await db.select().from(siteText).where(ne(siteText.name, TERMS));
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** Reads the Terms and Conditions; empty when none were entered. */
export async function writtenTerms(db: Database): Promise<string> {
  const [row] = await db.select().from(siteText).where(eq(siteText.name, TERMS));
  return row?.text ?? '';
}

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
