import type { Stripe } from 'stripe';
import { missing } from './api-error.ts';
import type { Hidden, Kind, Resources } from './resources.ts';

export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';
export const platformId = 'acct_platform';

/** One account's objects; no account sees another's. */
export type Books = {
  readonly accountId: string;
  readonly objects: Map<string, Resources[Kind]>;
  readonly hidden: Map<string, Hidden>;
};

/** One account's books and all that they are a part of. */
export type Scene = { ledger: Ledger; books: Books };

export type KeptEvent = {
  event: Stripe.EventBase;
  /** Whose it is: null for the platform's own. */
  accountId: string | null;
  isDelivered: boolean;
};

export type ApiAnswer = { status: number; body: object; requestId: string };

/** What was answered under an idempotency key, to what and when. */
type KeptAnswer = { fingerprint: string; at: number; answer: ApiAnswer };

/** All that the stand-in knows. */
export type Ledger = {
  readonly accounts: Map<string, Stripe.Account>;
  readonly books: Map<string, Books>;
  readonly links: Map<string, Hidden & { accountId: string; expiresAt: number }>;
  readonly events: KeptEvent[];
  /** By their keys, which count for a day. */
  readonly answers: Map<string, KeptAnswer>;
  /** What becomes of a subscription when the last attempt to collect failed, as its dashboard sets it. */
  afterRetries: 'cancel' | 'leave_unpaid';
  /** Seconds by which the clock here is ahead of the real one. */
  ahead: number;
  /** Whether whoever asks lives by this clock as well, and not by the real one. */
  isClockShared: boolean;
  /** Where browsers reach the pages, without a slash at the end. */
  origin: string;
  /** How many ids were given. */
  given: number;
  /** Seconds since 1970 of the real clock. */
  readonly realNow: () => number;
  /** What keeps ids of two runs apart. */
  readonly run: string;
};

export function newLedger(realNow: () => number, run: string): Ledger {
  const ledger: Ledger = {
    accounts: new Map(),
    books: new Map(),
    links: new Map(),
    events: [],
    answers: new Map(),
    afterRetries: 'cancel',
    ahead: 0,
    isClockShared: false,
    origin: '',
    given: 0,
    realNow,
    run,
  };
  booksOf(ledger, platformId);
  return ledger;
}

/** Seconds since 1970, by the clock that can be moved. */
export const nowIn = (ledger: Ledger): number => ledger.realNow() + ledger.ahead;

export function newId(ledger: Ledger, prefix: string): string {
  ledger.given += 1;
  return `${prefix}_${ledger.run}${String(ledger.given).padStart(8, '0')}`;
}

export function booksOf(ledger: Ledger, accountId: string): Books {
  const known = ledger.books.get(accountId);
  if (known) return known;
  const books: Books = { accountId, objects: new Map(), hidden: new Map() };
  ledger.books.set(accountId, books);
  return books;
}

export function keep<R extends Resources[Kind]>(books: Books, resource: R): R {
  books.objects.set(resource.id, resource);
  return resource;
}

export function found<K extends Kind>(books: Books, kind: K, id: string): Resources[K] | null {
  const resource = books.objects.get(id);
  return resource && isKind(resource, kind) ? resource : null;
}

/** Throws what Stripe answers where there is no such thing on this account. */
export function taken<K extends Kind>(books: Books, kind: K, given: string | Named): Resources[K] {
  const { id, param } = typeof given === 'string' ? { id: given, param: 'id' } : given;
  const resource = found(books, kind, id);
  if (resource === null) throw missing(kind, id, param);
  return resource;
}

/** An id and the parameter that named it. */
type Named = { id: string; param: string };

/** The newest first, as lists answer. */
export function all<K extends Kind>(books: Books, kind: K): Resources[K][] {
  const resources = [...books.objects.values()];
  return resources.filter((each) => isKind(each, kind)).toReversed();
}

const isKind = <K extends Kind>(each: Resources[Kind], kind: K): each is Resources[K] =>
  each.object === kind;

export function hiddenOf(books: Books, id: string): Hidden {
  const known = books.hidden.get(id) ?? {};
  books.hidden.set(id, known);
  return known;
}

/** The id of what may have been put in place of it. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
