import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { keptSources } from '../../device/kept-sources.ts';
import { keepShared } from '../../share/keep-shared.ts';
import { keepText, sharedTexts } from '../../share/shared-text.ts';

const person = '22222222-2222-4222-8222-222222222222';
beforeEach(() => {
  fakeDatabase();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The same device after its page was loaded anew. */
async function reloaded() {
  vi.resetModules();
  return import('./sources.ts');
}
const kept = async (site: string) => (await keptSources([person, site])).map(({ text }) => text);

describe('A text that is to become a recipe', () => {
  it('is in the field again after the page was loaded anew, until it became a draft', async () => {
    const first = await reloaded();
    await first.openSources(person, 'pies');
    first.typeSource('Plum tart');
    await first.saveSource();
    const second = await reloaded();
    expect(await second.openSources(person, 'pies')).toBe(false);
    expect(second.$source.get().text).toBe('Plum tart');
    await second.forgetRead(second.$source.get().id);
    expect([second.$source.get().text, await kept('pies')]).toEqual(['', []]);
  });

  it('is kept for its person and site alone, and no more once it was emptied', async () => {
    const sources = await reloaded();
    await sources.openSources(person, 'pies');
    sources.typeSource('Plum tart');
    await sources.saveSource();
    expect([await kept('cakes'), await keptSources(['other', 'pies'])]).toEqual([[], []]);
    sources.typeSource(' \n');
    await sources.saveSource();
    expect(await kept('pies')).toEqual([]);
  });

  it('waits for its turn when something else is shared', async () => {
    const first = await reloaded();
    await first.openSources(person, 'pies');
    first.typeSource('Plum tart');
    await first.saveSource();
    keepText('Seed cake');
    keepText('Buns');
    keepText('Buns');
    const second = await reloaded();
    expect(await second.openSources(person, 'pies')).toBe(true);
    expect(second.$source.get().text).toBe('Buns');
    const waiting = () => second.$waitingSources.get();
    expect(waiting().map(({ text }) => text)).toEqual(['Seed cake', 'Plum tart']);
    await second.takeUpSource(waiting()[1]!.id);
    expect(second.$source.get().text).toBe('Plum tart');
    expect(waiting().map(({ text }) => text)).toEqual(['Buns', 'Seed cake']);
    expect((await kept('pies')).toSorted()).toEqual(['Buns', 'Plum tart', 'Seed cake']);
  });

  it('is not overwritten by what the device kept where somebody was quicker', async () => {
    keepText('Seed cake');
    const sources = await reloaded();
    sources.typeSource('Plum tart');
    expect(await sources.openSources(person, 'pies')).toBe(false);
    expect(sources.$source.get().text).toBe('Plum tart');
    expect(sources.$waitingSources.get().map(({ text }) => text)).toEqual(['Seed cake']);
  });

  it('can be taken to another site', async () => {
    const sources = await reloaded();
    await sources.openSources(person, 'pies');
    sources.typeSource('Plum tart');
    await sources.releaseSource();
    expect([await kept('pies'), await kept('')]).toEqual([[], ['Plum tart']]);
    const other = await reloaded();
    expect(await other.openSources(person, 'cakes')).toBe(true);
    expect(other.$source.get().text).toBe('Plum tart');
    expect(await kept('')).toEqual([]);
  });
});

describe('What was shared', () => {
  it('leaves the address at once, and waits until somebody has signed in', async () => {
    globalThis.history.replaceState(null, '', '/kitchen/share?title=&text=Plum+tart');
    keepShared();
    expect(globalThis.location.href).not.toContain('Plum');
    expect((await sharedTexts(person)).map(({ text }) => text)).toEqual(['Plum tart']);
    expect(localStorage).toHaveLength(0);
    expect((await sharedTexts(person)).map(({ text }) => text)).toEqual(['Plum tart']);
    expect(await sharedTexts('other')).toEqual([]);
  });

  it('is nobody’s after an hour', async () => {
    keepText('Plum tart');
    const later = Date.now() + 3_600_001;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await sharedTexts(person)).toEqual([]);
    vi.restoreAllMocks();
  });

  it('stays where the device keeps nothing else', async () => {
    vi.stubGlobal('indexedDB', undefined);
    keepText('Plum tart');
    expect((await sharedTexts(person)).map(({ text }) => text)).toEqual(['Plum tart']);
    const sources = await reloaded();
    expect(await sources.openSources(person, 'pies')).toBe(true);
    expect(sources.$source.get().text).toBe('Plum tart');
  });
});
