import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forSite } from '#functions/repositories/for-site.ts';
import { archivist, dataIn } from '#functions/testing/archives/archives.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aRandomRecipe } from '#functions/testing/random/random-recipe.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { archiveOf } = archivist(app);

const known = {
  imageIds: [],
  videoIds: [],
  unitIds: [],
  ingredientIds: [],
  equipmentIds: [],
  termIds: new Map(),
  recipeAddresses: [],
};

const titles = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('../../etc/passwd', 'con', 'NUL.txt', '=1+1', 'a/b\\c:d', '…', '👩‍🍳🥐', '....'),
  fc.constantFrom('Pie', 'pie', 'PIE', 'Pie (2)'),
  fc.constantFrom('é'.repeat(250), '\u202Egpj.exe', '-rf ~'),
);

describe('An archive that is read back', () => {
  it('has every recipe word for word, in files that every system can write', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(titles, { maxLength: 12 }), fc.nat(), async (wanted, seed) => {
        const cook = await aCook(app);
        const random = randomFrom(seed);
        for (const title of wanted) {
          await cook.post('/recipes', {
            ...aRandomRecipe(random, known),
            title,
            slug: `dish-${crypto.randomUUID()}`,
          });
        }
        const { archive, recipes } = forSite(app.database, cook.site.id);
        const stored = await recipes.listByIds(await archive.listRecipeIds());
        const files = await archiveOf(cook);
        const whole = [...files.keys()]
          .filter((name) => name.startsWith('data/recipes/'))
          .map((name) => dataIn(files, name) as { id: string; content: object });
        expect(new Map(whole.map(({ id, content }) => [id, content]))).toEqual(
          new Map(stored.map(({ id, content }) => [id, content])),
        );
        expect([...files.keys()].filter((name) => !isSafe(name))).toEqual([]);
        const folded = [...files.keys()].map((name) => name.normalize('NFD').toLowerCase());
        expect(new Set(folded).size).toBe(files.size);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

/** On Windows, macOS and Linux, below the folder that it is unpacked in. */
function isSafe(path: string): boolean {
  return path.split('/').every((part) => {
    const hasSign = /[<>:"\\|?*\p{Cc}\u202A-\u202E]/u.test(part);
    const isDevice = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i.test(part);
    const isOdd = /^\s|^\.|[\s.]$|^$/u.test(part);
    return !hasSign && !isDevice && !isOdd && new TextEncoder().encode(part).length <= 255;
  });
}
