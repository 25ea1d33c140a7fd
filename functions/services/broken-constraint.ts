import type { BrokenConstraint } from '#functions/repositories/constraint.ts';
import {
  conflict,
  invalidAt,
  limitReached,
  OvertakenError,
  type ServiceError,
} from './service-error.ts';

const refusals: Record<BrokenConstraint, () => ServiceError> = {
  'taken-name': () => conflict('slug_taken'),
  // On this site or on another one.
  'taken-id': () => invalidAt('id'),
  'repeated-request': () => conflict('already_sent'),
  'stale-version': () => new OvertakenError(),
  'missing-reference': () => invalidAt(''),
  'mailed-enough': () => limitReached(15 * 60),
};

/** What a refused batch means to the person who asked for it. */
export const refusalOf = (broken: BrokenConstraint): ServiceError => refusals[broken]();
