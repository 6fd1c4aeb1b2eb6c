import type { PeopleContext } from '../people/people-context';
import type { FormAnswerRules } from './answers/answer-rules';
import type { KnownSpecies } from './answers/species-of-choice';
import type { CollectionServer } from './collection-server';
import type { FileStore } from './files/file-store';
import type { RecordRereading } from './submissions/rereading/record-rereading';
import type { XlsForms } from './xls-forms/xls-forms';

export interface CollectingContext extends PeopleContext {
  collection: CollectionServer;
  files: FileStore;
  answerRules: FormAnswerRules;
  /** Scientific names of the species lists, whose records are public. */
  knownSpecies: () => Promise<KnownSpecies>;
  rereading: RecordRereading;
  xlsForms: XlsForms;
}
