import type {
  ChoiceList,
  FormDefinition,
  Language,
  LocalText,
  Question,
} from '../../content/forms/form-types';
import { LANGUAGE_NAMES, LANGUAGES, say } from '../../content/forms/local-text';
import { element, textElement } from './xml';

interface TranslatedText {
  readonly id: string;
  readonly text: LocalText;
  readonly picture?: string;
}

export const REQUIRED_TEXT_ID = 'required';

const REQUIRED_TEXT = say(
  'Please answer this question.',
  'कृपया इस प्रश्न का उत्तर दें।',
  'ଦୟାକରି ଏହି ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତୁ।',
);

export function questionTextId(name: string, part: 'label' | 'hint' | 'constraint'): string {
  return `/data/${name}:${part}`;
}

export function choiceTextId(list: ChoiceList, value: string): string {
  return `${list.name}:${value}`;
}

/** Each once, in order of first use. */
export function choiceListsOf(form: FormDefinition): ChoiceList[] {
  const lists = new Map<string, ChoiceList>();
  for (const question of form.questions) {
    if (question.kind !== 'choose-one' && question.kind !== 'choose-many') continue;
    const known = lists.get(question.choices.name);
    if (known !== undefined && known !== question.choices) {
      throw new Error(`${form.formId}: two choice lists are called ${known.name}`);
    }
    lists.set(question.choices.name, question.choices);
  }
  return [...lists.values()];
}

function textsOfQuestion(question: Question): TranslatedText[] {
  if (question.kind === 'calculate') return [];
  const { name, label, hint, constraint } = question;
  const picture = question.kind === 'note' ? question.picture : undefined;
  const texts: TranslatedText[] = [{ id: questionTextId(name, 'label'), text: label, picture }];
  if (hint) texts.push({ id: questionTextId(name, 'hint'), text: hint });
  if (constraint) {
    texts.push({ id: questionTextId(name, 'constraint'), text: constraint.message });
  }
  return texts;
}

function textsOf(form: FormDefinition): TranslatedText[] {
  const choices = choiceListsOf(form).flatMap((list) =>
    list.choices.map(({ value, label }) => ({ id: choiceTextId(list, value), text: label })),
  );
  return [
    { id: REQUIRED_TEXT_ID, text: REQUIRED_TEXT },
    ...form.questions.flatMap(textsOfQuestion),
    ...choices,
  ];
}

function writeText({ id, text, picture }: TranslatedText, language: Language): string[] {
  const values = [textElement('value', text[language])];
  if (picture) {
    values.push(textElement('value', `jr://images/${picture}`, { form: 'image' }));
  }
  return element('text', { id }, values);
}

export function writeItext(form: FormDefinition): string[] {
  const texts = textsOf(form);
  const translations = LANGUAGES.flatMap((language, index) =>
    element(
      'translation',
      { lang: LANGUAGE_NAMES[language], default: index === 0 ? 'true()' : undefined },
      texts.flatMap((text) => writeText(text, language)),
    ),
  );
  return element('itext', {}, translations);
}
