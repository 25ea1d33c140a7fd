import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MessageKind } from '#domain/mail/message-kind.ts';
import { commit } from '#functions/db/database.ts';
import { messages as messageRows } from '#functions/db/schema/local/messages.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { messageRepository } from './message.ts';

const database = await testDatabase();
const messages = messageRepository(database);
const share = { now: Date.UTC(2026, 4, 17), limit: 2, since: 0 };

const aMessage = (recipient: string, kind: MessageKind, siteId: string | null = null) => ({
  id: crypto.randomUUID(),
  siteId,
  kind,
  recipient,
  senderName: 'Pies',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  expiresAt: null,
});

async function kindsKept(kinds: MessageKind[]): Promise<unknown[]> {
  const recipient = `${crypto.randomUUID()}@example.com`;
  for (const kind of kinds)
    await commit(database, [messages.create(aMessage(recipient, kind), share)]);
  const rows = await rowsOf(database, messageRows, eq(messageRows.recipient, recipient));
  return rows.map(({ kind }) => kind);
}

describe('What an address is sent, S3.1', () => {
  it('is no more than its share of what others can ask for', async () => {
    expect(await kindsKept(['sign-in', 'subscription', 'sign-up', 'newsletter-welcome'])).toEqual([
      'sign-in',
      'subscription',
    ]);
  });

  it('is counted for each site and the platform apart, up to four shares', async () => {
    const recipient = `${crypto.randomUUID()}@example.com`;
    const { id: own } = await aSite(database);
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push((await aSite(database)).id);
    for (const siteId of [own, own, own, null, ...others, ...others])
      await commit(database, [messages.create(aMessage(recipient, 'sign-in', siteId), share)]);
    const rows = await rowsOf(database, messageRows, eq(messageRows.recipient, recipient));
    const countOf = (siteId: string | null) => rows.filter((row) => row.siteId === siteId).length;
    expect([rows.length, countOf(own), countOf(null)]).toEqual([8, 2, 1]);
  });

  it('is every newsletter, however many letters were asked for', async () => {
    const kinds: MessageKind[] = ['sign-in', 'sign-in', 'newsletter', 'newsletter'];
    expect(await kindsKept(kinds)).toEqual(kinds);
  });

  it('is a sign-in link, however many newsletters came', async () => {
    const kinds: MessageKind[] = ['newsletter', 'newsletter', 'newsletter', 'sign-in', 'sign-up'];
    expect(await kindsKept([...kinds, 'sign-in'])).toEqual(kinds);
  });
});
