import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LibraryImageView } from '#contract/media/media.ts';
import { manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { dayOf } from '../clock/day-words.ts';
import { LibraryChoice } from './LibraryChoice.tsx';

const [may, june] = [4, 5].map((month) => new Date(2026, month, 2, 10).toISOString()) as [
  string,
  string,
];

const picture = (id: number, changes: Partial<LibraryImageView>) => ({
  kind: 'picture',
  isUsed: false,
  id: `00000000-0000-4000-8000-00000000000${id}`,
  key: `${id}.jpg`,
  width: 1200,
  height: 900,
  lqip: '',
  alt: '',
  name: 'image',
  contentType: 'image/jpeg',
  bytes: 54_321,
  createdAt: may,
  ...changes,
});

let api: FakeApi;
beforeEach(() => {
  history.replaceState(null, '', '/kitchen/hearth/media');
  api = fakeApi();
});
afterEach(() => void vi.unstubAllGlobals());

it('Pictures of one name are told apart where one is chosen', async () => {
  const items = [
    picture(1, { alt: 'Plums' }),
    picture(2, { createdAt: june }),
    picture(3, {}),
    picture(4, {}),
    picture(5, { name: 'cake' }),
  ];
  api.answer(`GET ${manage}/media`, { body: { items, cursor: null, counts: null } });
  render(<LibraryChoice onChoose={() => undefined} onClose={() => undefined} />);
  await screen.findByRole('button', { name: 'cake', hidden: true });
  const names = screen
    .getAllByRole('button', { hidden: true, pressed: false })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'image, Plums',
    `image, ${dayOf(june)}`,
    `image, ${dayOf(may)}, 1 of 2`,
    `image, ${dayOf(may)}, 2 of 2`,
    'cake',
  ]);
});
