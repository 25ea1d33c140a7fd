import { asc, eq, sql } from 'drizzle-orm';
import type { SignInAnswer } from '#contract/accounts/sign-in.ts';
import { read } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { rows, selection } from '#functions/db/selection.ts';
import type { TestApp } from '../app/test-app.ts';

export type Letter = {
  subject: string;
  kind: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  senderName: string;
  /** The first address in it, as a person would follow it. */
  link: URL;
  token: string;
  code: string;
};

const sent = selection({
  subject: messages.subject,
  kind: messages.kind,
  html: messages.html,
  text: messages.text,
  headers: messages.headers,
  senderName: messages.senderName,
});

/** What waits to be sent to an address, oldest first. */
export async function lettersTo({ database }: TestApp, email: string): Promise<Letter[]> {
  const query = database
    .select(sent.fields)
    .from(messages)
    .where(eq(messages.recipient, email))
    .orderBy(asc(messages.createdAt), sql`rowid`);
  return (await read(database, rows(sent, query))).map((row) => {
    const text = String(row.text);
    const address = /https?:\/\/\S+/.exec(text)?.[0] ?? 'https://nowhere.example/';
    const link = new URL(address);
    return {
      subject: row.subject,
      kind: row.kind,
      html: String(row.html),
      text,
      headers: row.headers,
      senderName: row.senderName,
      link,
      token: link.searchParams.get('token') ?? '',
      code: /^\d{6}$/m.exec(text)?.[0] ?? '',
    };
  });
}

export async function lastLetterTo(app: TestApp, email: string): Promise<Letter> {
  const letter = (await lettersTo(app, email)).at(-1);
  if (!letter) throw new Error(`Nothing was sent to ${email}`);
  return letter;
}

let people = 0;

/** A unique address. */
export const anAddress = () => `visitor-${(people += 1)}@example.com`;

const path = '/api/v1/manage';

/** The calls of signing in on the platform's own host. */
export const signInDesk = (app: TestApp) => ({
  ask: (email: string, query = '') =>
    app.call('POST', `${path}/sign-in${query}`, { body: { email } }),
  claim: (token: string) => app.call<SignInAnswer>('POST', `${path}/sign-in/${token}`),
  enter: (email: string, code: string, from?: string) =>
    app.call<SignInAnswer>('POST', `${path}/sign-in-codes`, {
      body: { email, code },
      headers: sentFrom(from),
    }),
  currentUser: (token: string) => app.call('GET', `${path}/current-user`, { token }),
  /** A letter with a link and a code, and whom it went to. */
  aLetter: async (email = anAddress(), from?: string) => {
    await app.call('POST', `${path}/sign-in`, { body: { email }, headers: sentFrom(from) });
    return { email, ...(await lastLetterTo(app, email)) };
  },
});

/** Of a client with this address, as the edge says. */
const sentFrom = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'CF-Connecting-IP': address };

/** Signs an address in as its person would: asks for a link, and follows it. */
export async function signIn(app: TestApp, email = anAddress()) {
  const { aLetter, claim } = signInDesk(app);
  const { body } = await claim((await aLetter(email)).token);
  return { email, token: body.authToken, id: body.currentUser.id };
}

/** Some other six digits. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
