import type { MapReason } from '@aranya/shared/contracts/administration';
import { sentence } from '../../../platform/languages/sentence';
import { childOf, childrenOf, type XmlElement } from '../../../platform/xml/xml-element';
import { type Findings, quoted } from '../../form-finding';
import { anchorsOf, type FormMapping } from '../../mapping/form-mapping';
import type { SpeciesQuestion } from '../mapping/species-questions';

export const isReasonFor = (reason: MapReason): boolean =>
  reason === 'species' || reason === 'species-type';

export function reasonForMap(
  html: XmlElement,
  mapping: FormMapping,
  questions: readonly SpeciesQuestion[],
): MapReason {
  if (isEncrypted(html)) return 'encrypted';
  if (anchorsOf(mapping).length === 0) return 'no-species';
  if (mapping.place.length === 0) return 'no-place';
  const asked = mapping.species.length > 0;
  const isClosed = questions.length === anchorsOf(mapping).length && questions.every(isUnknown);
  if (asked && isClosed && !isTyped(mapping, questions)) return 'unknown-species';
  return asked ? 'species' : 'species-type';
}

/** Phones encrypt the records of a form with a public key, so this server cannot read them. */
function isEncrypted(html: XmlElement): boolean {
  const model = childOf(childOf(html, 'head'), 'model');
  return childrenOf(model, 'submission').some(({ attributes }) =>
    Object.entries(attributes).some(
      ([name, key]) => /^(?:\w{1,50}:)?base64RsaPublicKey$/.test(name) && key.trim() !== '',
    ),
  );
}

const speciesIn = ({ choices }: SpeciesQuestion) =>
  [...choices].filter(([, { species }]) => species !== null);

const isUnknown = (question: SpeciesQuestion) =>
  question.isSelect &&
  question.choices.size > 0 &&
  speciesIn(question).every(([, { isKnown }]) => !isKnown);

const isTyped = ({ otherSpecies }: FormMapping, questions: readonly SpeciesQuestion[]) =>
  otherSpecies.length > 0 &&
  questions.some(({ choices }) => [...choices.values()].some(({ species }) => species === null));

/** Does not warn of a form without a species question: that may be intended. */
export function warnOfMap(
  reason: MapReason,
  questions: readonly SpeciesQuestion[],
  warnings: Findings,
): void {
  if (reason === 'encrypted') {
    warnings.add(
      null,
      sentence(
        'The form has a public key: phones encrypt its records. They are counted, but nobody can read them here, so they are on no map.',
      ),
    );
    return;
  }
  if (reason === 'no-species') return;
  if (reason === 'no-place') {
    warnings.add(
      null,
      sentence('No question asks for a place: its records are counted, but on no map.'),
    );
  }
  if (reason === 'species-type') return;
  for (const question of questions) warnOfChoices(question, warnings);
}

function warnOfChoices(question: SpeciesQuestion, warnings: Findings): void {
  const path = quoted(question.path);
  if (question.isSelect && question.choices.size === 0) {
    warnings.add(
      null,
      sentence(
        'The choices of {path} are not in the form, nor in a file that can be read here: its records have the names of the choices as species.',
        { path },
      ),
    );
    return;
  }
  const unknown = speciesIn(question).filter(([, { isKnown }]) => !isKnown);
  const [[choice] = ['']] = unknown;
  if (!question.isSelect || unknown.length === 0) return;
  const values = { path, count: unknown.length, choice: quoted(choice) };
  warnings.add(
    null,
    unknown.length === speciesIn(question).length
      ? sentence(
          'No choice of {path} is in the species lists, by name or by label, such as {choice}. Its records are not on the public map until a list with them is imported.',
          values,
        )
      : sentence(
          'Choices of {path} that are not in the species lists, by name or by label: {count}, such as {choice}. Their records are not on the public map until a list with them is imported.',
          values,
        ),
  );
}
