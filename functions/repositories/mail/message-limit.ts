import { and, type Column, type SQL, sql } from 'drizzle-orm';
import {
  dailyLimits,
  limitedKinds,
  mailLimits,
  type MessageKind,
  placesLeft,
} from '#domain/mail/message-kind.ts';
import { messages } from '#functions/db/schema/local/messages.ts';

/** What an address may be sent: so many letters since then. */
export type AddressLimit = { now: number; limit: number; since: number };

type Letter = {
  kind: MessageKind;
  recipient: string | Column;
  /** Whether the link in it begins sessions on one site alone. */
  isBound?: boolean | undefined;
};

/** Whether an address may be sent one more letter of a kind; undefined where it always may. */
export function isWithinLimit(
  { kind, recipient, isBound = false }: Letter,
  { now, limit, since }: AddressLimit,
): SQL | undefined {
  if (mailLimits[kind] === 'none') return undefined;
  const daily = dailyLimits[mailLimits[kind]];
  const sent = (kinds: readonly MessageKind[], after: number) =>
    sql`(SELECT count(*) FROM ${messages} WHERE ${messages.recipient} = ${recipient}
      AND ${messages.createdAt} > ${after} AND ${messages.kind} IN ${kinds})`;
  return and(
    sql`${sent(limitedKinds, since)} < ${limit - placesLeft(kind, isBound)}`,
    daily ? sql`${sent([kind], now - daily.windowMs)} < ${daily.limit}` : undefined,
  );
}
