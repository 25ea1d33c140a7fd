import { describe, expect, it } from 'vitest';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

type Shown = { title: string; isPremium: boolean };
type States = Map<string, Shown | null>;
type Site = Awaited<ReturnType<typeof aLiveSite>>;

/** What should be so, kept beside the product: what is shown, and what the cook decided last. */
type Model = { shown: States; decided: States; working: Map<string, Shown>; history: States[] };

const titles = ['Plum Tart', 'Leek Pie', 'Rye Loaf', 'Cod Stew', 'Fig Jam'];

const privacyOf = (isPremium: boolean) => (isPremium ? 'subscribers_only' : 'public');

async function aModelledSite(seed: number) {
  const site = await aLiveSite(app);
  const random = randomFrom(seed);
  const recipes = titles.map((title) => {
    const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${seed}`;
    return { id: crypto.randomUUID(), title, slug };
  });
  const model: Model = {
    shown: new Map(),
    decided: new Map(),
    working: new Map(),
    history: [],
  };
  await site.post('/recipe-batches', { recipes });
  for (const { id, title } of recipes) {
    model.working.set(id, { title, isPremium: false });
    model.shown.set(id, null);
    model.decided.set(id, null);
  }
  return { site, random, recipes, model };
}

type Modelled = Awaited<ReturnType<typeof aModelledSite>>;

async function publish({ site, random, recipes, model }: Modelled) {
  const { id, slug, title } = random.pick(recipes);
  const next = { title: `${title} ${random.below(1000)}`, isPremium: random.chance(0.3) };
  await site.put(`/recipes/${id}`, {
    title: next.title,
    slug,
    privacySetting: privacyOf(next.isPremium),
  });
  await site.post(`/recipes/${id}/publish`);
  for (const states of [model.working, model.shown, model.decided]) states.set(id, next);
}

async function unpublish({ site, random, recipes, model }: Modelled) {
  const { id } = random.pick(recipes);
  await site.post(`/recipes/${id}/unpublish`);
  model.shown.set(id, null);
  model.decided.set(id, null);
}

async function setPrivacy({ site, random, recipes, model }: Modelled) {
  const { id } = random.pick(recipes);
  const isPremium = random.chance(0.5);
  const working = model.working.get(id)!;
  const shown = model.shown.get(id) ?? null;
  if (working.isPremium === isPremium && (shown?.isPremium ?? isPremium) === isPremium) return;
  await site.post('/recipe-actions', {
    action: 'set-privacy',
    privacySetting: privacyOf(isPremium),
    recipeIds: [id],
  });
  model.working.set(id, { ...working, isPremium });
  const next = shown && { ...shown, isPremium };
  model.shown.set(id, next);
  model.decided.set(id, next);
}

async function goBack({ site, random, model }: Modelled) {
  const revision = 1 + random.below(model.history.length);
  const then = model.history[revision - 1]!;
  expect((await site.goBackTo(revision)).status).toBe(200);
  for (const [id, decided] of model.decided) {
    const before = then.get(id) ?? null;
    const isWithheld = !decided || (decided.isPremium && before?.isPremium === false);
    if (before === null) model.shown.set(id, null);
    else if (!isWithheld) model.shown.set(id, before);
  }
}

const steps = [publish, publish, publish, unpublish, setPrivacy, goBack, goBack];

async function isShownAs({ site }: { site: Site }): Promise<Shown[]> {
  const path = `/api/v1/site/${site.site.slug}/recipes?limit=50`;
  const { body } = await app.call<{ recipes: { title: string; privacySetting: string }[] }>(
    'GET',
    path,
  );
  return body.recipes
    .map(({ title, privacySetting }) => ({ title, isPremium: privacySetting !== 'public' }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

const wanted = ({ shown }: Model): Shown[] =>
  [...shown.values()]
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => one.title.localeCompare(other.title));

async function run(seed: number, length: number) {
  const modelled = await aModelledSite(seed);
  const { site, random, model } = modelled;
  await publish(modelled);
  for (let step = 0; step < length; step += 1) {
    const result = await site.publish();
    if (result.outcome === 'live') model.history.push(new Map(model.shown));
    expect(await isShownAs(modelled)).toEqual(wanted(model));
    await random.pick(steps)(modelled);
    for (const [id, { title, isPremium }] of model.working) {
      const { body } = await site.get<{ recipe: object }>(`/recipes/${id}`);
      expect(body.recipe).toMatchObject({ title, privacySetting: privacyOf(isPremium) });
    }
  }
  await site.publish();
  return site.stale();
}

describe('Any sequence of publishing, withdrawing and going back', { timeout: 120_000 }, () => {
  it.each([1, 2, 3, 4, 5])(
    'shows what was published then or since, nothing that was withdrawn, and keeps drafts: %i',
    async (seed) => {
      expect(await run(seed, 25)).toEqual([]);
    },
  );
});
