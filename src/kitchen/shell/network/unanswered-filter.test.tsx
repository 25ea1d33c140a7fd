import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureMessages } from '#contract/failure-messages.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { aQueued, answerThreads, queued } from '../../comments/testing/queue-page.ts';
import {
  aKitchen,
  idOf,
  index,
  leaveKitchen,
  manage,
  whole,
} from '../../recipes/testing/list-page.ts';
import { aSubscriber, listed } from '../../subscribers/testing/subscribers-page.ts';

const at = '2026-05-01T10:00:00.000Z';
const aPicture = (number: number) => ({
  kind: 'picture',
  id: idOf(number),
  key: `${idOf(number)}.jpg`,
  width: 1200,
  height: 900,
  lqip: '',
  alt: '',
  name: `IMG_${number}`,
  contentType: 'image/jpeg',
  bytes: 54_321,
  createdAt: at,
  isUsed: false,
});
const anAddress = (number: number) => ({
  id: idOf(number),
  address: `/old-${number}`,
  target: { kind: 'recipe', id: idOf(1) },
  title: 'Plum Tart',
  path: '/recipes/plum-tart',
  hits: 3,
  createdAt: at,
});

type List = {
  path: string;
  call: string;
  screen: () => Promise<ComponentType>;
  /** The answer with one row, which is found by `row`. */
  answer: (number: number) => { body: unknown };
  row: (number: number) => RegExp;
};

/** Every screen that asks the server for what it searches. */
const lists: Record<string, List> = {
  subscribers: {
    path: 'subscribers',
    call: `GET ${manage}/subscribers`,
    screen: async () => (await import('../../subscribers/SubscribersScreen.tsx')).SubscribersScreen,
    answer: (number) => listed([aSubscriber(number)]),
    row: (number) => new RegExp(`reader-${number}@`),
  },
  comments: {
    path: 'comments',
    call: `GET ${manage}/comment-queue`,
    screen: async () => (await import('../../comments/CommentsScreen.tsx')).CommentsScreen,
    answer: (number) => queued([aQueued(number)]),
    row: (number) => new RegExp(`Comment ${number}`),
  },
  media: {
    path: 'media',
    call: `GET ${manage}/media`,
    screen: async () => (await import('../../media-library/MediaScreen.tsx')).MediaScreen,
    answer: (number) => ({
      body: {
        items: [aPicture(number)],
        cursor: null,
        counts: { all: 1, unused: 1, undescribed: 1, films: 0 },
      },
    }),
    row: (number) => new RegExp(`IMG_${number}`),
  },
  'old addresses': {
    path: 'addresses',
    call: `GET ${manage}/old-addresses`,
    screen: async () =>
      (await import('../../old-addresses/OldAddressesScreen.tsx')).OldAddressesScreen,
    answer: (number) => ({ body: { oldAddresses: [anAddress(number)], total: 1 } }),
    row: (number) => new RegExp(`/old-${number}`),
  },
};

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  api.answer(index, whole([]));
  api.answer(`GET ${manage}/collections`, { body: { collections: [], total: 0 } });
  api.answer(`GET ${manage}/address-misses`, { body: { addressMisses: [], total: 0 } });
  answerThreads(api, [aQueued(1), aQueued(2)]);
});
afterEach(leaveKitchen);

async function open({ path, call, screen: load, answer, row }: List) {
  history.replaceState(null, '', `/kitchen/hearth/${path}`);
  api.answer(call, answer(1));
  render(createElement(await load()));
  await waitFor(() => expect(shown(row(1))).toBe(true));
}
const shown = (words: RegExp) =>
  screen
    .queryAllByRole('main')
    .some(({ textContent, innerHTML }) => words.test(`${textContent} ${innerHTML}`));

const field = { name: /^(search|find|words|name)/i };

async function searchWithout(call: string) {
  api.breakNetwork(call);
  await userEvent.type(await screen.findByRole('searchbox', field), 'zoe');
  await screen.findByText(failureMessages.offline);
}

describe('A list that the server searches', () => {
  test.each(Object.entries(lists))(
    'of %s shows no rows that answer something else',
    async (...of) => {
      const [, list] = of;
      await open(list);
      await searchWithout(list.call);
      expect(shown(list.row(1))).toBe(false);
      const message = screen.getByText(failureMessages.offline);
      const search = screen.getByRole('searchbox', field);
      expect(search.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test.each(Object.entries(lists))('of %s asks again by itself on return', async (...of) => {
    const [, list] = of;
    await open(list);
    await searchWithout(list.call);
    api.answer(list.call, list.answer(2));
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shown(list.row(2))).toBe(true));
    expect(screen.queryByText(failureMessages.offline)).toBeNull();
    const last = api.asked.findLast(({ method, path }) =>
      `${method} ${path}`.startsWith(`${list.call}?`),
    );
    expect(last?.path).toContain('zoe');
  });

  test.each(Object.entries(lists))(
    'of %s keeps its rows where the same is asked',
    async (...of) => {
      const [, list] = of;
      await open(list);
      await searchWithout(list.call);
      await userEvent.clear(screen.getByRole('searchbox', field));
      await waitFor(() => expect(shown(list.row(1))).toBe(true));
    },
  );
});
