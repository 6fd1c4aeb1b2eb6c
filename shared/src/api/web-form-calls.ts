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

/** Calls for filling in forms in the browser, and for the person's own records. */

const webForm = (formId: string) =>
  `${settings().services.collection}/odk/web-forms/${encodeURIComponent(formId)}`;

const ownRecord = (id: string) => `${settings().services.collectedData}/own-records/${id}`;

/**
 * Loads a form to fill in.
 * @param formId as in the form itself
 */
export const getWebForm = (formId: string, signal?: AbortSignal) =>
  get(webForm(formId), WebForm, {
    authorised: true,
    // After this silence the copy on this device is opened.
    silenceMs: CALL_SILENCE_MS,
    signal,
  });

/**
 * Loads a file of an opened form.
 * @throws ApiError `form_changed` if the form has another file now, `not_found` if it has none
 */
export const getWebFormAttachment = (formId: string, { name, hash }: WebFormAttachment) =>
  callForFile({
    url: `${webForm(formId)}/attachments/${encodeURIComponent(name)}?${new URLSearchParams({ hash })}`,
  });

/** A record, or a part of its files, to send. */
export interface WebSubmission {
  formId: string;
  /** `deviceId` of the form. */
  deviceId: string;
  /** Id of the own record that it edits. */
  edits?: string | undefined;
  /** The part `xml_submission_file`, and files in parts named like the files. */
  content: FormData;
  /** Called while it is being sent, with the sent part from 0 to 1. */
  onSent?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a record; a repeat stores nothing twice. */
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

/** Loads an own record with its XML, to edit it. */
export const getOwnRecordInstance = (id: string, signal?: AbortSignal) =>
  get(`${ownRecord(id)}/instance`, OwnRecordInstance, { authorised: true, signal });

/** Loads a file of an own record, unchanged, to edit the record. */
export const getOwnRecordAttachment = (id: string, name: string, signal?: AbortSignal) =>
  callForFile({
    url: `${ownRecord(id)}/attachments/${encodeURIComponent(name)}`,
    signal,
  });

/** Answers the question of a reviewer about an own record. */
export const answerQuestion = (id: string, text: string) =>
  post(`${ownRecord(id)}/answer`, z.unknown(), { text }, { authorised: true });

/** Deletes an own record with its photos. */
export const deleteOwnRecord = (id: string) =>
  call({
    method: 'DELETE',
    url: ownRecord(id),
    authorised: true,
    silenceMs: COLLECTION_SILENCE_MS,
    answer: DeleteRecordAnswer,
  });
