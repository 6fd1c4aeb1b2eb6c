import {
  CsvText,
  DoneAnswer,
  DraftPublishedAnswer,
  DraftRecordsAnswer,
  DraftUploadAnswer,
  type DraftUploadQuery,
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

export const publishDraft = (id: number) => tell(DraftPublishedAnswer, `form-drafts/${id}/publish`);

export const removeDraft = (id: number) => tell(DoneAnswer, `form-drafts/${id}/remove`);
