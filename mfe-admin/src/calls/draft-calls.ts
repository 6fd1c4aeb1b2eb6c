import * as wire from '@aranya/shared/contracts/administration';
import { type FormFiles, read, sendForm, tell } from './administration-calls';

export const keepDraft = (files: FormFiles, query: wire.DraftUploadQuery) =>
  sendForm(wire.DraftUploadAnswer, 'form-drafts', files, query);

export const listDrafts = (_: object, signal?: AbortSignal) =>
  read(wire.FormDraftsAnswer, 'form-drafts', {}, signal);

export const listDraftRecords = (
  { id, page }: { id: number; page: number },
  signal?: AbortSignal,
) => read(wire.DraftRecordsAnswer, `form-drafts/${id}/records`, { page }, signal);

export const readDraftRecord = (id: number, recordId: number) =>
  read(wire.CsvText, `form-drafts/${id}/records/${recordId}`);

/** Calls that end a draft do nothing if another one has replaced it. */
type ShownDraft = Pick<wire.FormDraft, 'id' | 'createdAt'>;

export const publishDraft = ({ id, createdAt }: ShownDraft) =>
  tell(wire.DraftPublishedAnswer, `form-drafts/${id}/publish`, { createdAt });

export const removeDraft = ({ id, createdAt }: ShownDraft) =>
  tell(wire.DoneAnswer, `form-drafts/${id}/remove`, { createdAt });
