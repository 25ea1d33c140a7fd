import { describe, expect, it } from 'vitest';
import { oddVersions } from '#functions/testing/random/odd-bodies.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { countingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

type Refusal = { code?: string; error?: string; issues?: { path: string }[] };

const { counting, writtenRows } = countingDatabase(await testDatabase());
const app = await testApp({ database: counting });
const cook = await aCook(app);
const recipe = await cook.createRecipe(aRecipe({ slug: 'odd' }));
const calls = await describedCalls(app, { cook, ids: { recipeId: recipe.id } });
const writes = calls
  .filter(({ hasBody }) => hasBody)
  .map((call) => [call.method, call.path, call] as const);
const callOf = (method: string, path: string) =>
  writes.find(([verb, address]) => verb === method && address === path)![2];

/** What is wrong with the answers to everything odd that can be sent to a call. */
async function faultsOf({ method, address, newBody }: (typeof calls)[number]) {
  const faults: unknown[] = [];
  for (const body of oddVersions(newBody())) {
    const { token } = cook.site;
    const before = writtenRows();
    const answer = await app.call<Refusal>(method, address, { token, body });
    const written = writtenRows() - before;
    if (!isProper(answer, written)) faults.push({ sent: body, written, ...answer });
  }
  return faults;
}

function isProper({ status, body }: { status: number; body: Refusal }, written: number): boolean {
  if (status < 400) return true;
  const { code, error, issues } = body;
  const isTold = typeof error === 'string' && error !== '' && typeof code === 'string';
  return (
    status < 500 &&
    written === 0 &&
    isTold &&
    (code !== 'validation_failed' || Array.isArray(issues))
  );
}

describe('A value of any kind in any field, S1.5, S6.1', { timeout: 120_000 }, () => {
  it.each(writes)(
    'is taken, or refused with a reason and changes nothing: %s %s',
    async (_method, _path, call) => {
      expect(await faultsOf(call)).toEqual([]);
      expect(app.logged).toEqual([]);
    },
  );

  it('is tried on every call that takes a body', () => {
    expect(writes.length).toBeGreaterThan(25);
  });

  it.each([
    ['PUT', '/api/v1/manage/{siteSlug}/sites'],
    ['PUT', '/api/v1/manage/{siteSlug}/recipes/{recipeId}'],
    ['PUT', '/api/v1/manage/{siteSlug}/plans'],
    ['POST', '/api/v1/manage/{siteSlug}/collections'],
  ])('is put into what is right otherwise: %s %s', async (method, path) => {
    const { address, newBody } = callOf(method, path);
    const answer = await app.call(method, address, { token: cook.site.token, body: newBody() });
    expect(answer.status).toBeLessThan(300);
  });
});
