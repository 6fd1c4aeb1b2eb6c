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

/** The administration's calls for drafts of forms. */

export const keepDraft = (files: FormFiles, query: DraftUploadQuery) =>
  sendForm(DraftUploadAnswer, 'form-drafts', files, query);

export const listDrafts = (_: object, signal?: AbortSignal) =>
  read(FormDraftsAnswer, 'form-drafts', {}, signal);

export const listDraftRecords = (
  { id, page }: { id: number; page: number },
  signal?: AbortSignal,
) => read(DraftRecordsAnswer, `form-drafts/${id}/records`, { page }, signal);

/** Downloads a test record as XML. */
export const readDraftRecord = (id: number, recordId: number) =>
  read(CsvText, `form-drafts/${id}/records/${recordId}`);

/** The displayed draft; calls that end it do nothing if another draft has replaced it. */
type ShownDraft = Pick<FormDraft, 'id' | 'createdAt'>;

export const publishDraft = ({ id, createdAt }: ShownDraft) =>
  tell(DraftPublishedAnswer, `form-drafts/${id}/publish`, { createdAt });

export const removeDraft = ({ id, createdAt }: ShownDraft) =>
  tell(DoneAnswer, `form-drafts/${id}/remove`, { createdAt });
