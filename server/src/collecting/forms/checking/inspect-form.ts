import { FOREST_TERMS } from '@aranya/shared/contracts';
import {
  type FormMappingAnswer,
  MAPPED_QUESTIONS,
  type MappingTerm,
  type MapReason,
} from '@aranya/shared/contracts/administration';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import type { KnownSpecies } from '../../answers/species-of-choice';
import { type FindingList, type Findings, quoted } from '../../form-finding';
import {
  everyQuestion,
  type FormMapping,
  joined,
  mappedQuestions,
} from '../../mapping/form-mapping';
import type { ChoiceFiles } from '../mapping/choice-file';
import { speciesQuestions } from '../mapping/species-questions';
import { checkXForm, type UnderstoodForm } from './check-xform';
import { compareVersions } from './compare-versions';
import { reasonForMap, warnOfMap } from './map-reason';

export interface FormToInspect {
  xml: Uint8Array;
  /** The version that phones have; null for a new form. */
  xmlBefore: Uint8Array | null;
  mappingBefore: { mapping: FormMapping; by: FormMappingAnswer['by'] } | null;
  mediaNames: readonly string[];
  choiceFiles: ChoiceFiles;
  knownSpecies: KnownSpecies;
}

export interface FormInspection {
  understood:
    | (Omit<UnderstoodForm, 'types' | 'guess'> & {
        /** After publication. */
        mapping: FormMapping;
        mapReason: MapReason;
      })
    | null;
  faults: FindingList;
  warnings: FindingList;
}

export async function inspectForm({
  xml,
  xmlBefore,
  mappingBefore,
  mediaNames,
  choiceFiles,
  knownSpecies,
}: FormToInspect): Promise<FormInspection> {
  // Runs first, so that two parsed forms are never in memory at once.
  const typesBefore = xmlBefore && (await checkXForm(xmlBefore)).understood?.types;
  const { understood: read, html, faults, warnings } = await checkXForm(xml, new Set(mediaNames));
  if (!read || !html)
    return { understood: null, faults: listOf(faults), warnings: listOf(warnings) };
  const { types, guess, ...understood } = read;
  if (typesBefore) compareVersions(typesBefore, types, warnings);
  const mapping = mappingAfter(mappingBefore, understood.xform.mapping);
  if (mappingBefore?.by !== 'institute') {
    warnOfLeftOut(mapping, everyQuestion(mappingBefore?.mapping ?? guess, guess), warnings);
  }
  if (typesBefore) warnOfLostMeanings(mapping, typesBefore, types, warnings);
  const species = speciesQuestions(html, mapping, knownSpecies, choiceFiles);
  const mapReason = reasonForMap(html, mapping, species);
  warnOfMap(mapReason, species, warnings);
  return {
    understood: { ...understood, mapping, mapReason },
    faults: listOf(faults),
    warnings: listOf(warnings),
  };
}

export const INSPECT_FORM: TaskOf<typeof inspectForm> = { name: 'inspectForm', lane: 'records' };

const listOf = ({ count, kept }: Findings): FindingList => ({ count, kept });

const mappingAfter = (before: FormToInspect['mappingBefore'], guess: FormMapping): FormMapping =>
  before?.by === 'institute' ? before.mapping : joined(before?.mapping ?? guess, guess);

function warnOfLostMeanings(
  mapping: FormMapping,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  warnings: Findings,
): void {
  for (const { term, path } of mappedQuestions(mapping)) {
    if (!before.has(path) || mapping[term].some((one) => after.has(one))) continue;
    warnings.add(
      null,
      sentence(
        '{path} meant “{meaning}” in its records. Say on the page of the form what takes its place; until then new records have none.',
        { path: quoted(path), meaning: MEANINGS[term] },
      ),
    );
  }
}

function warnOfLeftOut(mapping: FormMapping, known: FormMapping, warnings: Findings): void {
  for (const term of Object.keys(MEANINGS) as MappingTerm[]) {
    const [first, ...others] = known[term].slice(mapping[term].length);
    if (first === undefined) continue;
    const values = {
      count: known[term].length,
      meaning: MEANINGS[term],
      most: MAPPED_QUESTIONS,
      path: quoted(first),
    };
    warnings.add(
      null,
      others.length === 0
        ? sentence(
            '{count} questions were taken for “{meaning}”, and at most {most} can be: {path} says nothing of it. Choose on the page of the form which count.',
            values,
          )
        : sentence(
            '{count} questions were taken for “{meaning}”, and at most {most} can be: {path} and {others} more say nothing of it. Choose on the page of the form which count.',
            { ...values, others: others.length },
          ),
    );
  }
}

const MEANINGS: Record<MappingTerm, Sentence> = {
  species: sentence('Species'),
  otherSpecies: sentence('Other species'),
  speciesType: sentence('Type of species'),
  place: sentence('Place'),
  date: sentence('Date'),
  count: sentence('Count'),
  photo: sentence('Photo'),
  fieldSite: sentence('Field site'),
  ...(Object.fromEntries(
    FOREST_TERMS.map((term, number) => [
      term,
      number === 0
        ? sentence('Legal owner')
        : sentence('Question {number} of the forest questionnaire', { number }),
    ]),
  ) as Record<(typeof FOREST_TERMS)[number], Sentence>),
};
