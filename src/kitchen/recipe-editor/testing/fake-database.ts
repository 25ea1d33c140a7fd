import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';

const classes = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};

/** An empty database of the browser, for as long as globals are stubbed. */
export function fakeDatabase(): void {
  for (const [name, each] of Object.entries(classes)) vi.stubGlobal(name, each);
  vi.stubGlobal('indexedDB', new IDBFactory());
}
