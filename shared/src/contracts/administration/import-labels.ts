import { message } from '../message';

/** Fields of the imports' page that sentences of the server name, by what the call calls them. */
export const IMPORT_LABELS = {
  stateFrom: message('The name of the state is in'),
  districtFrom: message('The name of the district is in'),
  blockFrom: message('The name of the block is in'),
  replace: message('The file stands for everything in the dataset'),
} as const;
