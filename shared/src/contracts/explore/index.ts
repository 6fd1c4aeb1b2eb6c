export * from './downloads';
export * from './filter';
export * from './group-words';
export * from './pages';
export * from './records';
export * from './summary';
