import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailLimits, type MessageKind, messageKinds } from '#domain/mail/message-kind.ts';
import { commit } from '#functions/db/database.ts';
import { messages as messageRows } from '#functions/db/schema/local/messages.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { brokenConstraint } from '../constraint.ts';
import { messageRepository } from './message.ts';

const database = await testDatabase();
const messages = messageRepository(database);
const share = { now: Date.UTC(2026, 4, 17), limit: 2, windowMs: Date.UTC(2026, 4, 17) };
const five = { ...share, limit: 5 };

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

/** How many of several letters the address is sent, where those before left room. */
async function keptOf(kind: MessageKind, after: MessageKind[] = [], isBound = false) {
  const recipient = `${crypto.randomUUID()}@example.com`;
  for (const each of after)
    await commit(database, [messages.create(aMessage(recipient, each), five)]);
  const { id } = await aSite(database);
  const allowance = { ...five, isBound };
  for (const siteId of [null, id, null, id, null, id])
    await commit(database, [messages.create(aMessage(recipient, kind, siteId), allowance)]);
  const rows = await rowsOf(database, messageRows, eq(messageRows.recipient, recipient));
  return rows.length - after.length;
}

describe('What an address is sent, S3.1', () => {
  it('is five letters that others can ask for, whatever site or call they come from', async () => {
    expect(await keptOf('sign-in')).toBe(5);
    expect(await keptOf('sign-up', ['newsletter-welcome', 'invitation', 'sign-in'])).toBe(2);
  });

  it.each(messageKinds.filter((kind) => mailLimits[kind] === 'none'))(
    'is all the platform writes by itself: %s',
    async (kind) => {
      expect(await keptOf(kind, ['sign-in', 'sign-in', 'sign-in', 'sign-in', 'sign-in'])).toBe(6);
    },
  );

  it.each(['newsletter-welcome', 'newsletter-confirmation'] as const)(
    'always leaves room for letters to sign in: %s',
    async (kind) => {
      expect(await keptOf(kind)).toBe(3);
      expect(await keptOf(kind, ['sign-in', 'sign-in', 'invitation'])).toBe(0);
      expect(await keptOf('sign-in', [kind, kind, kind])).toBe(2);
    },
  );

  it('leaves room for a letter that signs in everywhere beside those of one domain', async () => {
    expect(await keptOf('sign-in', [], true)).toBe(4);
  });

  it.each(['invitation', 'site-offer'] as const)(
    'refuses all that was to be stored with one more that somebody asked for: %s',
    async (kind) => {
      const recipient = `${crypto.randomUUID()}@example.com`;
      const one = () => messages.create(aMessage(recipient, kind), five);
      await commit(database, [one(), one(), one()]);
      const refused = commit(database, [
        messages.create(aMessage(recipient, 'payment'), five),
        one(),
      ]);
      const broken = await refused.catch(brokenConstraint);
      expect(broken).toBe('mailed-enough');
      const rows = await rowsOf(database, messageRows, eq(messageRows.recipient, recipient));
      expect(rows.map((row) => row.kind)).toEqual([kind, kind, kind]);
    },
  );

  it('is every newsletter, however many letters were asked for', async () => {
    const kinds: MessageKind[] = ['sign-in', 'sign-in', 'newsletter', 'newsletter'];
    expect(await kindsKept(kinds)).toEqual(kinds);
  });

  it('is a sign-in link, however many newsletters came', async () => {
    const kinds: MessageKind[] = ['newsletter', 'newsletter', 'newsletter', 'sign-in', 'sign-up'];
    expect(await kindsKept([...kinds, 'sign-in'])).toEqual(kinds);
  });
});
