import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { type AnswerRules, type FormAnswerRules, NO_RULES } from '../../answers/answer-rules';
import type { KnownSpecies } from '../../answers/species-of-choice';
import type { FileStore } from '../../files/file-store';
import { ifExists } from '../../files/if-exists';
import { OwnedContent } from '../../files/owned-content';
import { anchorsOf, type FormMapping } from '../../mapping/form-mapping';
import { formMedia, formVersion } from '../../tables';
import { formDraft, formDraftMedia } from '../drafts/tables';
import { choiceFiles } from './choice-file';
import { ANSWER_RULES } from './limits';
import { READ_ANSWER_RULES, readAnswerRules } from './species-questions';

interface Sources {
  db: Database;
  files: Pick<FileStore, 'read'>;
  heavyWork: Pick<HeavyWork, 'run'>;
  knownSpecies: () => Promise<KnownSpecies>;
}

/** The hash is null if the file was not uploaded. */
interface StoredMedia {
  name: string;
  sha256: string | null;
}

export function openFormAnswerRules(sources: Sources): FormAnswerRules {
  const { db } = sources;
  const cached = new Map<string, { rules: Promise<AnswerRules>; readAt: number }>();

  async function readVersion(id: number, mapping: FormMapping): Promise<AnswerRules> {
    const [version] = await db
      .select({ xml: formVersion.xml })
      .from(formVersion)
      .where(eq(formVersion.id, id));
    const media = await db
      .select({ name: formMedia.name, sha256: formMedia.sha256 })
      .from(formMedia)
      .where(eq(formMedia.formVersionId, id));
    return version ? readRules(sources, version.xml, media, mapping) : NO_RULES;
  }

  return {
    async ofVersion(id, mapping) {
      if (id === null || anchorsOf(mapping).length === 0) return NO_RULES;
      const key = `${id} ${anchorsOf(mapping).join('\n')}`;
      const known = cached.get(key);
      const isFresh = known && performance.now() - known.readAt < ANSWER_RULES.freshMs;
      const entry = isFresh
        ? known
        : { rules: readVersion(id, mapping), readAt: performance.now() };
      // Inserting again makes this entry the most recently used one.
      cached.delete(key);
      cached.set(key, entry);
      const [oldest = key] = cached.keys();
      if (cached.size > ANSWER_RULES.cachedForms) cached.delete(oldest);
      entry.rules.catch(() => cached.delete(key));
      return entry.rules;
    },
    async ofDraft(draftId, mapping) {
      if (anchorsOf(mapping).length === 0) return NO_RULES;
      const [draft] = await db
        .select({ xml: formDraft.xml })
        .from(formDraft)
        .where(eq(formDraft.id, draftId));
      const media = await db
        .select({ name: formDraftMedia.name, sha256: formDraftMedia.sha256 })
        .from(formDraftMedia)
        .where(eq(formDraftMedia.draftId, draftId));
      return draft ? readRules(sources, draft.xml, media, mapping) : NO_RULES;
    },
  };
}

async function readRules(
  { files: store, heavyWork, knownSpecies }: Sources,
  xml: Uint8Array,
  media: readonly StoredMedia[],
  mapping: FormMapping,
): Promise<AnswerRules> {
  const files = await choiceFiles(
    media.flatMap(({ name, sha256 }) =>
      sha256 ? [{ name, read: () => contentOf(store, sha256) }] : [],
    ),
  );
  const form = { xml, mapping, files, known: await knownSpecies() };
  const bytes = [xml, ...files.values()].reduce((sum, { length }) => sum + length, 0);
  return bytes <= ANSWER_RULES.bytesReadAtOnce
    ? readAnswerRules(form)
    : heavyWork.run(READ_ANSWER_RULES, form);
}

const contentOf = async (store: Pick<FileStore, 'read'>, sha256: string) =>
  (await ifExists(store.read(new OwnedContent('choice-list', sha256))))?.content ?? null;
