import type {
  FormUploadAnswer,
  FormUploadQuery,
  MapReason,
  UnderstoodForm,
} from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { numberInWords } from '../../table/words';

export type UploadKind = FormUploadQuery['kind'];

export const UPLOAD_KINDS = ['targeted', 'open'] as const satisfies UploadKind[];

export const FORM_KINDS: Record<UploadKind, string> = {
  targeted: message('People who know its PIN, or whom you give it'),
  open: message('Everybody who asks for it'),
};

export function outcomeInWords(answer: FormUploadAnswer, isDraft: boolean, text: TextOf): string {
  const { status, faults, understood, centralWarns } = answer;
  const form = understood?.title ?? text('The form');
  if (status === 'published') return text('{form} is published.', { form });
  if (status === 'checked' && isDraft) {
    return text('{form} is a draft now. Try it out below before you publish it.', { form });
  }
  if (status === 'checked') return text('{form} can be published. Nothing was kept yet.', { form });
  if (centralWarns) return text('Nothing was kept: ODK Central warns of {form}.', { form });
  return text(
    'Nothing was kept: {count, plural, one {# thing is} other {# things are}} wrong. Correct the form and choose it again.',
    { count: faults.count },
  );
}

const MAP_REASONS: Record<MapReason, string> = {
  species: message('Its records are on the map: it asks for the species.'),
  'species-type': message(
    'Its records are on the sender’s own map, but not on the public one: it asks only for the type of species.',
  ),
  encrypted: message(
    'Its records are counted, but not on the map: they are encrypted, and nobody can read them here.',
  ),
  'no-species': message(
    'Its records are counted, but not on the map: no question asks for a species.',
  ),
  'no-place': message('Its records are counted, but not on the map: no question asks for a place.'),
  'unknown-species': message(
    'Its records are counted, but not on the public map: no choice of species is in the species lists.',
  ),
  trial: message('Its records are counted, but not on the public map: it is the form for trying.'),
};

export function factsOf(
  form: UnderstoodForm,
  text: TextOf,
): (readonly [name: string, value: string])[] {
  const { kind, languages, mapReason, media, onMap, questionCount, version, versionBefore } = form;
  return [
    [text('Title'), form.title],
    [text('Form id'), form.formId],
    [text('Version'), version || text('none')],
    [text('Version until now'), versionBefore ?? text('none: the form is new')],
    [
      text('Who may have it'),
      kind === 'targeted' ? text('People who know its PIN') : text('Everybody'),
    ],
    [text('Languages'), languages.join(', ') || text('one')],
    [text('Questions'), numberInWords(questionCount)],
    [text('Files'), media.join(', ') || text('none')],
    [text('Map'), text(MAP_REASONS[mapReason ?? (onMap ? 'species' : 'no-species')])],
  ];
}
