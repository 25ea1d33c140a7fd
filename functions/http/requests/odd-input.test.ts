import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/app.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { siteInput } from '#contract/site/site.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { aRecipe, aSite } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { call, database, logged } = await testApp();
const site = await aSite(database);
const { token } = site;

const writes = apiRoutes()
  .filter(({ method, path }) => /POST|PUT/.test(method) && !path.endsWith('/sign-out'))
  .map(({ method, path }) => [method, path.replace(':siteSlug', site.slug)] as const);

/** Values that look right at first sight: known names holding anything. */
const oddFields = (names: string[]) =>
  fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 4 });
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', 'constructor', "' OR 1=1 --", '%00', '../../etc', '\u202e', '𝒜'),
);

describe('Odd input, S1.5', { timeout: 60_000 }, () => {
  it.each(writes)('is never a fault of ours: %s %s', async (method, path) => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 5 }), fc.uuid(), async (body, id) => {
        const answer = await call(method, path.replaceAll(/:\w+/g, id), { token, body });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 20 },
    );
    expect(logged).toEqual([]);
  });

  it('in any field of a recipe is refused or stored', async () => {
    const names = Object.keys(recipeInput.shape);
    await fc.assert(
      fc.asyncProperty(oddFields(names), async (odd) => {
        const body = { ...aRecipe(), ...odd };
        const answer = await call('POST', `${site.base}/recipes`, { token, body });
        expect([201, 400, 409]).toContain(answer.status);
      }),
      { numRuns: 200 },
    );
  });

  it('in any field of the settings is refused or stored', async () => {
    const names = Object.keys(siteInput.shape).filter((name) => name !== 'slug');
    await fc.assert(
      fc.asyncProperty(oddFields(names), async (odd) => {
        const body = { title: 'Pot', slug: site.slug, ...odd };
        const answer = await call('PUT', `${site.base}/sites`, { token, body });
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 200 },
    );
  });

  it('in a path is not found', async () => {
    await fc.assert(
      fc.asyncProperty(oddText, async (odd) => {
        const path = `${site.base}/recipes/${encodeURIComponent(odd.toWellFormed())}`;
        const answer = await call('GET', path, { token });
        expect([200, 404]).toContain(answer.status);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['%', '%E0%A4%A', '%00', '%2F..%2F', '..%5c', 'a'.repeat(500)])(
    'in the spelling of a path is not found: %s',
    async (odd) => {
      const answer = await call('GET', `${site.base}/recipes/${odd}`, { token });
      expect(answer.status).toBe(404);
    },
  );

  it('comes back as it was sent where it is text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        async (text) => {
          const title = oneLine(text.normalize('NFC'));
          const body = { ...aRecipe(), title };
          const answer = await call('POST', `${site.base}/recipes`, { token, body });
          expect(answer.body).toMatchObject({ recipe: { title } });
        },
      ),
      { numRuns: 100 },
    );
  });
});
