import {
  CsvText,
  DoneAnswer,
  DraftPublishedAnswer,
  DraftRecordsAnswer,
  DraftUploadAnswer,
  type DraftUploadQuery,
  type FormDraft,
  FormDraftsAnswer,
} from '@aranya/shared/contracts/administration';
import { type FormFiles, read, sendForm, tell } from './administration-calls';

/** What administrators ask about drafts of forms. */

/** Keeps a form as a draft. */
export const keepDraft = (files: FormFiles, query: DraftUploadQuery) =>
  sendForm(DraftUploadAnswer, 'form-drafts', files, query);

export const listDrafts = (_: object, signal?: AbortSignal) =>
  read(FormDraftsAnswer, 'form-drafts', {}, signal);

export const listDraftRecords = (
  { id, page }: { id: number; page: number },
  signal?: AbortSignal,
) => read(DraftRecordsAnswer, `form-drafts/${id}/records`, { page }, signal);

/** A test record as XML. */
export const readDraftRecord = (id: number, recordId: number) =>
  read(CsvText, `form-drafts/${id}/records/${recordId}`);

/** A draft that is shown: the calls that end it do nothing where another one took its place. */
type ShownDraft = Pick<FormDraft, 'id' | 'createdAt'>;

export const publishDraft = ({ id, createdAt }: ShownDraft) =>
  tell(DraftPublishedAnswer, `form-drafts/${id}/publish`, { createdAt });

export const removeDraft = ({ id, createdAt }: ShownDraft) =>
  tell(DoneAnswer, `form-drafts/${id}/remove`, { createdAt });
