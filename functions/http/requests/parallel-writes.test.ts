import { describe, expect, it } from 'vitest';
import { distantDatabase } from '#functions/testing/database/broken-database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { aThingOfEach, describedCalls } from '#functions/testing/app/described-calls.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const database = distantDatabase(await testDatabase());
const app = await testApp({ config: unhurried, database });
const cook = await aCook(app);
const things = await aThingOfEach(cook);
const ids = { ...things, collectionIds: [things.collectionId] };

/** Pictures have to be uploaded first, and people to accept an invitation. */
const needsMore = (path: string) => /\{(?:image|video|person)Id\}/.test(path);
const described = await describedCalls(app, { cook, ids });
const writes = described
  .filter(({ method, path }) => method === 'PUT' && !needsMore(path))
  .map((call) => [call.path, call] as const);

const parallel = 20;
/** What differs from write to write. */
const differing: Record<string, (count: number) => object> = {
  // The name of a unit holds letters alone.
  title: (count) => ({ title: `Plum ${String.fromCodePoint(97 + count)}` }),
  displayName: (count) => ({ displayName: `Edna ${count}` }),
  monthlyAmountCents: (count) => ({ monthlyAmountCents: 100 + count * 100 }),
};

const differingBody = (body: object | undefined, count: number): object =>
  Object.assign(
    { ...body },
    ...Object.keys({ ...body }).map((name) => differing[name]?.(count) ?? {}),
  ) as object;

describe('Writes of one thing at the same time, §7', { timeout: 60_000 }, () => {
  it.each(writes)('are all taken where they name no version: PUT %s', async (_path, call) => {
    const bodies = Array.from({ length: parallel }, (_, count) =>
      differingBody(call.newBody(), count),
    );
    const answers = await Promise.all(
      bodies.map((body) => app.call('PUT', call.address, { token: cook.site.token, body })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toEqual([]);
    expect(app.logged).toEqual([]);
  });

  it('is tried on everything that is written by PUT', () => {
    expect(writes.length).toBeGreaterThan(8);
  });

  it('are taken once where all name the same version', async () => {
    const { version } = (
      await cook.get<{ collection: { version: number } }>(`/collections/${ids.collectionId}`)
    ).body.collection;
    const headers = { 'If-Match': `"${version}"` };
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, count) =>
        cook.put(`/collections/${ids.collectionId}`, { title: `Tart ${count}` }, { headers }),
      ),
    );
    const ofStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect([ofStatus(200), ofStatus(409)].map(({ length }) => length)).toEqual([1, parallel - 1]);
  });
});
