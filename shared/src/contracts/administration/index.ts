export * from './cards';
export * from './central';
export * from './form-upload';
export * from './forms';
export * from './gaps';
export * from './imports';
export * from './paging';
export * from './people';
