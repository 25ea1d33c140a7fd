import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { type MailsPerTime, mailWindows, type MessageKind } from '#domain/mail/message-kind.ts';
import { messages } from '#functions/db/schema/local/messages.ts';

/** What an address may be sent until now. */
export type AddressLimit = MailsPerTime & { now: number };

type Letter = {
  kind: MessageKind;
  recipient: string | Column;
  /** Whether the link in it begins sessions on one site alone. */
  isBound?: boolean | undefined;
};

/** Whether an address may be sent one more letter of a kind; undefined where it always may. */
export function isWithinLimit(letter: Letter, { now, ...limit }: AddressLimit): SQL | undefined {
  const windows = mailWindows(letter, limit);
  return and(
    ...windows.map(
      ({ kinds, limit: most, windowMs }) => sql`(SELECT count(*) FROM ${messages}
        WHERE ${messages.recipient} = ${letter.recipient}
          AND ${messages.createdAt} > ${now - windowMs} AND ${messages.kind} IN ${kinds}) < ${most}`,
    ),
  );
}
