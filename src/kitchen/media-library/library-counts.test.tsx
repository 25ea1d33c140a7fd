import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import type { MediaItem } from '#contract/media/library.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { fakeApi } from '#stores/testing/fake-api.ts';
import { describeImage } from '../media/pictures/known-images.ts';
import { $library, refreshLibrary } from './library.ts';

const listPath = 'GET /api/v1/manage/hearth/media';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const aPicture = (number: number, alt: string) => ({
  kind: 'picture' as const,
  id: idOf(number),
  key: `${idOf(number)}.jpg`,
  width: 1200,
  height: 900,
  lqip: '',
  alt,
  name: `IMG_${number}`,
  contentType: 'image/jpeg',
  bytes: 54_321,
  createdAt: '2026-05-01T10:00:00.000Z',
  isUsed: false,
});
const answered = (items: MediaItem[], undescribed: number) => ({
  body: { items, cursor: null, counts: { all: 9, unused: 9, undescribed, films: 0 } },
});

beforeEach(() => {
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/media');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const undescribed = () => $library.get()?.counts.undescribed;

describe('How many pictures have no description', () => {
  it('follows what is written, also of what the server knows since', async () => {
    const api = fakeApi();
    const [first, second] = [aPicture(1, ''), aPicture(2, '')];
    const stop = $library.subscribe(() => {});
    api.answer(listPath, answered([first, second], 5));
    await refreshLibrary();
    expect(undescribed()).toBe(5);
    describeImage(first, { alt: 'Pie' });
    expect(undescribed()).toBe(4);
    describeImage(second, { name: 'Cake' });
    expect(undescribed()).toBe(4);
    api.answer(listPath, answered([{ ...first, alt: 'Pie' }, second], 4));
    await refreshLibrary();
    expect(undescribed()).toBe(4);
    describeImage(first, { alt: '' });
    expect(undescribed()).toBe(5);
    stop();
  });
});
