import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { allThingsOf } from '#functions/testing/app/all-things.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const victim = await aCook(app, { slug: 'nettle' });
const theirs = await allThingsOf(app, victim, 'Nettle');
const thief = await aCook(app, { slug: 'thistle' });
const own = await allThingsOf(app, thief, 'Thistle');

// Units are the platform's, and the same for all.
const foreignIds = Object.entries(theirs).filter(([thing]) => thing !== 'unitId');
const calls = (
  await describedCalls(app, {
    cook: thief,
    ids: {
      ...own,
      recipeIds: [own.recipeId],
      collectionIds: [own.collectionId],
      mediaIds: [own.imageId],
      page: { kind: 'recipe', id: own.recipeId },
    },
  })
).filter(({ path }) => path.startsWith('/api/v1/manage/{siteSlug}/'));
type Call = (typeof calls)[number];
const titled = (call: Call) => [`${call.method} ${call.path}`, call] as const;

/** The rows in which anything of the other site is named. */
async function rowsOfVictim(): Promise<string[]> {
  const tables = JSON.parse(await storedRows(app.database)) as [string, object[]][];
  return tables
    .flatMap(([table, rows]) => rows.map((row) => `${table} ${JSON.stringify(row)}`))
    .filter((row) => foreignIds.some(([, id]) => row.includes(id)));
}

type Try = { address: string; body?: unknown; of: string };

/** Tries that were neither refused nor answered as if there were nothing, and those that tell. */
async function taken({ method }: Call, tries: Try[]): Promise<string[]> {
  const { token } = thief.site;
  const found: string[] = [];
  for (const { address, body, of } of tries) {
    const answer = await app.call(method, address, { token, body });
    const text = JSON.stringify(answer.body ?? '');
    const isRefused = [400, 404].includes(answer.status) || isOfNothing(answer.body);
    if (!isRefused || /nettle/i.test(text)) found.push(`${of} ${answer.status} ${text}`);
  }
  return found;
}

/** What is done to many things says of each what became of it. */
function isOfNothing(body: unknown): boolean {
  const { results = [] } = body as { results?: { status: string; code?: string }[] };
  const isUnknown = results.every(({ status, code }) => [status, code].includes('not_found'));
  return results.length > 0 && isUnknown;
}

const inAddress = calls.filter(({ path }) => /\{\w+Id\}/.test(path));
const triesOf = ({ path, newBody, addressesWith }: Call): Try[] => {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return foreignIds.flatMap(([thing, id]) =>
    addressesWith(id)
      .slice(0, places.length)
      .flatMap((address, at) =>
        places[at]?.endsWith('Id')
          ? [{ address, body: newBody(), of: `${thing} as ${places[at]}` }]
          : [],
      ),
  );
};

describe("Ids of another site's things in an address, S4.1", { timeout: 60_000 }, () => {
  it.each(inAddress.map(titled))('are not found: %s', async (_name, call) => {
    const before = await rowsOfVictim();
    expect(await taken(call, triesOf(call))).toEqual([]);
    expect(await rowsOfVictim()).toEqual(before);
  });

  it('are tried in every kind of address', () => {
    expect(inAddress.length).toBeGreaterThan(40);
  });
});

/** What a body can refer to. */
const named = [
  'recipeId',
  'goneId',
  'imageId',
  'videoId',
  'collectionId',
  'termId',
  'mergedId',
  'mergedIngredientId',
  'mergedEquipmentId',
  'ingredientId',
  'equipmentId',
  'userId',
] as const;
/** Ids of its own, which its sender chooses, and a row of the recipe itself. */
const chosen = ['ingredientUsageId', 'undoId'];
const isReference = (path: (string | number)[]) =>
  !chosen.includes(String(path.at(-1))) &&
  (path.at(-1) !== 'id' || /images|page/.test(path.join()));
const bodiesOf = ({ address, bodiesNaming }: Call): Try[] =>
  named.flatMap((thing) =>
    bodiesNaming(theirs[thing])
      .filter(({ path }) => isReference(path))
      .map(({ path, body }) => ({ address, body, of: `${thing} as ${path.join('.')}` })),
  );
/** A copy that is kept beside a recipe is looked at when it is restored. */
const inBody = calls.filter(
  (call) => !call.path.endsWith('/revisions') && bodiesOf(call).length > 0,
);

describe("Ids of another site's things in a body, S4.3", { timeout: 60_000 }, () => {
  it.each(inBody.map(titled))('are refused: %s', async (_name, call) => {
    const before = await rowsOfVictim();
    expect(await taken(call, bodiesOf(call))).toEqual([]);
    expect(await rowsOfVictim()).toEqual(before);
  });

  it('are tried in every kind of body', () => {
    const tried = inBody.flatMap((call) => bodiesOf(call).map(({ of }) => of));
    expect(inBody.length).toBeGreaterThan(12);
    expect(new Set(tried).size).toBeGreaterThan(500);
  });

  it('are left out where a kept copy that names them is restored', async () => {
    const path = `/recipes/${own.recipeId}/revisions`;
    const content = aRecipe({ images: [{ id: theirs.imageId }], tagIds: [theirs.termId] });
    const { body } = await thief.post<{ revision: { id: string } }>(path, { name: 'x', content });
    const restored = await thief.post(`${path}/${body.revision.id}/restore`);
    expect(restored.body).toMatchObject({ leftOut: ['tagIds.0', 'images.0.id'] });
    expect((await victim.delete(`/images/${theirs.imageId}`)).status).toBe(204);
  });
});
