export * from './nonce';
export * from './page-data';
export * from './service-address';
