import { commit } from '#functions/db/database.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportAnswer, ImportRowsAnswer } from '#contract/mail/subscriber-import.ts';
import { sortedList } from '#domain/kitchen/subscribers/csv-columns.ts';
import { schema } from '#functions/db/schema.ts';
import { aUser } from '#functions/testing/random/builders.ts';
import {
  anImport,
  askPeople,
  listOf,
  rowsFor,
  stateOf,
} from '#functions/testing/archives/imports.ts';
import { anAddress, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { clock, database } = app;
type Cook = Awaited<ReturnType<typeof aCook>>;
const aNewsCook = () => aCook(app, { settings: { newslettersEnabled: true } });

const begin = async (cook: Cook) =>
  (await cook.post<ImportAnswer>('/subscriber-imports', { fileName: 'list.csv' })).body.import.id;
const put = (cook: Cook, id: string, rows: object[]) =>
  cook.put<ImportRowsAnswer>(`/subscriber-imports/${id}/rows`, { rows });
const get = async (cook: Cook, id: string) =>
  (await cook.get<ImportAnswer>(`/subscriber-imports/${id}`)).body;
const start = (cook: Cook, id: string, basis: 'ask' | 'confirmed' = 'ask') =>
  cook.post<ImportAnswer>(`/subscriber-imports/${id}/start`, { basis, statement: 'At the market' });
const advance = async (cook: Cook, id: string) =>
  (await cook.post<ImportAnswer>(`/subscriber-imports/${id}/advance`)).body;

describe('A list of subscribers that a cook brings', () => {
  it('is told before anybody is subscribed', async () => {
    const cook = await aNewsCook();
    const [here, gone, bounced, forgotten, fresh] = Array.from({ length: 5 }, anAddress);
    const known = await anImport(cook, [here!, gone!, bounced!, forgotten!], 'confirmed');
    const { subscribers } = await listOf(cook);
    const idOf = (email: string) => subscribers.find((each) => each.email === email)?.id;
    await cook.post(`/subscribers/${idOf(gone!)}/unsubscribe`);
    await cook.delete(`/subscribers/${idOf(forgotten!)}`);
    await commit(database, [
      database
        .insert(schema.suppressions)
        .values({ siteId: cook.site.id, email: bounced!, reason: 'bounced', at: clock.now }),
    ]);
    const id = await begin(cook);
    const lines = [here!, gone!, bounced!, forgotten!, fresh!, ` ${fresh!.toUpperCase()}`, '=1+1'];
    const { body } = await put(cook, id, rowsFor(lines));
    expect(body.counts).toEqual({
      new: 1,
      imported: 0,
      here: 1,
      unsubscribed: 1,
      suppressed: 1,
      removed: 1,
      duplicate: 1,
      malformed: 1,
    });
    const { problems } = await get(cook, id);
    expect(problems.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'here'],
      [3, 'unsubscribed'],
      [4, 'suppressed'],
      [5, 'removed'],
      [7, 'duplicate'],
      [8, 'malformed'],
    ]);
    expect(await stateOf(cook, fresh!)).toBeUndefined();
    expect((await get(cook, known)).import.people.all).toBe(3);
  });

  it('brings nobody back who left, bounced or was removed, however often it is tried', async () => {
    const cook = await aNewsCook();
    const emails = Array.from({ length: 3 }, anAddress);
    await anImport(cook, emails, 'confirmed');
    const [gone, removed, bounced] = (await listOf(cook)).subscribers;
    await cook.post(`/subscribers/${gone!.id}/unsubscribe`);
    await cook.delete(`/subscribers/${removed!.id}`);
    await commit(database, [
      database
        .insert(schema.suppressions)
        .values({ siteId: cook.site.id, email: bounced!.email, reason: 'complained', at: 1 }),
    ]);
    for (const basis of ['ask', 'confirmed'] as const) await anImport(cook, emails, basis);
    const { counts, total } = await listOf(cook);
    expect([total, counts.unsubscribed, counts.complained]).toEqual([2, 1, 1]);
    await askPeople(app);
    for (const email of emails) expect(await lettersTo(app, email)).toEqual([]);
  });

  it('is the same however often its parts are sent and brought', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }),
        fc.nat(3),
        async (numbers, repeats) => {
          const cook = await aNewsCook();
          const domain = `${crypto.randomUUID()}.example`;
          const rows = rowsFor(numbers.map((number) => `cook-${number}@${domain}`));
          const id = await begin(cook);
          for (let left = repeats; left >= 0; left -= 1) await put(cook, id, rows);
          await start(cook, id);
          for (let left = repeats; left >= 0; left -= 1) await advance(cook, id);
          const { import: done } = await get(cook, id);
          const people = new Set(numbers).size;
          expect(done.state).toBe('done');
          expect(done.counts.imported).toBe(people);
          expect(done.counts.duplicate).toBe(numbers.length - people);
          expect((await listOf(cook)).counts.unconfirmed).toBe(people);
        },
      ),
      { numRuns: 8 },
    );
  }, 60_000);

  it('takes every line that the kitchen makes of a file, whatever its cells hold', async () => {
    const cook = await aNewsCook();
    const id = await begin(cook);
    const odd = ['😀', '\u{958}', '\u{D83D}', '\u{DE00}', 'e\u{301}', '\u{202E}', '\0', ' x@y.z '];
    const cell = fc
      .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary' })), { maxLength: 20 })
      .chain((parts) => fc.nat(120).map((times) => parts.join('').repeat(times).slice(0, 900)));
    const columns = { email: 0, name: 1, lastName: 2, statuses: [], said: {}, hasHeader: false };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 }), async (cells) => {
        const records = [['a@b.example', 'Ada', ''], ...cells].map((each, at) => ({
          line: at + 1,
          cells: each,
        }));
        const rows = sortedList(records, columns).people;
        expect((await put(cook, id, rows)).status).toBe(200);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('takes no lines once it runs, and none for another site', async () => {
    const cook = await aNewsCook();
    const id = await begin(cook);
    expect((await put(await aNewsCook(), id, rowsFor([anAddress()]))).status).toBe(404);
    await put(cook, id, rowsFor([anAddress()]));
    await start(cook, id);
    expect((await put(cook, id, rowsFor([anAddress()]))).status).toBe(409);
    expect((await start(cook, id)).status).toBe(409);
  });

  it('takes some as confirmed on the word of the cook, which is kept, and not thousands', async () => {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    await commit(database, [database.update(schema.sites).set({ createdAt: clock.now })]);
    const emails = Array.from({ length: 600 }, anAddress);
    const id = await begin(cook);
    await put(cook, id, rowsFor(emails.slice(0, 300)));
    await put(
      cook,
      id,
      emails.slice(300).map((email, at) => ({ line: at + 400, email })),
    );
    const refused = await start(cook, id, 'confirmed');
    expect(refused.body).toMatchObject({ code: 'validation_failed', issues: [{ path: 'basis' }] });
    const few = await anImport(cook, emails.slice(0, 2), 'confirmed');
    const { import: kept, confirmedRoom } = await get(cook, few);
    expect(kept).toMatchObject({ basis: 'confirmed', statement: 'At the market', state: 'done' });
    expect([kept.people.confirmed, confirmedRoom]).toEqual([2, 498]);
    await cook.post(`/subscriber-imports/${few}/undo`);
    expect((await get(cook, few)).confirmedRoom).toBe(498);
  });

  it('shows no name of an account to a cook who only brought its address', async () => {
    const cook = await aNewsCook();
    const { email } = await aUser(database, { displayName: 'Secret Name' });
    await anImport(cook, [email], 'confirmed');
    expect((await listOf(cook)).subscribers).toMatchObject([{ email, displayName: null }]);
    expect((await listOf(cook, 'search=secret')).total).toBe(0);
  });

  it('tells each line in a report', async () => {
    const cook = await aNewsCook();
    const email = anAddress();
    const id = await anImport(cook, [email, '=2+3']);
    const { body } = await cook.get<string>(`/subscriber-imports/${id}/report.csv`);
    expect(body.split('\r\n').slice(1, 3)).toEqual([
      `"2","${email}","Imported"`,
      `"3","'=2+3","Not an email address"`,
    ]);
  });
});
