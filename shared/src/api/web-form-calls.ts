import { settings } from '@aranya/shared/config';
import {
  CALL_SILENCE_MS,
  COLLECTION_SILENCE_MS,
  DeleteRecordAnswer,
  OwnRecordInstance,
  WebForm,
  type WebFormAttachment,
  WebSubmissionAnswer,
} from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import { call, get, post } from './client/client';
import { callForFile } from './files/call-for-file';

const webForm = (formId: string) =>
  `${settings().services.collection}/odk/web-forms/${encodeURIComponent(formId)}`;

const ownRecord = (id: string) => `${settings().services.collectedData}/own-records/${id}`;

/** @param formId as in the form itself */
export const getWebForm = (formId: string, signal?: AbortSignal) =>
  get(webForm(formId), WebForm, {
    authorised: true,
    // After this silence the copy on this device is opened.
    silenceMs: CALL_SILENCE_MS,
    signal,
  });

/** @throws ApiError `form_changed` if the form has another file now, `not_found` if it has none */
export const getWebFormAttachment = (formId: string, { name, hash }: WebFormAttachment) =>
  callForFile({
    url: `${webForm(formId)}/attachments/${encodeURIComponent(name)}?${new URLSearchParams({ hash })}`,
  });

export interface WebSubmission {
  formId: string;
  deviceId: string;
  edits?: string | undefined;
  /** The part `xml_submission_file`, and files in parts named like the files. */
  content: FormData;
  /** @param part from 0 to 1 */
  onSent?: (part: number) => void;
  signal?: AbortSignal;
}

/** A repeat stores nothing twice. */
export const sendWebSubmission = ({
  formId,
  deviceId,
  edits,
  content,
  onSent,
  signal,
}: WebSubmission) =>
  post(
    `${webForm(formId)}/submissions?${new URLSearchParams({ deviceID: deviceId, ...(edits && { edits }) })}`,
    WebSubmissionAnswer,
    content,
    { authorised: true, onSent, signal },
  );

export const getOwnRecordInstance = (id: string, signal?: AbortSignal) =>
  get(`${ownRecord(id)}/instance`, OwnRecordInstance, { authorised: true, signal });

export const getOwnRecordAttachment = (id: string, name: string, signal?: AbortSignal) =>
  callForFile({
    url: `${ownRecord(id)}/attachments/${encodeURIComponent(name)}`,
    signal,
  });

export const answerQuestion = (id: string, text: string) =>
  post(`${ownRecord(id)}/answer`, z.unknown(), { text }, { authorised: true });

/** Deletes the record's photos, too. */
export const deleteOwnRecord = (id: string) =>
  call({
    method: 'DELETE',
    url: ownRecord(id),
    authorised: true,
    silenceMs: COLLECTION_SILENCE_MS,
    answer: DeleteRecordAnswer,
  });
