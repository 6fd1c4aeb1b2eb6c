import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type Sentence, sentence } from '../../platform/languages/sentence';
import { quoted } from '../form-finding';
import { formVersion } from '../tables';

/** Null if the version can be published. */
export async function whyTaken(
  db: Database,
  before: { id: number; version: string | null },
  version: string,
  xml: Uint8Array,
): Promise<Sentence | null> {
  const [found] = await db
    .select({ md5: formVersion.md5 })
    .from(formVersion)
    .where(and(eq(formVersion.formId, before.id), eq(formVersion.version, version)));
  if (!found) return null;
  if (found.md5 !== createHash('md5').update(xml).digest('hex')) return takenByOther(version);
  if (version === before.version) return null;
  return sentence(
    'Version {version} of this form was published before, and phones have {now} now. Give the form another version to publish it again.',
    { version: quoted(version), now: quoted(before.version ?? '') },
  );
}

export const takenByOther = (version: string): Sentence =>
  sentence(
    'Version {version} of this form was published before with other content. Give the changed form another version.',
    { version: quoted(version) },
  );
