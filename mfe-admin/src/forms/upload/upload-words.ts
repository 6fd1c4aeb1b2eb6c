import type {
  FormUploadAnswer,
  FormUploadQuery,
  UnderstoodForm,
} from '@aranya/shared/contracts/administration';
import { countInWords } from '../../table/words';

/** Who may have a form that is new. */
export type UploadKind = FormUploadQuery['kind'];

export const FORM_KINDS: Record<UploadKind, string> = {
  targeted: 'People who know its PIN, or whom you give it',
  open: 'Everybody who asks for it',
};

/** How an upload ended, in one sentence. */
export function outcomeInWords(answer: FormUploadAnswer, isDraft: boolean): string {
  const { status, faults, understood, centralWarns } = answer;
  const title = understood?.title ?? 'The form';
  if (status === 'published') return `${title} is published.`;
  if (status === 'checked' && isDraft)
    return `${title} is a draft now. Try it out below before you publish it.`;
  if (status === 'checked') return `${title} can be published. Nothing was kept yet.`;
  if (centralWarns) return `Nothing was kept: ODK Central warns of ${title}.`;
  const wrong = countInWords(faults.count, 'thing is', 'things are');
  return `Nothing was kept: ${wrong} wrong. Correct the form and choose it again.`;
}

/** What was understood of a form, as names and values. */
export function factsOf(form: UnderstoodForm): (readonly [name: string, value: string])[] {
  const { kind, languages, media, onMap, questionCount, version, versionBefore } = form;
  return [
    ['Title', form.title],
    ['Form id', form.formId],
    ['Version', version || 'none'],
    ['Version until now', versionBefore ?? 'none: the form is new'],
    ['Who may have it', kind === 'targeted' ? 'People who know its PIN' : 'Everybody'],
    ['Languages', languages.join(', ') || 'one'],
    ['Questions', String(questionCount)],
    ['Files', media.join(', ') || 'none'],
    [
      'Map',
      onMap
        ? 'Its records are on the map: it asks for the species.'
        : 'Its records are counted, but not on the map: no question asks for a species.',
    ],
  ];
}
