import { type DBSchema, type IDBPDatabase } from 'idb';
export declare function openOnce<Schema extends DBSchema>(name: string, version: number, upgrade: (database: IDBPDatabase<Schema>) => void): () => Promise<IDBPDatabase<Schema>>;
