import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { lastWordKey } from '#domain/storage-keys.ts';
import { journalStorage } from './journal-database.ts';

beforeEach(fakeDatabase);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const key = { personId: 'ada', siteId: 'ada', id: recipeId };
const entry = {
  base: { version: 1, content: aRecipe() },
  working: aRecipe({ title: 'Brown bread' }),
  sent: [aRecipe({ title: 'Brown' })],
  writtenAt: 5,
};

describe('The journal of a device', () => {
  it('gives back what was written, in another tab too', async () => {
    await journalStorage(key, 'one').write(entry);
    expect(await journalStorage(key, 'other').read()).toEqual(entry);
  });

  it.each([
    ['another person', { ...key, personId: 'ben' }],
    ['another site', { ...key, siteId: 'bens-bakery' }],
    ['another recipe', { ...key, id: '' }],
  ])('keeps it from %s', async (_, other) => {
    await journalStorage(key, 'one').write(entry);
    expect(await journalStorage(other, 'one').read()).toBeNull();
  });

  it('finds by a site what was kept by an address of it, and by that address no more', async () => {
    const bySlug = (slug: string) => journalStorage({ ...key, siteId: slug }, 'one');
    await bySlug('adas').write(entry);
    await bySlug('ada-bakes').write({ ...entry, writtenAt: 6 });
    bySlug('ada-bakes').keepNow({ ...entry, writtenAt: 7 });
    const bySite = () => journalStorage({ ...key, slugs: ['adas', 'ada-bakes'] }, 'one');
    expect(await bySite().read()).toMatchObject({ writtenAt: 7 });
    localStorage.clear();
    expect(await bySite().read()).toEqual({ ...entry, writtenAt: 6 });
    expect(await bySlug('adas').read()).toBeNull();
    expect(await bySlug('ada-bakes').read()).toBeNull();
  });

  it('forgets what has arrived, but not what another tab wrote since', async () => {
    const [one, other] = [journalStorage(key, 'one'), journalStorage(key, 'other')];
    await one.write(entry);
    await other.remove();
    expect(await one.read()).toEqual(entry);
    await one.remove();
    expect(await one.read()).toBeNull();
  });

  it('forgets what an opening found, and not what is written since', async () => {
    const [one, other] = [journalStorage(key, 'one'), journalStorage(key, 'other')];
    await one.write(entry);
    one.keepNow({ ...entry, writtenAt: 6 });
    await other.read();
    await other.remove();
    expect(localStorage).toHaveLength(0);
    expect(await journalStorage(key, 'third').read()).toBeNull();
    await one.write({ ...entry, writtenAt: 7 });
    await other.remove();
    expect(await one.read()).toMatchObject({ writtenAt: 7 });
  });

  it('gives back what a page kept as it went, until something newer is written', async () => {
    const last = { ...entry, writtenAt: 6 };
    const one = journalStorage(key, 'one');
    await one.write(entry);
    expect(one.keepNow(last)).toBe(true);
    expect(await journalStorage(key, 'other').read()).toEqual(last);
    await journalStorage(key, 'other').write({ ...entry, writtenAt: 7 });
    expect(localStorage).toHaveLength(0);
    expect(await one.read()).toEqual({ ...entry, writtenAt: 7 });
  });

  it('keeps the last word of a page though an older write ends after it', async () => {
    const one = journalStorage(key, 'one');
    const writes = one.write(entry);
    one.keepNow({ ...entry, writtenAt: 6 });
    await writes;
    expect(await one.read()).toMatchObject({ writtenAt: 6 });
  });

  it('forgets the last word with what has arrived, but not that of another tab', async () => {
    const [one, other] = [journalStorage(key, 'one'), journalStorage(key, 'other')];
    one.keepNow(entry);
    await other.remove();
    expect(await one.read()).toEqual(entry);
    await one.remove();
    expect(await one.read()).toBeNull();
  });

  it('reads no last word that something else wrote', async () => {
    localStorage.setItem(lastWordKey(key.personId, key.siteId, key.id), '{"working":');
    expect(await journalStorage(key, 'one').read()).toBeNull();
  });

  it('does in turn what it is told at once', async () => {
    const storage = journalStorage(key, 'one');
    const later = { ...entry, writtenAt: 6 };
    await Promise.all([storage.write(entry), storage.remove(), storage.write(later)]);
    expect(await storage.read()).toEqual(later);
  });

  it('rejects where the browser forbids it', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No', 'SecurityError');
      },
    });
    const one = journalStorage(key, 'one');
    await expect(one.write(entry)).rejects.toThrow('No');
    await expect(one.read()).rejects.toThrow('No');
    one.keepNow(entry);
    expect(await one.read()).toEqual(entry);
  });
});
