import type { PeopleContext } from '../people/people-context';
import type { CollectionServer } from './collection-server';
import type { FileStore } from './files/file-store';
import type { RecordRereading } from './submissions/record-rereading';
import type { XlsForms } from './xls-forms/xls-forms';

/** Dependencies of modules that read or write records, forms and their files. */
export interface CollectingContext extends PeopleContext {
  /** The server that receives the phones' records. */
  collection: CollectionServer;
  /** Stores files of submissions and forms. */
  files: FileStore;
  /** Rereads the records of a form after its mapping changed. */
  rereading: RecordRereading;
  /** Converts XLSForms if pyxform is installed. */
  xlsForms: XlsForms;
}
