/** Each capability defines its tables in its `tables.ts`. */

export * from '../account/own-data/tables';
export * from '../account/provider-sign-in/tables';
export * from '../administration/gaps/tables';
export * from '../administration/mail-updates/tables';
export * from '../collecting/central/tables';
export * from '../collecting/forms/drafts/tables';
export * from '../collecting/public-places/tables';
export * from '../collecting/reviews/tables';
export * from '../collecting/tables';
export * from '../demonstration/tables';
export * from '../importing/field-sites/tables';
export * from '../importing/species/tables';
export * from '../importing/tables';
export * from '../people/accounts/closing/tables';
export * from '../people/accounts/tables';
export * from '../people/audit/tables';
export * from '../people/repeated-calls/tables';
export * from '../people/text-gateway/tables';
export * from '../platform/database/tables';
export * from '../publishing/downloads/tables';
export * from '../publishing/licences/tables';
export * from '../publishing/public-cards/tables';
export * from '../publishing/public-occurrences/tables';
export * from '../publishing/site-texts/tables';
