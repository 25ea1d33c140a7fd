import { isBlank } from '../../text/blank.ts';
import type { FieldPath } from '../draft/field-path.ts';

/** What is wrong with a value that the server would refuse. */
export type Fault =
  | { limit: 'empty' }
  | { limit: 'characters'; most: number; has: number }
  | { limit: 'count'; most: number; has: number }
  | { limit: 'number'; least: number; most: number }
  /** An address of the recipe, of which few characters can be. */
  | { limit: 'slug' }
  | { limit: 'link' }
  /** Characters that nobody sees and no page can show. */
  | { limit: 'controls' }
  /** More formatting than a text takes. */
  | { limit: 'nodes'; most: number }
  /** The whole recipe; told of its longest part. */
  | { limit: 'bytes'; most: number; has: number }
  /** Words that say no value of their field. */
  | { limit: 'unreadable' }
  /** Words of what is to be made first, and is not. */
  | { limit: 'awaited' }
  | { limit: 'unknown' };

/** A value that the server would refuse, at its path by ids. */
export type Breach = { field: FieldPath; fault: Fault };

/** Checks a value; a path within it where the fault lies deeper. */
export type Check = (value: unknown) => Fault | null;

/** As the server counts them, which joins letters and their marks first. */
const lengthOf = (text: string): number =>
  (text.isWellFormed() ? text.normalize('NFC') : text).length;

/** As a request may carry them. */
export const isPlain = (text: string): boolean =>
  text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

const unknown: Fault = { limit: 'unknown' };

export const textUpTo =
  (most: number, further: (text: string) => Fault | null = () => null): Check =>
  (value) => {
    if (typeof value !== 'string') return unknown;
    if (!isPlain(value)) return { limit: 'controls' };
    const has = lengthOf(value);
    return has > most ? { limit: 'characters', most, has } : further(value);
  };

/** A line that may be empty, but not filled with nothing to see. */
export const lineUpTo = (most: number): Check =>
  textUpTo(most, (text) => (text !== '' && isBlank(text) ? { limit: 'empty' } : null));

export const filledLineUpTo = (most: number): Check =>
  textUpTo(most, (text) => (isBlank(text) ? { limit: 'empty' } : null));

export const numberWithin =
  (least: number, most: number, isTaken: (value: number) => boolean = () => true): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most && isTaken(value)
      ? null
      : { limit: 'number', least, most };

export const orNothing =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined ? null : check(value);

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value) ? null : unknown;

export const satisfying =
  (isTaken: (text: string) => boolean, fault: Fault = unknown): Check =>
  (value) =>
    typeof value === 'string' && isTaken(value) ? null : fault;
