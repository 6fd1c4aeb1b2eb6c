import type { PeopleContext } from '../people/people-context';
import type { CollectionServer } from './collection-server';
import type { FileStore } from './files/file-store';
import type { RecordRereading } from './submissions/record-rereading';
import type { XlsForms } from './xls-forms/xls-forms';

/** What parts work with that know records, forms and their files. */
export interface CollectingContext extends PeopleContext {
  /** The server that phones send records to. */
  collection: CollectionServer;
  /** Files of submissions and forms. */
  files: FileStore;
  /** Reads records again whose form got another mapping. */
  rereading: RecordRereading;
  /** Converts XLSForms, where pyxform is there. */
  xlsForms: XlsForms;
}
