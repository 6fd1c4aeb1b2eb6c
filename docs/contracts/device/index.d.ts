export type { KeptAnswer } from './device-database';
export * from './kept-answers';
export * from './kept-forms';
