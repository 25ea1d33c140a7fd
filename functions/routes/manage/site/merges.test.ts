import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';
import { indexBacklog } from '#functions/publisher/index-backlog.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const stranger = await aCook(app);

type Cook = typeof cook;
type List = 'ingredients' | 'equipment';
type Entry = { id: string; title: string; formerly?: { id: string; intoId: string }[] };

let made = 0;
const lists = ['ingredients', 'equipment'] as const;
const answered = { ingredients: 'ingredient', equipment: 'equipment' } as const;

async function anEntry(list: List, title: string, owner: Cook = cook): Promise<Entry> {
  const { body } = await owner.post<Record<string, Entry>>(`/${list}`, { title });
  return body[answered[list]]!;
}

const merge = (list: List, id: string, intoId: string) =>
  cook.post<Record<string, Entry>>(`/${list}/${id}/merge`, { intoId });
const separate = (list: List, id: string) =>
  cook.post<Record<string, Entry>>(`/${list}/${id}/separate`);
const listed = async (list: List): Promise<Entry[]> =>
  (await cook.get<GlobalsAnswer>('/globals')).body[list];

/** A published recipe that names these, in this order. */
async function aRecipeWith(named: Partial<Record<List, string[]>>) {
  made += 1;
  const own = () => crypto.randomUUID();
  const written = recipeInput.parse({
    title: `Dish ${made}`,
    slug: `dish-${made}`,
    ingredientUsageGroups: [
      {
        id: own(),
        title: 'Ingredients',
        ingredientUsages: (named.ingredients ?? []).map((ingredientId) => ({
          id: own(),
          ingredientId,
        })),
      },
    ],
    equipmentUsages: (named.equipment ?? []).map((equipmentId) => ({ id: own(), equipmentId })),
  });
  return cook.publishRecipe(written);
}

async function shownOf(slug: string): Promise<Record<List, (string | undefined)[]>> {
  const path = `/api/v1/site/${cook.site.slug}/recipes/${slug}`;
  const { body } = await app.call<{ recipe: PublishedRecipeView }>('GET', path);
  const usages = body.recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
  return {
    ingredients: usages.map(({ ingredient }) => ingredient?.title),
    equipment: body.recipe.equipmentUsages.map(({ equipment }) => equipment.title),
  };
}

async function foundBy(search: string): Promise<string[]> {
  await indexBacklog({ database: app.database, now: () => 0 }, cook.site.id, 1);
  const path = `/api/v1/site/${cook.site.slug}/recipes?query=${search}`;
  return (await app.call<RecipeSearchAnswer>('GET', path)).body.recipes.map(({ slug }) => slug);
}

const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom('merge', 'rename')), {
  maxLength: 6,
});
type Names = (string | undefined)[][];

/** What recipes show and what they are meant to, behind all steps and behind each undo of a merge. */
async function namesAfter(list: List, taken: [number, number, string][]) {
  made += 1;
  const titles = ['a', 'b', 'c', 'd'].map((each) => `${each} ${made}`);
  const entries = await Promise.all(titles.map((title) => anEntry(list, title)));
  const recipes = await Promise.all(entries.map(({ id }) => aRecipeWith({ [list]: [id] })));
  const into = new Map<number, number>();
  const end = (at: number): number => (into.has(at) ? end(into.get(at)!) : at);
  const found: { shown: Names; meant: Names }[] = [];
  const look = async () =>
    found.push({
      shown: (await Promise.all(recipes.map(({ slug }) => shownOf(slug)))).map(
        (each) => each[list],
      ),
      meant: entries.map((_, at) => [titles[end(at)]]),
    });
  for (const [one, other, what] of taken) {
    if (into.has(one) || into.has(other)) continue;
    if (what === 'rename') {
      titles[one] = `${titles[one]} again`;
      await cook.put(`/${list}/${entries[one]!.id}`, { title: titles[one] });
    } else if (one !== other) {
      await merge(list, entries[one]!.id, entries[other]!.id);
      into.set(one, other);
    }
  }
  await look();
  for (const at of [...into.keys()].toReversed()) {
    await separate(list, entries[at]!.id);
    into.delete(at);
    await look();
  }
  return found;
}

