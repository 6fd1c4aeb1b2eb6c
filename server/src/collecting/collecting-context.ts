import type { PeopleContext } from '../people/people-context';
import type { FormAnswerRules } from './answers/answer-rules';
import type { KnownSpecies } from './answers/species-of-choice';
import type { CollectionServer } from './collection-server';
import type { FileStore } from './files/file-store';
import type { RecordRereading } from './submissions/rereading/record-rereading';
import type { XlsForms } from './xls-forms/xls-forms';

/** Dependencies of modules that read or write records, forms and their files. */
export interface CollectingContext extends PeopleContext {
  /** The server that receives the phones' records. */
  collection: CollectionServer;
  /** Stores files of submissions and forms. */
  files: FileStore;
  answerRules: FormAnswerRules;
  /** Reads the scientific names of the species lists, whose records are public. */
  knownSpecies: () => Promise<KnownSpecies>;
  /** Rereads the records of a form after its mapping changed. */
  rereading: RecordRereading;
  /** Converts XLSForms if pyxform is installed. */
  xlsForms: XlsForms;
}
