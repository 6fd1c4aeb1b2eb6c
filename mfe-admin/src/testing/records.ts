import type {
  ReviewListRecord,
  ReviewRecord,
  ReviewSpecies,
} from '@aranya/shared/contracts/review';

/** A record in a test's list. */
export const listedRecord = (wishes: Partial<ReviewListRecord> = {}): ReviewListRecord => ({
  id: '7',
  formTitle: 'Seen in the forest',
  collector: 'ଆଶା ମାଝୀ',
  receivedAt: '2026-11-03T08:30:00Z',
  observedOn: '2026-11-01',
  species: ['Shorea_robusta'],
  photo: null,
  status: 'waiting',
  revision: 'r7',
  ...wishes,
});

/** A species of a test record. */
export const recordedSpecies = (wishes: Partial<ReviewSpecies> = {}): ReviewSpecies => ({
  position: 0,
  recordedName: 'Shorea_robusta',
  localName: null,
  place: [20.512345, 84.25],
  accuracy: 4.6,
  area: { block: 'Harichandanpur', district: 'Kendujhar', state: 'Odisha' },
  isThreatened: false,
  review: { status: 'waiting', species: null, reason: null, comment: '', at: null },
  expectedHere: { district: 'Keonjhar', inDistrict: 1200, inMonth: 3, everywhere: 123456 },
  ...wishes,
});

/** A test record. */
export const reviewedRecord = (wishes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  id: '7',
  instanceId: 'uuid:7',
  formId: 'seen_in_the_forest',
  formTitle: 'Seen in the forest',
  formVersion: '1',
  collector: 'ଆଶା ମାଝୀ',
  receivedAt: '2026-11-03T08:30:00Z',
  observedOn: '2026-11-01',
  versions: 2,
  encrypted: false,
  isInCentral: false,
  hidden: null,
  coarse: null,
  answers: [{ path: 'plot/girth', label: 'Girth', text: '120', repeats: [2] }],
  changes: [],
  species: [recordedSpecies()],
  photos: [],
  history: [
    {
      at: '2026-11-03T08:30:00Z',
      kind: 'received',
      by: 'ଆଶା ମାଝୀ',
      position: null,
      status: null,
      species: null,
      text: '',
    },
  ],
  revision: 'r7',
  ...wishes,
});
