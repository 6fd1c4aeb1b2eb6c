import type { ExampleRecord, MappingUse } from '@aranya/shared/contracts/administration';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { nearestQuestions } from '../../collecting/answers/nearest-questions';
import type { CollectingContext } from '../../collecting/collecting-context';
import { FORM_DRAFT_LIMITS } from '../../collecting/form-limits';
import { anchorsOf, type FormMapping } from '../../collecting/mapping/form-mapping';
import { EXPLAIN_RECORD } from '../../collecting/submissions/reading/record-statements';
import { submission } from '../../collecting/tables';
import { currentRecords } from './form-history-queries';

export function mappingUses(mapping: FormMapping, repeats: readonly string[]): MappingUse[] {
  const anchors = anchorsOf(mapping);
  return anchors.map((species) => {
    const { around, apart } = nearestQuestions(species, mapping.place, { anchors, repeats });
    return { species, places: [...around.flat(), ...apart] };
  });
}

/**
 * Rounds places to about a kilometre: the page must not tell where a person was.
 * @returns null without a record, and for records that are encrypted or stored in ODK Central.
 * @throws Problem `busy`, `storage_unavailable`
 */
export async function exampleRecord(
  { database: { db }, heavyWork, answerRules }: CollectingContext,
  formId: number,
  mapping: FormMapping,
): Promise<ExampleRecord | null> {
  const [newest] = await db
    .select({
      xml: submission.xml,
      formVersionId: submission.formVersionId,
      submittedAt: submission.submittedAt,
    })
    .from(submission)
    .where(and(currentRecords(formId), eq(submission.encrypted, false), isNotNull(submission.xml)))
    .orderBy(desc(submission.id))
    .limit(1);
  if (!newest?.xml) return null;
  const { xml, formVersionId, submittedAt } = newest;
  const rules = await answerRules.ofVersion(formVersionId, mapping);
  const { date, occurrences } = await heavyWork.run(EXPLAIN_RECORD, { xml, mapping, rules });
  return {
    receivedAt: submittedAt.toISOString(),
    day: date?.day ?? null,
    dateQuestion: date?.path ?? null,
    occurrences: occurrences
      .slice(0, FORM_DRAFT_LIMITS.shownOccurrences)
      .map(({ occurrence, speciesQuestion, placeQuestion }) => ({
        species: occurrence.speciesName,
        speciesQuestion,
        latitude: rounded(occurrence.latitude),
        longitude: rounded(occurrence.longitude),
        accuracy: occurrence.accuracy,
        placeQuestion,
      })),
    occurrenceCount: occurrences.length,
  };
}

const rounded = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(degrees * 100) / 100;
