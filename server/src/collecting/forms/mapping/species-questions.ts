import { comparableName } from '../../../platform/text/same-name';
import { childOf, type XmlElement } from '../../../platform/xml/xml-element';
import type { AnswerRules, SelectQuestion } from '../../answers/answer-rules';
import {
  type ChoiceMeaning,
  type KnownSpecies,
  speciesOfChoice,
} from '../../answers/species-of-choice';
import { Findings } from '../../form-finding';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { anchorsOf, type FormMapping } from '../../mapping/form-mapping';
import { FormTexts } from '../checking/form-texts';
import { type ChoiceFiles, choicesOf } from './choices';
import { controlsByPath, repeatsOf } from './form-fields';

/** A question whose answers are occurrences, with the meaning of its choices by name. */
export interface SpeciesQuestion {
  /** Path below the root. */
  readonly path: string;
  /** Whether the answer is chosen from a list, not typed. */
  readonly isSelect: boolean;
  readonly several: boolean;
  readonly choices: ReadonlyMap<string, ChoiceMeaning>;
}

/** Reads the species questions of a form and what their choices mean. */
export function speciesQuestions(
  html: XmlElement,
  mapping: FormMapping,
  known: KnownSpecies,
  files: ChoiceFiles,
): SpeciesQuestion[] {
  const model = childOf(childOf(html, 'head'), 'model');
  const record = childOf(model, 'instance')?.children[0];
  if (!model || !record) return [];
  const texts = new FormTexts(model, new Map(), new Findings());
  const controls = controlsByPath(childOf(html, 'body'), record);
  return anchorsOf(mapping).flatMap((path) => {
    const control = controls.get(`/${record.localName}/${path}`);
    if (!control) return [];
    // A ranking contains all its choices.
    const several = control.localName === 'select' || control.localName === 'rank';
    const isSelect = several || control.localName === 'select1' || 'query' in control.attributes;
    const choices = new Map<string, ChoiceMeaning>();
    for (const choice of choicesOf(control, { model, texts, files }).slice(
      0,
      FORM_UPLOAD_LIMITS.choices,
    )) {
      const name = comparableName(choice.name);
      const meaning = speciesOfChoice(choice, known);
      const before = choices.get(name);
      // A name with several meanings, as in lists that another question filters, is not translated.
      const isClear = !before || before.species === meaning.species;
      choices.set(name, isClear ? meaning : { species: choice.name, isKnown: false });
    }
    return [{ path, isSelect, several, choices }];
  });
}

/** Returns the rules for reading records of a form. */
export function answerRulesOf(
  html: XmlElement,
  questions: readonly SpeciesQuestion[],
): AnswerRules {
  const record = childOf(childOf(childOf(html, 'head'), 'model'), 'instance')?.children[0];
  const selects = questions
    .filter(({ isSelect }) => isSelect)
    .map(({ path, several, choices }): [string, SelectQuestion] => [
      path,
      {
        several,
        names: new Map([...choices].map(([name, { species }]) => [name, species])),
      },
    ]);
  return {
    repeats: record ? repeatsOf(childOf(html, 'body'), record) : null,
    selects: new Map(selects),
  };
}
