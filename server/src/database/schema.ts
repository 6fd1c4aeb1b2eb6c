/** Every table of the server. Each capability keeps its own in `<capability>/tables.ts`. */
export * from '../account-closing/tables';
export * from '../accounts/tables';
export * from '../audit/tables';
export * from '../collection/central/tables';
export * from '../collection/tables';
export * from '../data-import/tables';
export * from '../demonstration/tables';
export * from '../field-sites/tables';
export * from '../gaps/tables';
export * from '../identity/tables';
export * from '../own-data/tables';
export * from '../profiles/tables';
export * from '../provider-sign-in/tables';
export * from '../public-cards/tables';
export * from '../species-list/tables';
export * from '../text-gateway/tables';
export * from './tables';
