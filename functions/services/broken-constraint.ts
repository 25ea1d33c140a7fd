import type { BrokenConstraint } from '#functions/repositories/constraint.ts';
import { conflict, invalidAt, preconditionFailed, type ServiceError } from './service-error.ts';

/** What a refused batch means to the person who asked for it. */
export function refusalOf(broken: BrokenConstraint): ServiceError {
  if (broken.kind === 'not-null' && broken.column === 'version') return preconditionFailed();
  if (broken.kind === 'not-null') return invalidAt(broken.column);
  if (broken.kind === 'foreign-key') return invalidAt('');
  if (broken.table === 'idempotency_keys') return conflict('already_sent');
  // An id that exists, here or on another site: the caller chose it.
  if (broken.columns.join() === 'id') return invalidAt('id');
  return conflict('slug_taken');
}
