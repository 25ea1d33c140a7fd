import type { BuildsAnswer } from '#contract/publishing/build.ts';
import type { RecipeActionAnswer } from '#contract/recipe/recipe-action.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { PrivacySetting } from '#domain/recipe/recipe.ts';
import { publishScheduled } from '#functions/jobs/publish-scheduled.ts';
import { aLiveSite } from '../publishing/live-site.ts';
import type { TestApp } from '../app/test-app.ts';

const minuteMs = 60_000;

/** One of what a cook can do with a recipe, and which of several things it is about. */
export type Act = { name: ActName; which: number };
export type ActName = (typeof actNames)[number];

export const actNames = [
  'save open',
  'save closed',
  'publish',
  'unpublish',
  'delete',
  'restore',
  'bulk publish',
  'bulk unpublish',
  'bulk delete',
  'bulk restore',
  'bulk open',
  'bulk close',
  'schedule',
  'wait',
  'undo',
  'redo',
  'build',
  'go back',
] as const;

/** A published recipe and everything by which it can be published, withdrawn and brought back. */
export async function aClosingKitchen(app: TestApp) {
  const site = await aLiveSite(app);
  const { id, slug } = await site.publishRecipe();
  await site.publish();
  const path = `/recipes/${id}`;
  const undoIds: string[] = [];
  let saved = 0;
  const save = (privacySetting: PrivacySetting) =>
    site.put(path, { title: `Text ${(saved += 1)}`, slug, privacySetting });
  const act = async (action: object) => {
    const { body } = await site.post<RecipeActionAnswer>('/recipe-actions', {
      ...action,
      recipeIds: [id],
    });
    if (body.undoId !== null) undoIds.push(body.undoId);
  };
  const again = (which: number, end = '') => {
    const undoId = undoIds.at(-1 - (which % Math.max(1, undoIds.length)));
    return undoId === undefined ? null : site.post(`/undo-actions/${undoId}${end}`);
  };
  const nextWall = () => new Date(app.clock.now + 122 * minuteMs).toISOString().slice(0, 16);
  const acts: Record<ActName, (which: number) => Promise<unknown> | null> = {
    'save open': () => save('public'),
    'save closed': () => save('subscribers_only'),
    publish: () => site.post(`${path}/publish`),
    unpublish: () => site.post(`${path}/unpublish`),
    delete: () => site.delete(path),
    restore: () => site.post(`/deleted-recipes/${id}/restore`),
    'bulk publish': () => act({ action: 'publish' }),
    'bulk unpublish': () => act({ action: 'unpublish' }),
    'bulk delete': () => act({ action: 'delete' }),
    'bulk restore': () => act({ action: 'restore' }),
    'bulk open': () => act({ action: 'set-privacy', privacySetting: 'public' }),
    'bulk close': () => act({ action: 'set-privacy', privacySetting: 'subscribers_only' }),
    schedule: () => site.put(`${path}/schedule`, { at: nextWall(), zone: 'Europe/Berlin' }),
    wait: async () => {
      app.clock.now += 3 * minuteMs;
      const host = { database: app.database, now: () => app.clock.now, enqueue: async () => {} };
      await publishScheduled(host);
    },
    undo: (which) => again(which),
    redo: (which) => again(which, '/redo'),
    build: () => site.publish(),
    'go back': async (which) => {
      await site.publish();
      const { body } = await site.get<BuildsAnswer>('/builds?limit=100');
      const build = body.builds.at(which % body.builds.length);
      await site.post(`/builds/${build?.id}/rollback`);
    },
  };
  return {
    perform: async ({ name, which }: Act) => {
      app.clock.now += 1000;
      await acts[name](which);
    },
    /** Null where it is deleted. */
    working: async () => {
      const { status, body } = await site.get<{ recipe: RecipeView }>(path);
      return status === 200 ? body.recipe : null;
    },
    /** What a visitor who is signed out is shown of it in full; null where there is nothing. */
    open: async () => {
      const { status, body } = await app.call<{ recipe: { title: string; isLocked: boolean } }>(
        'GET',
        `/api/v1/site/${site.site.slug}/recipes/${slug}`,
      );
      return status === 200 && !body.recipe.isLocked ? body.recipe.title : null;
    },
    stale: site.stale,
  };
}
