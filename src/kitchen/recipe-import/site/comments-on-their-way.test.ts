import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { forgetImport } from '../../device/kept-imports.ts';
import { commentsOnTheirWay, keysWithComments } from './comments-on-their-way.ts';

beforeEach(() => fakeDatabase());
afterEach(() => vi.unstubAllGlobals());

const own: [string, string, string] = ['edna', 'pies', 'one'];
const left = async () => [...(await keysWithComments(own))].toSorted();

describe('Pages whose comments are on their way', () => {
  it('are known until what follows them came: more of the last one may come', async () => {
    const way = commentsOnTheirWay(own);
    for (const key of ['/a', '/b', '/c', '/d']) await way.begin(key);
    expect(await left()).toEqual(['/a', '/b', '/c', '/d']);
    await way.end(['/a', '/b', '/b']);
    expect(await left()).toEqual(['/b', '/c', '/d']);
    await way.end(['/b', '/c', '/d']);
    expect(await left()).toEqual(['/d']);
  });

  it('are still known to a reading that begins anew, and gone with their import', async () => {
    await commentsOnTheirWay(own).begin('/a');
    const way = commentsOnTheirWay(own);
    await way.begin('/a');
    await way.begin('/b');
    await way.end(['/a', '/b']);
    expect(await left()).toEqual(['/b']);
    await forgetImport(own);
    expect(await left()).toEqual([]);
  });
});
