import type { OwnRecord } from '@aranya/shared/contracts';
import type { Reading, TextOf } from '@aranya/shared/languages';
import { dayIn } from '../points/day-in';

/** The day of a record: of the observation where the phone said it, else of its arrival. */
export function dayText({ observedOn, receivedAt }: OwnRecord, reading: Reading): string {
  // At noon the day is the same wherever the page is read.
  return dayIn(reading, new Date(observedOn ? `${observedOn}T12:00:00` : receivedAt));
}

/** The form that a record was made with. */
export const formText = ({ formTitle, formVersion }: OwnRecord, text: TextOf): string =>
  formVersion
    ? text('{form}, version {version}', { form: formTitle, version: formVersion })
    : formTitle;

/** A place as people write it, to about ten metres. */
export const placeText = ([latitude, longitude]: readonly [number, number]): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
