import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/app.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const { id: recipeId } = await cook.publishRecipe(aRecipe({ slug: 'cached' }));
const calls = await describedCalls(app, { cook, ids: { recipeId } });
const addresses = calls.map(({ method, path, address }) => [method, path, address] as const);

describe('Answers of the API, S12.2', () => {
  it.each(addresses)('are kept by no cache: %s %s', async (method, _path, address) => {
    const signedIn = await app.call(method, address, { token: cook.site.token });
    const signedOut = await app.call(method, address);
    const refused = await app.call(method, `${address}?nothing=of-that-name`);
    const kept = [signedIn, signedOut, refused].map(({ headers }) => headers.get('cache-control'));
    expect(kept).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('are all of those that there are', () => {
    const documented = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const spelled = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
    const others = apiRoutes().filter(
      ({ method, path }) => !documented.has(`${method} ${spelled(path)}`),
    );
    expect(others.map(({ path }) => path)).toEqual([
      '/api/v1/uploads/:key',
      '/api/v1/archives/:kind',
      '/api/v1/payment-events/:endpoint',
      '/api/v1/mail-events',
      '/go/:token',
      '/api/v1/openapi.json',
      '/api/docs',
    ]);
  });
});
