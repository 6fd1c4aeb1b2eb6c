import { ApiError, type call, get, post } from '@aranya/shared/api';
import {
  type DownloadFormat,
  ExploreChoices,
  ExploreDownload,
  ExplorePlace,
  ExploreRecord,
  ExploreRecords,
  ExploreSpecies,
  ExploreSummary,
} from '@aranya/shared/contracts/explore';
import type { Filter } from '../filters/filter-address';
import { exploreAddress } from './addresses';

/** Calls of explore. All of them are public, and validated by their contracts. */

type Answer<Data> = Parameters<typeof call<Data>>[0]['answer'];

const read = <Data>(answer: Answer<Data>, path: string, query: Filter, signal: AbortSignal) =>
  get(exploreAddress(path, query), answer, { signal });

export const getChoices = (_: object, signal: AbortSignal) =>
  read(ExploreChoices, 'choices', {}, signal);

export const getSummary = (filter: Filter, signal: AbortSignal) =>
  read(ExploreSummary, 'summary', filter, signal);

/** A page of the table of records. */
interface RecordsQuestion {
  filter: Filter;
  sort: string;
  direction: 'asc' | 'desc';
  /** Cursor of the page; undefined for the first one. */
  after: string | undefined;
}

export const getRecords = (
  { filter, sort, direction, after }: RecordsQuestion,
  signal: AbortSignal,
) =>
  read(
    ExploreRecords,
    'records',
    { ...filter, sort, direction, ...(after && { after }) } as Filter,
    signal,
  );

/** Reads the answer of one address; null if nothing public has this address. */
async function readPage<Data>(answer: Answer<Data>, path: string, signal: AbortSignal) {
  try {
    return await read(answer, path, {}, signal);
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

export const getRecord = (id: string, signal: AbortSignal) =>
  readPage(ExploreRecord, `records/${encodeURIComponent(id)}`, signal);

export const getSpecies = (name: string, signal: AbortSignal) =>
  readPage(ExploreSpecies, `species/${encodeURIComponent(name)}`, signal);

export const getPlace = (block: string, signal: AbortSignal) =>
  readPage(ExplorePlace, `places/${encodeURIComponent(block)}`, signal);

/** Creates a permanent address for the filtered records. */
export const makeDownload = (filter: Filter, format: DownloadFormat) =>
  post(exploreAddress('downloads'), ExploreDownload, { filter, format });

export const getDownload = (id: string, signal: AbortSignal) =>
  readPage(ExploreDownload, `downloads/${encodeURIComponent(id)}`, signal);
