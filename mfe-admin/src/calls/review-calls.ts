import { callForFile, get, post } from '@aranya/shared/api';
import { DoneAnswer } from '@aranya/shared/contracts/administration';
import * as wire from '@aranya/shared/contracts/review';
import {
  type Answer,
  onPerson,
  read as readStaff,
  staffAddress,
  tell as tellStaff,
} from './administration-calls';

const read = <Data>(
  answer: Answer<Data>,
  path: string,
  query?: Readonly<Record<string, string | undefined>>,
  signal?: AbortSignal,
) => get(staffAddress(`review/${path}`, query), answer, { authorised: true, signal });

const tell = <Data>(answer: Answer<Data>, path: string, data: object) =>
  post(staffAddress(`review/${path}`), answer, data, { authorised: true });

export type RecordsQuestion = Readonly<Record<string, string | undefined>>;

export const listRecords = (question: RecordsQuestion, signal?: AbortSignal) =>
  read(wire.ReviewRecordsAnswer, 'records', question, signal);

export const readChoices = (_: object, signal?: AbortSignal) =>
  read(wire.ReviewChoices, 'choices', {}, signal);

export const findSpecies = (search: string, signal?: AbortSignal) =>
  read(wire.ReviewSpeciesAnswer, 'species', { search }, signal);

export const readStatistics = (_: object, signal?: AbortSignal) =>
  read(wire.ReviewStatistics, 'statistics', {}, signal);

export const readRecord = (id: string, signal?: AbortSignal) =>
  read(wire.ReviewRecord, `records/${encodeURIComponent(id)}`, {}, signal);

export const readSuggestions = (id: string, signal?: AbortSignal) =>
  read(wire.RecordSuggestions, `records/${encodeURIComponent(id)}/suggestions`, {}, signal);

/** @throws ApiError such as `model_unusable`, `model_too_slow` */
export const askForSuggestions = (id: string, photo: string) =>
  tell(wire.RecordSuggestions, `records/${encodeURIComponent(id)}/suggestions`, { photo });

export interface WantedPhoto {
  id: string;
  name: string;
  size: 'small' | 'large';
}

export const readPhoto = ({ id, ...query }: WantedPhoto, signal: AbortSignal) =>
  callForFile({ url: staffAddress(`review/records/${id}/photo`, query), signal });

/** @throws ApiError `record_decided` if the record changed */
export const identify = (id: string, request: wire.IdentificationRequest) =>
  tell(DoneAnswer, `records/${id}/identification`, request);

export const askCollector = (id: string, request: { revision: string; text: string }) =>
  tell(DoneAnswer, `records/${id}/question`, request);

export const setVisibility = (
  id: string,
  request: { revision: string; hidden: boolean; reason: string },
) => tell(DoneAnswer, `records/${id}/visibility`, request);

/** @param request with `coarseSide` in degrees; 0: the exact place again */
export const setPlace = (
  id: string,
  request: { revision: string; coarseSide: number; reason: string },
) => tell(DoneAnswer, `records/${id}/place`, request);

export const settleConflict = (id: string, request: wire.CentralConflictRequest) =>
  tell(DoneAnswer, `records/${id}/central`, request);

export const decideMany = (
  records: readonly { id: string; revision: string }[],
  decision: 'confirm' | 'not-wild',
) =>
  tell(wire.ManyIdentificationsAnswer, 'decisions', {
    records: records.map(({ id, revision }) => ({ id, revision })),
    decision,
    comment: '',
  });

export const readScope = (personId: string, signal?: AbortSignal) =>
  readStaff(wire.ReviewScope, onPerson(personId, 'review-scope'), {}, signal);

export const writeScope = (personId: string, scope: wire.ReviewScope) =>
  tellStaff(DoneAnswer, onPerson(personId, 'review-scope'), scope);
