import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { comparableName } from '../../../platform/text/same-name';
import { readXml } from '../../../platform/xml/read-xml';
import type { XmlElement } from '../../../platform/xml/xml-element';
import type { AnswerRules, SelectQuestion } from '../../answers/answer-rules';
import {
  type ChoiceMeaning,
  type KnownSpecies,
  speciesOfChoice,
} from '../../answers/species-of-choice';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { anchorsOf, type FormMapping } from '../../mapping/form-mapping';
import { FormTexts } from '../checking/form-texts';
import type { ChoiceFiles } from './choice-file';
import { choicesOf } from './choices';
import { controlsByPath, partsOf, repeatsOf } from './form-fields';

/** The answers are occurrences. Choices are by name. */
export interface SpeciesQuestion {
  readonly path: string;
  /** The answer is chosen from a list, not typed. */
  readonly isSelect: boolean;
  readonly several: boolean;
  readonly choices: ReadonlyMap<string, ChoiceMeaning>;
}

export function speciesQuestions(
  html: XmlElement,
  mapping: FormMapping,
  known: KnownSpecies,
  files: ChoiceFiles,
): SpeciesQuestion[] {
  const form = partsOf(html);
  if (!form) return [];
  const { model } = form;
  const texts = new FormTexts(model);
  const controls = controlsByPath(form);
  return anchorsOf(mapping).flatMap((path) => {
    const control = controls.get(path);
    if (!control) return [];
    // A ranking contains all its choices.
    const several = control.localName === 'select' || control.localName === 'rank';
    const isSelect = several || control.localName === 'select1' || 'query' in control.attributes;
    const choices = new Map<string, ChoiceMeaning>();
    const listed = choicesOf(control, { model, texts, files });
    for (const choice of listed.slice(0, FORM_UPLOAD_LIMITS.choices)) {
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

function answerRulesOf(html: XmlElement, questions: readonly SpeciesQuestion[]): AnswerRules {
  const form = partsOf(html);
  const selects = questions
    .filter(({ isSelect }) => isSelect)
    .map(({ path, several, choices }): [string, SelectQuestion] => [
      path,
      { several, names: new Map([...choices].map(([name, { species }]) => [name, species])) },
    ]);
  return {
    repeats: form && repeatsOf(form),
    selects: new Map(selects),
  };
}

interface FormWithChoices {
  xml: Uint8Array;
  mapping: FormMapping;
  files: ChoiceFiles;
  known: ReadonlyMap<string, string>;
}

export async function readAnswerRules(form: FormWithChoices): Promise<AnswerRules> {
  const html = readXml(form.xml, LIMITS.openRosa.formXml);
  return answerRulesOf(html, speciesQuestions(html, form.mapping, form.known, form.files));
}

export const READ_ANSWER_RULES: TaskOf<typeof readAnswerRules> = {
  name: 'readAnswerRules',
  lane: 'records',
};
