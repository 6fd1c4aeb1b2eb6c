import { message } from '../fields/message';

/** Labels of the imports page that server messages mention, by the field names of the call. */
export const IMPORT_LABELS = {
  stateFrom: message('The name of the state is in'),
  districtFrom: message('The name of the district is in'),
  blockFrom: message('The name of the block is in'),
  dates: message('Day and month'),
  replace: message('The file stands for everything in the dataset'),
} as const;
