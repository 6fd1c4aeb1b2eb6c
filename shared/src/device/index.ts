export type { KeptAnswer } from './device-database';
export * from './kept-answers';
export {
  isEngineKept,
  type KeptForm,
  keepForm,
  keptForm,
  keptForms,
  removeForm,
} from './kept-forms';
