import { act, fireEvent, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewMessages as texts } from '#contract/kitchen/publishing/preview-messages.ts';
import { aFullStep, aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { aRecipe, aUsage } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { PreviewPane } from './PreviewPane.tsx';

const recipeId = '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const linkId = '4f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const site = 'https://hearth.larder.test';
const linksPath = `/api/v1/manage/hearth/recipes/${recipeId}/preview-links`;
const previews = 'POST /api/v1/manage/hearth/previews';
const now = Date.UTC(2026, 4, 17, 9, 30);
let api: FakeApi;

const preview = (html: string) => ({
  body: {
    preview: {
      status: 200,
      contentType: 'text/html; charset=utf-8',
      location: null,
      body: html,
      contentSecurityPolicy: "default-src 'none'",
    },
  },
});
const aLink = (token: string, minutes = 10) => ({
  status: 201,
  body: {
    link: {
      id: linkId,
      url: `${site}/preview/${token}`,
      expiresAt: new Date(now + minutes * 60_000).toISOString(),
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  api = fakeApi();
  api.answer(`POST ${linksPath}`, aLink('one'));
  api.answer(`GET ${linksPath}`, { body: { links: [] } });
  api.answer(previews, preview('<main>Plum</main>'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const askedFor = (path: string) => api.asked.filter((asked) => asked.path.endsWith(path));

/** The pane, and a page in its frame that a test speaks for. */
async function aPane() {
  const draft$ = atom<RecipeContent>(aRecipe({ title: 'Plum', slug: 'plum' }));
  const focus$ = atom<string | null>(null);
  render(<PreviewPane siteSlug="hearth" recipeId={recipeId} draft$={draft$} focus$={focus$} />);
  await pass(0);
  const heard = new Map<unknown, unknown[]>();
  const frames = () => screen.queryAllByTitle<HTMLIFrameElement>(texts.frameTitle);
  const windowOf = (place: number) => {
    const source = frames()[place]?.contentWindow ?? null;
    if (source && !heard.has(source)) {
      const messages: unknown[] = [];
      heard.set(source, messages);
      vi.spyOn(source, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
        messages.push([message, to]);
      });
    }
    return source;
  };
  const say = async (kind: string, { at = 0, origin = site, source = windowOf(at) } = {}) => {
    act(() => {
      globalThis.dispatchEvent(new MessageEvent('message', { data: { kind }, origin, source }));
    });
    await pass(0);
  };
  return { draft$, focus$, frames, say, heardBy: (at = 0) => heard.get(windowOf(at)) };
}

describe('The page beside the editor', () => {
  it('is loaded once, and shown what is typed', async () => {
    const { say, heardBy, frames } = await aPane();
    expect(frames()[0]?.src).toBe(`${site}/preview/one`);
    expect(screen.getByText(texts.loading)).toBeTruthy();
    await say('ready');
    await pass(150);
    expect(heardBy()).toContainEqual([{ kind: 'page', html: '<main>Plum</main>' }, site]);
    expect(screen.queryByText(texts.loading)).toBeNull();
    expect(askedFor('/preview-links')).toHaveLength(2);
  });

  it('is asked for in as few bytes as the recipe is saved in', async () => {
    const { draft$, say } = await aPane();
    await say('ready');
    const { id, title } = aRecipe().ingredientUsageGroups[0]!;
    const usage = { ...aUsage(1), quantityMin: null };
    draft$.set(
      aRecipe({ ingredientUsageGroups: [{ id, title, note: null, ingredientUsages: [usage] }] }),
    );
    await pass(150);
    const ingredientUsages = [{ id: usage.id, ingredientTitleOverride: 'Ingredient 1' }];
    const { unsaved } = askedFor('/previews').at(-1)!.body as { unsaved: RecipeContent };
    expect(unsaved.ingredientUsageGroups).toEqual([{ id, title, ingredientUsages }]);
  });

  it('hears its frame alone, from the host of the site', async () => {
    const { say, heardBy } = await aPane();
    await say('ready', { origin: 'https://evil.example' });
    await say('ready', { source: globalThis.window });
    expect(heardBy()).toEqual([]);
    await say('ready');
    expect(heardBy()).not.toEqual([]);
  });

  it('waits for a pause of 150 ms, and the newest text wins', async () => {
    const { draft$, say, heardBy } = await aPane();
    await say('ready');
    for (const title of ['P', 'Pl', 'Plu']) {
      draft$.set(aRecipe({ title, slug: 'plum' }));
      await pass(100);
    }
    expect(askedFor('/previews')).toHaveLength(0);
    const late = api.answerLater(previews);
    await pass(50);
    expect(askedFor('/previews')).toHaveLength(1);
    draft$.set(aRecipe({ title: 'Plum tart', slug: 'plum' }));
    api.answer(previews, preview('<main>new</main>'));
    await pass(150);
    late(preview('<main>old</main>'));
    await pass(0);
    expect(askedFor('/previews').at(-1)?.body).toMatchObject({ unsaved: { title: 'Plum tart' } });
    expect(JSON.stringify(heardBy())).toContain('new');
    expect(JSON.stringify(heardBy())).not.toContain('old');
  });

  it('keeps the last whole page while something is half typed', async () => {
    const { draft$, say, heardBy } = await aPane();
    await say('ready');
    await pass(150);
    const before = heardBy()?.slice();
    api.answer(previews, refusal('validation_failed'));
    draft$.set(aRecipe({ title: '', slug: '' }));
    await pass(150);
    expect(screen.getByText(texts.unfinished)).toBeTruthy();
    expect(heardBy()).toEqual(before);
    api.answer(previews, preview('<main>Whole</main>'));
    draft$.set(aRecipe({ title: 'Whole', slug: 'plum' }));
    await pass(150);
    expect(screen.queryByText(texts.unfinished)).toBeNull();
  });

  it('loads other styles behind what is seen, with longer and longer pauses, and swaps', async () => {
    const { say, frames } = await aPane();
    await say('ready');
    await pass(150);
    await say('styles-differ');
    const behind = () => frames().map(({ dataset }) => 'behind' in dataset);
    expect(behind()).toEqual([false, true]);
    const loadsAfter = async (ms: number) => {
      const before = frames()[1];
      await say('ready', { at: 1 });
      await say('styles-differ', { at: 1 });
      await pass(ms - 1);
      expect(frames()[1]).toBe(before);
      await pass(1);
      expect(frames()[1]).not.toBe(before);
    };
    await loadsAfter(2000);
    await loadsAfter(4000);
    const next = frames()[1];
    await say('ready', { at: 1 });
    await say('shown', { at: 1 });
    expect(frames()).toEqual([next]);
    expect(behind()).toEqual([false]);
  });

  it('is led to a row that comes after the focus, once', async () => {
    const { say, heardBy, draft$, focus$ } = await aPane();
    await say('ready');
    focus$.set(linkId);
    const [group] = aWholeRecipe().instructionGroups;
    const instructionGroups = [{ ...group!, instructions: [{ ...aFullStep(1), id: linkId }] }];
    draft$.set({ ...draft$.get(), instructionGroups });
    draft$.set({ ...draft$.get(), title: 'Plum tart' });
    const led = heardBy()?.filter((each) => JSON.stringify(each).includes('scroll'));
    expect(led).toEqual([[{ kind: 'scroll', to: '#step-1' }, site]]);
  });

  it('says that it did not come, and tries again', async () => {
    const { frames } = await aPane();
    await pass(15_000);
    expect(frames()).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await pass(0);
    expect(frames()).toHaveLength(1);
  });

  it('asks for a new link only where the last one is about to end', async () => {
    await aPane();
    const again = async () => {
      await pass(15_000);
      fireEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
      await pass(0);
    };
    const made = () => askedFor('/preview-links').filter(({ method }) => method === 'POST').length;
    await again();
    expect(made()).toBe(1);
    await pass(9 * 60_000);
    await again();
    expect(made()).toBe(2);
  });

  it('is told the scheme, the reader and the place', async () => {
    const { say, heardBy, frames, draft$, focus$ } = await aPane();
    await say('ready');
    await pass(150);
    fireEvent.click(screen.getByRole('button', { name: texts.schemes.dark }));
    expect(heardBy()).toContainEqual([{ kind: 'scheme', scheme: 'dark' }, site]);
    fireEvent.click(screen.getByRole('button', { name: texts.readers.free }));
    await pass(0);
    expect(askedFor('/previews').at(-1)?.body).toMatchObject({ reader: 'free' });
    expect(frames()[1]?.src).toBe(`${site}/preview/one?reader=free`);
    draft$.set({ ...draft$.get(), note: null });
    focus$.set('note');
    expect(heardBy()).toContainEqual([{ kind: 'scroll', to: '#notes' }, site]);
  });
});
