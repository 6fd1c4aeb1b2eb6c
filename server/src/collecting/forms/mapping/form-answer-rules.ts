import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { errorCodeOf } from '../../../platform/problems/error-code';
import { type AnswerRules, NO_RULES } from '../../answers/answer-rules';
import type { KnownSpecies } from '../../answers/species-of-choice';
import type { FileStore } from '../../files/file-store';
import { OwnedContent } from '../../files/owned-content';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { anchorsOf, type FormMapping } from '../../mapping/form-mapping';
import { formMedia, formVersion } from '../../tables';
import { formDraft, formDraftMedia } from '../drafts/tables';
import { hasChoices } from './choice-file';
import type { ChoiceFiles } from './choices';
import { ANSWER_RULES } from './limits';
import { READ_ANSWER_RULES, readAnswerRules } from './read-answer-rules';

/** Reads the rules by which records of a form are read. */
export interface FormAnswerRules {
  /**
   * Returns the rules of a version of a form. They are cached, because a version never changes.
   *
   * @param formVersionId Row id; null if this server does not have the version.
   * @throws Problem `busy`, `storage_unavailable`: the caller can retry
   */
  ofVersion(formVersionId: number | null, mapping: FormMapping): Promise<AnswerRules>;
  /** Returns the rules of a draft. @throws Problem as `ofVersion` */
  ofDraft(draftId: number, mapping: FormMapping): Promise<AnswerRules>;
}

interface Sources {
  db: Database;
  files: Pick<FileStore, 'read'>;
  heavyWork: Pick<HeavyWork, 'run'>;
  knownSpecies: () => Promise<KnownSpecies>;
}

/** A file of a form; the hash is null if it was not uploaded. */
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

/** A file of a form that is read on demand. */
export interface ReadableMedia {
  name: string;
  /** Returns the content; null if it does not exist. */
  read: () => Promise<AsyncIterable<Uint8Array> | null>;
}

/** Reads the files that may have choices, up to the limit of their total size. */
export async function choiceFiles(media: readonly ReadableMedia[]): Promise<ChoiceFiles> {
  const files = new Map<string, Uint8Array>();
  let left: number = FORM_UPLOAD_LIMITS.choiceBytes;
  for (const { name, read } of media) {
    if (!hasChoices(name)) continue;
    const content = await read();
    const bytes = content && (await bytesUpTo(content, left));
    if (!bytes) continue;
    left -= bytes.length;
    files.set(name, bytes);
  }
  return files;
}

/** Reads a content; null if it is larger than the limit. */
async function bytesUpTo(
  content: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function contentOf(store: Pick<FileStore, 'read'>, sha256: string) {
  try {
    return (await store.read(new OwnedContent('choice-list', sha256))).content;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