describe.each(lists)('Merging %s', (list) => {
  it('shows the other name in every recipe, and brings the own one back', async () => {
    const [from, into] = [await anEntry(list, 'Spud'), await anEntry(list, 'Potato')];
    const { slug } = await aRecipeWith({ [list]: [from.id] });
    const { body } = await merge(list, from.id, into.id);
    expect(body[answered[list]]?.formerly?.map(({ id }) => id)).toEqual([from.id]);
    expect((await shownOf(slug))[list]).toEqual(['Potato']);
    expect((await listed(list)).map(({ id }) => id)).not.toContain(from.id);
    expect((await separate(list, from.id)).body['separated']).toMatchObject({ title: 'Spud' });
    expect((await shownOf(slug))[list]).toEqual(['Spud']);
  });

  it('changes the pages that name either', async () => {
    const [from, into] = [await anEntry(list, 'Bun'), await anEntry(list, 'Roll')];
    const key = answered[list];
    const { keys } = await cook.watch(() => merge(list, from.id, into.id));
    expect(keys.toSorted()).toEqual([`${key}:${from.id}`, `${key}:${into.id}`].toSorted());
    const { keys: again } = await cook.watch(() => separate(list, from.id));
    expect(again.toSorted()).toEqual(keys.toSorted());
  });

  it('refuses itself, another site, what is merged already, and its own name', async () => {
    const [one, other] = [await anEntry(list, 'One'), await anEntry(list, 'Other')];
    const theirs = await anEntry(list, 'Theirs', stranger);
    expect((await merge(list, one.id, one.id)).status).toBe(400);
    expect((await merge(list, one.id, theirs.id)).status).toBe(400);
    expect((await merge(list, theirs.id, one.id)).status).toBe(404);
    expect((await separate(list, one.id)).status).toBe(404);
    await merge(list, one.id, other.id);
    expect((await merge(list, one.id, other.id)).status).toBe(404);
    expect((await merge(list, other.id, one.id)).status).toBe(400);
    expect((await cook.put(`/${list}/${one.id}`, { title: 'Uno' })).status).toBe(404);
    expect((await cook.delete(`/${list}/${one.id}`)).status).toBe(404);
    expect((await stranger.post(`/${list}/${one.id}/separate`)).status).toBe(404);
    expect((await cook.post(`/${list}`, { title: 'One' })).status).toBe(409);
  });

  it('keeps what a recipe names by a former name, and deletes both when none does', async () => {
    const [from, into] = [await anEntry(list, 'Old'), await anEntry(list, 'New')];
    await aRecipeWith({ [list]: [from.id] });
    await merge(list, from.id, into.id);
    expect((await cook.delete(`/${list}/${into.id}`)).status).toBe(409);
    const [unused, kept] = [await anEntry(list, 'Unused'), await anEntry(list, 'Kept')];
    await merge(list, unused.id, kept.id);
    expect((await cook.delete(`/${list}/${kept.id}`)).status).toBe(204);
    expect((await cook.post(`/${list}`, { title: 'Unused' })).status).toBe(201);
  });

  it('shows the surviving name after any merges and renames, and undoes exactly', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        for (const { shown, meant } of await namesAfter(list, taken)) expect(shown).toEqual(meant);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('Merged ingredients', () => {
  it('are found by the name that is shown, and by the own one once apart', async () => {
    const [from, into] = [
      await anEntry('ingredients', 'Aubergine'),
      await anEntry('ingredients', 'Eggplant'),
    ];
    const { slug } = await aRecipeWith({ ingredients: [from.id] });
    await merge('ingredients', from.id, into.id);
    expect([await foundBy('eggplant'), await foundBy('aubergine')]).toEqual([[slug], []]);
    await cook.put(`/ingredients/${into.id}`, { title: 'Brinjal' });
    expect([await foundBy('brinjal'), await foundBy('eggplant')]).toEqual([[slug], []]);
    await separate('ingredients', from.id);
    expect([await foundBy('aubergine'), await foundBy('brinjal')]).toEqual([[slug], []]);
  });

  it('lead readers where the cook says, unless a line leads elsewhere', async () => {
    const link = 'https://shop.example/saffron';
    const { body } = await cook.post<{ ingredient: Entry }>('/ingredients', {
      title: 'Saffron',
      link,
      pluralTitle: 'Saffron threads',
    });
    const { slug } = await aRecipeWith({ ingredients: [body.ingredient.id] });
    const path = `/api/v1/site/${cook.site.slug}/recipes/${slug}`;
    const answer = await app.call<{ recipe: PublishedRecipeView }>('GET', path);
    const [usage] = answer.body.recipe.ingredientUsageGroups[0]!.ingredientUsages;
    expect(usage).toMatchObject({ link, words: { titles: { plural: 'Saffron threads' } } });
  });
});

describe('Merged equipment', () => {
  it('is shown once where a recipe names both', async () => {
    const [from, into] = [await anEntry('equipment', 'Pot'), await anEntry('equipment', 'Pan')];
    const { slug } = await aRecipeWith({ equipment: [from.id, into.id] });
    await merge('equipment', from.id, into.id);
    expect((await shownOf(slug)).equipment).toEqual(['Pan']);
    await separate('equipment', from.id);
    expect((await shownOf(slug)).equipment).toEqual(['Pot', 'Pan']);
  });
});
