import type { FormDefinition, Question } from '../../content/forms/form-types';
import { questionTextId, REQUIRED_TEXT_ID } from './xform-itext';
import { type Attributes, empty } from './xml';

/** Wide enough for bark and leaf detail, small enough for a village connection. */
const PHOTO_MAX_PIXELS = '1600';

/** The phone fills these in, in this order before the questions. */
export const PHONE_FIELDS = ['start', 'end', 'deviceid'] as const;

const DATA_TYPES: Readonly<Record<Exclude<Question['kind'], 'calculate'>, string>> = {
  text: 'string',
  'long-text': 'string',
  integer: 'int',
  decimal: 'decimal',
  date: 'date',
  geopoint: 'geopoint',
  geotrace: 'geotrace',
  geoshape: 'geoshape',
  photo: 'binary',
  'choose-one': 'string',
  'choose-many': 'string',
  note: 'string',
};

export function itext(id: string): string {
  return `jr:itext('${id}')`;
}

/** Replaces each `{name}` with the question's path. @throws if the form has no such question */
export function resolveNames(form: FormDefinition, expression: string): string {
  const known = new Set<string>([...PHONE_FIELDS, ...form.questions.map(({ name }) => name)]);
  return expression.replace(/\{(\w+)\}/g, (_match, name: string) => {
    if (!known.has(name)) throw new Error(`${form.formId}: no question is called ${name}`);
    return `/data/${name}`;
  });
}

function attributesOf(form: FormDefinition, question: Question): Attributes {
  const resolve = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : resolveNames(form, text);
  if (question.kind === 'calculate') {
    return { type: question.valueType, calculate: resolve(question.value) };
  }
  const { name, required, relevant, constraint } = question;
  return {
    type: DATA_TYPES[question.kind],
    readonly: question.kind === 'note' ? 'true()' : undefined,
    required: required ? 'true()' : undefined,
    'jr:requiredMsg': required ? itext(REQUIRED_TEXT_ID) : undefined,
    relevant: resolve(relevant),
    constraint: resolve(constraint?.test),
    'jr:constraintMsg': constraint ? itext(questionTextId(name, 'constraint')) : undefined,
    'orx:max-pixels': question.kind === 'photo' ? PHOTO_MAX_PIXELS : undefined,
  };
}

const bind = (path: string, attributes: Attributes) =>
  empty('bind', { nodeset: `/data/${path}`, ...attributes });

function writePhoneBinds(): string[] {
  const timestamp = (name: string): Attributes => ({
    type: 'dateTime',
    'jr:preload': 'timestamp',
    'jr:preloadParams': name,
  });
  const device = { type: 'string', 'jr:preload': 'property', 'jr:preloadParams': 'deviceid' };
  return [
    bind('start', timestamp('start')),
    bind('end', timestamp('end')),
    bind('deviceid', device),
  ];
}

function writeMetaBinds(form: FormDefinition): string[] {
  const name = `concat(if({species} = 'other', {species_other}, translate({species}, '_', ' ')), \
' · ', format-date({start}, '%Y-%m-%d'))`;
  return [
    bind('meta/instanceID', { type: 'string', readonly: 'true()', 'jr:preload': 'uid' }),
    bind('meta/instanceName', { type: 'string', calculate: resolveNames(form, name) }),
  ];
}

export function writeBinds(form: FormDefinition): string[] {
  const questions = form.questions.map((question) =>
    bind(question.name, attributesOf(form, question)),
  );
  return [...writePhoneBinds(), ...questions, ...writeMetaBinds(form)];
}
