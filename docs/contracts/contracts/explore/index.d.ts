export * from './filter';
export * from './pages';
export * from './records';
export * from './summary';
