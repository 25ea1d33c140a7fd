import { describe, expect, it } from 'vitest';
import { isUnavailable } from './constraint.ts';

describe('An error of the database', () => {
  it.each([
    'D1_ERROR: Failed to get session commit token',
    'Failed to get session commit token',
    'Cannot resolve D1 due to transient issue on remote node.',
    'D1 DB exceeded its CPU time limit and was reset.',
    'The code has been updated, this version can no longer access the storage.',
    'connect ECONNREFUSED 127.0.0.1:8080',
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
    'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
    'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
    'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
    'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
    'D1_ERROR: D1 DB reset because its code was updated.',
    'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
    "D1_ERROR: Can't read from request stream because client disconnected.",
    'D1_ERROR: D1 DB exceeded its CPU time limit and was reset.',
    'D1_ERROR: something that nobody has said before',
    'Network connection lost.',
    'SQLITE_BUSY: database is locked',
    'SERVER_ERROR: Server returned HTTP status 502',
    'fetch failed',
  ])('can be gone the next time: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
    expect(isUnavailable(new Error('a batch failed', { cause: new Error(message) }))).toBe(true);
  });

  it.each([
    'D1_ERROR: near "SELEC": syntax error at offset 0: SQLITE_ERROR',
    'D1_ERROR: no such table: nothing: SQLITE_ERROR',
    'D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT',
    'D1_ERROR: Wrong number of parameter bindings for SQL query.',
    "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
    'SQLITE_ERROR: no such column: x',
    'x is not a function',
  ])('stays as it is: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(false);
  });
});
