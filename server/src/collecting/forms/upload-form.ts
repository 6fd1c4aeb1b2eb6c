import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PROJECT_ID } from '@aranya/shared/contracts';
import type { FormUploadQuery } from '@aranya/shared/contracts/administration';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { CollectingContext } from '../collecting-context';
import type { NotPublished } from '../collection-server';
import type { MediaFile } from '../files/media-file';
import type { FormFinding } from '../form-finding';
import { type FormMapping, wholeMapping } from '../mapping/form-mapping';
import { form, formVersion } from '../tables';
import type { FormInspection, FormToInspect } from './checking/inspect-form';
import { isReasonFor } from './checking/map-reason';
import { choiceFiles } from './mapping/choice-file';
import { spelledAsIn } from './media-names';
import { type FormToStore, storeForm, VersionAlreadyPublished } from './publish-form';
import { takenByOther, whyTaken } from './taken-version';
import { refusal, type UploadOutcome } from './upload-outcome';

export type UploadContext = Pick<
  CollectingContext,
  'database' | 'files' | 'collection' | 'knownSpecies'
>;

export type FormInspector = (form: FormToInspect) => Promise<FormInspection>;

/** For a form without faults that is only checked. */
export type WhenRight = (form: CheckedForm) => Promise<unknown>;

export interface UploadedForm {
  xml: Uint8Array;
  files: ReadonlyMap<string, MediaFile>;
  /** File names of a form of ODK Central. Phones have it already: its faults become warnings. */
  inCentral?: readonly string[];
}

/** Without faults, but not published. */
export interface CheckedForm extends Pick<FormToStore, 'xml' | 'xform' | 'kind' | 'files'> {
  mapping: FormMapping;
}

/**
 * All uploaded forms pass through this function. A form with faults is not stored.
 * @param look Inspects the form, in a worker thread if the process serves requests.
 * @throws Problem `storage_unavailable`, `collection_unavailable`, and the errors of `look`
 */
export async function uploadForm(
  context: UploadContext,
  { xml, files: given, inCentral }: UploadedForm,
  { check, kind, acceptWarnings }: FormUploadQuery,
  look: FormInspector,
  whenRight: WhenRight = async () => undefined,
): Promise<UploadOutcome> {
  const { db } = context.database;
  const mediaNames = inCentral ?? [...given.keys()];
  const uploaded = {
    xml,
    mediaNames,
    choiceFiles: await choiceFiles(
      [...given].map(([name, { path }]) => ({ name, read: async () => createReadStream(path) })),
    ),
    knownSpecies: await context.knownSpecies(),
  };
  let inspection = await look({ ...uploaded, xmlBefore: null, mappingBefore: null });
  const before = await formBefore(db, inspection.understood?.xform.formId);
  // The form's id is known only after the form was read.
  if (before?.xml) {
    const mappingBefore = before.mapping && {
      mapping: wholeMapping(before.mapping),
      by: before.mappingBy,
    };
    inspection = await look({ ...uploaded, xmlBefore: before.xml, mappingBefore });
  }
  const { understood, faults, warnings } = inCentral ? asWarnings(inspection) : inspection;
  if (!understood) return refusal(faults, warnings);
  const { xform, mapping, mapReason: reason, ...read } = understood;
  const { formId, title, version, mediaNames: media } = xform;
  const files = spelledAsIn(xform.mediaNames, given);
  const kindOfForm = before?.kind ?? kind;
  const mapReason = kindOfForm === 'trial' && isReasonFor(reason) ? 'trial' : reason;
  const answer = {
    id: null,
    understood: {
      formId,
      title,
      version,
      media: [...media],
      ...read,
      languages: [...read.languages],
      questions: [...read.questions],
      onMap: isReasonFor(mapReason),
      mapReason,
      versionBefore: before?.version ?? null,
      kind: kindOfForm,
    },
    faults,
    warnings,
  };
  const taken = before && (await whyTaken(db, before, version, xml));
  if (taken) addFault(faults, taken);
  if (faults.count > 0) return { status: 'refused', ...answer };
  if (check === 'yes') {
    await whenRight({ xml, xform, mapping, kind: kindOfForm, files });
    return { status: 'checked', ...answer };
  }
  // Runs first, because a form that phones cannot get must not be stored here.
  const notPublished =
    !inCentral && (await publishInCentral(context, { xml, xform, files }, acceptWarnings));
  if (notPublished) {
    addFault(faults, notPublished.said);
    return { status: 'refused', ...answer, centralWarns: notPublished.isWarning };
  }
  try {
    const stored = await storeForm(context, { xml, xform, kind: kindOfForm, files });
    return { status: 'published', ...answer, id: stored.formId };
  } catch (error) {
    // Another request published this version in between.
    if (!(error instanceof VersionAlreadyPublished)) throw error;
    addFault(faults, takenByOther(version));
    return { status: 'refused', ...answer };
  }
}

/** @returns Why not; null if it is published, or phones do not use ODK Central */
async function publishInCentral(
  { collection }: UploadContext,
  { xml, xform: { formId, version }, files }: Pick<CheckedForm, 'xml' | 'xform' | 'files'>,
  acceptWarnings: FormUploadQuery['acceptWarnings'],
): Promise<NotPublished | null> {
  if (!collection.formsInCentral) return null;
  const readers = [...files].map(([name, { path }]) => [name, () => readFile(path)] as const);
  const form = { formId, version, xml, files: new Map(readers) };
  return collection.formsInCentral.publish(form, acceptWarnings === 'yes');
}

async function formBefore(db: Database, xmlFormId: string | undefined) {
  if (xmlFormId === undefined) return undefined;
  const [found] = await db
    .select({
      id: form.id,
      kind: form.kind,
      mapping: form.mapping,
      mappingBy: form.mappingBy,
      version: formVersion.version,
      xml: formVersion.xml,
    })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)));
  return found;
}

/** Phones already have the form. An unreadable one remains a fault. */
function asWarnings({ understood, faults, warnings }: FormInspection): FormInspection {
  if (!understood) return { understood, faults, warnings };
  const kept = [...faults.kept, ...warnings.kept];
  return {
    understood,
    faults: { count: 0, kept: [] },
    warnings: { count: faults.count + warnings.count, kept },
  };
}

function addFault(faults: FormInspection['faults'], said: FormFinding['said']): void {
  faults.count += 1;
  faults.kept.push({ line: null, said });
}
