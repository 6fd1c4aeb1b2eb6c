import type {
  ExploreChoices,
  ExplorePlace,
  ExploreRecord,
  ExploreSpecies,
  ExploreSummary,
} from '@aranya/shared/contracts/explore';
import { answerCalls } from '@aranya/shared/testing';

const SAL = { speciesName: 'Shorea robusta', localName: 'Sal', hindi: 'साल', odia: 'ଶାଳ' };
const THUNER = { speciesName: 'Taxus contorta', localName: 'Rakhal', hindi: 'थुनेर', odia: null };

const BANAPUR = { id: 'odisha_khordha_banapur', name: 'Banapur' };
const KHORDHA = { id: 'odisha_khordha', name: 'Khordha' };
const ODISHA = { id: 'odisha', name: 'Odisha' };

export const CHOICES: ExploreChoices = {
  species: [
    { ...SAL, group: 'plant', conservation: 'none', count: 30 },
    { ...THUNER, group: 'plant', conservation: 'high', count: 4 },
  ],
  states: [{ ...ODISHA, districts: [{ ...KHORDHA, blocks: [BANAPUR] }] }],
  sources: [{ id: 'form:3', kind: 'form', name: 'Seen in the forest', count: 34 }],
};

export const SUMMARY: ExploreSummary = {
  total: 34,
  species: [
    { ...SAL, count: 30 },
    { ...THUNER, count: 4 },
  ],
  otherSpecies: { species: 0, count: 0 },
  months: [{ month: '2024-03', count: 33 }],
  monthsOfYear: [0, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  years: [{ year: 2024, count: 33 }],
  withoutMonth: 1,
  districts: [{ ...KHORDHA, state: 'Odisha', count: 30 }],
  outside: 4,
};

export const RECORD: ExploreRecord = {
  id: '3f0c1c5e-6b1d-4a63-9f0e-0d6a1f6f4a11',
  ...SAL,
  latitude: 19.78,
  longitude: 85.17,
  coarseSide: 0,
  coarseBecause: null,
  uncertaintyMetres: null,
  date: '2024-03-05',
  state: ODISHA,
  district: KHORDHA,
  block: BANAPUR,
  source: { id: 'form:3', name: 'Seen in the forest' },
  hasPhoto: true,
};

export const COARSE_RECORD: ExploreRecord = {
  ...RECORD,
  ...THUNER,
  id: '8a3b9d02-55d0-4b7e-8d0c-7c8f6f1f2b22',
  coarseSide: 0.1,
  coarseBecause: 'threatened',
  isConfirmed: null,
  uncertaintyMetres: 7900,
  date: '2024-03',
  hasPhoto: false,
};

export const SPECIES: ExploreSpecies = {
  ...THUNER,
  family: 'Taxaceae',
  group: 'plant',
  conservation: 'high',
  conservationReason: null,
  coarseSide: 0.1,
  drawing: '/api/aranya/explore/drawings/Taxus_contorta',
  lookFor: { en: 'Flat needles in two rows.', hi: '', or: '' },
  count: 4,
  monthsOfYear: SUMMARY.monthsOfYear,
  districts: SUMMARY.districts,
  similar: [{ ...SAL }],
};

export const PLACE: ExplorePlace = {
  block: BANAPUR,
  district: KHORDHA,
  state: ODISHA,
  count: 34,
  recorders: null,
  species: SUMMARY.species,
};

/**
 * Answers the calls of explore.
 * @param others answers of further calls, by the part of the address after `explore/`; null is 404
 * @returns the addresses of all calls, from `explore/` on
 */
export function answerExplore(others: Readonly<Record<string, object | null>> = {}): string[] {
  const asked: string[] = [];
  const bodies: Record<string, object | null> = {
    choices: CHOICES,
    summary: SUMMARY,
    records: { records: [RECORD, COARSE_RECORD], next: 'second' },
    ...others,
  };
  answerCalls(async (url) => {
    const [, address = ''] = url.split('/explore/');
    asked.push(decodeURIComponent(address));
    const body = bodies[address.split('?')[0] ?? ''];
    return body
      ? { status: 200, body }
      : { status: 404, body: { code: 'not_found', message: 'Not found.' } };
  });
  return asked;
}
