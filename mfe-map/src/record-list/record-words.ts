import {
  addressOfParameter,
  addressToEdit,
  type OwnRecord,
  RECORD_PATH,
  readableName,
} from '@aranya/shared/contracts';
import type { Reading, TextOf } from '@aranya/shared/languages';
import { dayIn } from '../points/popup/day-in';

/** Observation if known, else arrival. */
export function dayText({ observedOn, receivedAt }: OwnRecord, reading: Reading): string {
  // At noon the date is the same in every reader's time zone.
  return dayIn(reading, new Date(observedOn ? `${observedOn}T12:00:00` : receivedAt));
}

export const recordName = ({ species: [first], formTitle }: OwnRecord): string =>
  (first && readableName(first.speciesName)) || formTitle;

export const formText = ({ formTitle, formVersion }: OwnRecord, text: TextOf): string =>
  formVersion
    ? text('{form}, version {version}', { form: formTitle, version: formVersion })
    : formTitle;

/** To about ten metres. */
export const placeText = ([latitude, longitude]: readonly [number, number]): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

/** @returns undefined if editing is impossible or has ended */
export const editAddress = (
  { id, formId, editableUntil }: OwnRecord,
  now = Date.now(),
): string | undefined =>
  formId !== undefined && editableUntil !== undefined && Date.parse(editableUntil) > now
    ? addressToEdit(formId, id)
    : undefined;

/** @returns undefined if the form is unknown */
export const recordAgainAddress = ({ formId }: OwnRecord): string | undefined =>
  formId === undefined ? undefined : addressOfParameter(RECORD_PATH, formId);
