export * from './nonce';
export * from './page-data';
