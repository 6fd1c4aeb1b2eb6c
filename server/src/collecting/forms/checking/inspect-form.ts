import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import type { XForm } from '../read-xform';
import { checkXForm, type FormQuestion } from './check-xform';
import { compareVersions } from './compare-versions';
import type { Findings, FormFinding } from './finding';

/** A form to look at, as plain data. */
export interface FormToInspect {
  xml: Uint8Array;
  /** The version that phones have; null for a form that is new. */
  xmlBefore: Uint8Array | null;
  /** Names of the files that came with it. */
  mediaNames: readonly string[];
}

/** Findings as plain data. */
export interface FindingList {
  count: number;
  kept: FormFinding[];
}

/** What was found, as plain data. */
export interface FormInspection {
  /** Null where not even the form's id could be read. */
  understood: {
    xform: Omit<XForm, 'emptyRecord'>;
    languages: readonly string[];
    questions: readonly FormQuestion[];
    questionCount: number;
    onMap: boolean;
  } | null;
  faults: FindingList;
  warnings: FindingList;
}

/** A task for a thread: looks at a form, its files and what changes with it. */
export async function inspectForm({
  xml,
  xmlBefore,
  mediaNames,
}: FormToInspect): Promise<FormInspection> {
  // First, so that two forms are never in memory at once.
  const typesBefore = xmlBefore && checkXForm(xmlBefore).understood?.types;
  const { understood: read, faults, warnings } = checkXForm(xml, new Set(mediaNames));
  if (!read) return { understood: null, faults: listOf(faults), warnings: listOf(warnings) };
  const { types, ...understood } = read;
  if (typesBefore) compareVersions(typesBefore, types, warnings);
  // By the name that the reader of records looks for.
  const onMap = [...types.keys()].some((path) => path.split('/').at(-1) === 'species');
  return {
    understood: { ...understood, onMap },
    faults: listOf(faults),
    warnings: listOf(warnings),
  };
}

/** Task that `worker.ts` exports. */
export const INSPECT_FORM: TaskOf<typeof inspectForm> = { name: 'inspectForm', lane: 'records' };

const listOf = ({ count, kept }: Findings): FindingList => ({ count, kept });
