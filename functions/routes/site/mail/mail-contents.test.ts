import { describe, expect, it } from 'vitest';
import { messages } from '#functions/db/schema/local/messages.ts';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const settings = { subscriptionsEnabled: true, newslettersEnabled: true };
const cook = await aCook(app, { slug: 'pies', settings });
const { post } = aPasserBy(app, cook);
const entitle = (title: string) => cook.put('/sites', { title, slug: 'pies', ...settings });

/** Every letter that somebody can have a site send to an address. */
const letters: [string, (email: string, next?: string) => Promise<unknown>][] = [
  ['sign-in', (email, next = '/') => post(`/sign-in?next=${encodeURIComponent(next)}`, { email })],
  ['sign-up', (email, next = '/') => post(`/sign-up?next=${encodeURIComponent(next)}`, { email })],
  ['newsletter', (email) => post('/newsletter-subscribers', { email })],
  [
    'subscription',
    (email, nextLogin = '/') =>
      post('/subscriptions', {
        email,
        plan: 'free',
        nextLogin: `https://pies.larder.test${nextLogin}`,
      }),
  ],
];

describe('Letters, S11.1', () => {
  it.each(letters)('have a subject, a sender and headers of one line: %s', async (_kind, send) => {
    await entitle('Pies\r\nBcc: everybody\n\nHello');
    const email = anAddress();
    await send(email);
    const { subject, senderName, headers } = await lastLetterTo(app, email);
    const lines = [subject, senderName, ...Object.entries(headers).flat()];
    expect(senderName).toBe('Pies Bcc: everybody Hello');
    expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
  });

  it.each(letters)('go to one address: %s', async (_kind, send) => {
    const sent = async () => {
      const rows = await rowsOf(app.database, messages);
      return rows.map(({ recipient }) => recipient);
    };
    const before = await sent();
    const email = anAddress();
    await send(` ${email.toUpperCase()} `);
    await send(`${email}, ada@example.com`);
    await send(`${email}\r\nBcc: ada@example.com`);
    expect(await sent()).toEqual([...before, email]);
  });

  it.each(letters)('carry no markup that somebody else typed: %s', async (_kind, send) => {
    await entitle('Pies <img src=x> & "Tarts"');
    const email = anAddress();
    await send(email, '/recipes?search="><img src=x><a href=//evil.example>win</a>');
    const { html, text, link } = await lastLetterTo(app, email);
    expect(html).not.toMatch(/<img|<a href="?\/\/evil/);
    expect(text).not.toMatch(/<a href/);
    expect(link.origin).toBe('https://pies.larder.test');
  });
});
