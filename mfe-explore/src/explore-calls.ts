import { ApiError, type call, get, post } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
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
import type { Filter } from './filters/filter-address';

/** Has no trailing slash. */
const service = () => settings().services.collectedData;

function exploreAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${service()}/explore/${path}${search && `?${search}`}`;
}

/** Without a filter, or with species alone, all maps share one call, whose answers are cached. */
export function cellsOf(filter: Filter): (view: string, zoom: number) => string {
  const { species, ...others } = filter;
  if (Object.keys(others).length > 0) {
    return (view, zoom) => exploreAddress('cells', { ...filter, view, zoom: String(zoom) });
  }
  return (bbox, zoom) => {
    const query = {
      bbox,
      zoom: String(zoom),
      ...(species && { species: species.replaceAll('_', ' ') }),
    };
    return `${service()}/public-occurrences?${new URLSearchParams(query)}`;
  };
}

/** The photo is as large as a page shows it. */
export const photoAddress = (id: string): string =>
  exploreAddress(`records/${encodeURIComponent(id)}/photo`, { size: 'large' });

type Answer<Data> = Parameters<typeof call<Data>>[0]['answer'];

const read = <Data>(answer: Answer<Data>, path: string, query: Filter, signal: AbortSignal) =>
  get(exploreAddress(path, query), answer, { signal });

export const getChoices = (_: object, signal: AbortSignal) =>
  read(ExploreChoices, 'choices', {}, signal);

export const getSummary = (filter: Filter, signal: AbortSignal) =>
  read(ExploreSummary, 'summary', filter, signal);

interface RecordsQuestion {
  filter: Filter;
  sort: string;
  direction: 'asc' | 'desc';
  /** Cursor; undefined for the first page. */
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

/** @returns null if nothing public has this address */
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

/** The address is permanent. */
export const makeDownload = (filter: Filter, format: DownloadFormat) =>
  post(exploreAddress('downloads'), ExploreDownload, { filter, format });

export const getDownload = (id: string, signal: AbortSignal) =>
  readPage(ExploreDownload, `downloads/${encodeURIComponent(id)}`, signal);
