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

// These outlive a test: a read that is under way as it ends asks for them once more, and would else
// abort in a rejection that nobody awaits.
Object.assign(globalThis, classes);

/** An empty database of the browser, for as long as globals are stubbed. */
export function fakeDatabase(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}
