import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscriberView } from '#contract/mail/subscriber.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { aKitchen, idOf, manage } from '../../recipes/testing/list-page.ts';

export const people = `GET ${manage}/subscribers`;
export const imports = `${manage}/subscriber-imports`;

export const aSubscriber = (
  number: number,
  changes: Partial<SubscriberView> = {},
): SubscriberView => ({
  id: idOf(number),
  email: `reader-${number}@example.com`,
  displayName: null,
  state: 'subscribed',
  source: 'popup',
  subscribedAt: '2026-05-01T10:00:00.000Z',
  planType: null,
  planStatus: null,
  freeUntil: null,
  ...changes,
});
const nobody = {
  subscribed: 0,
  unconfirmed: 0,
  unsubscribed: 0,
  none: 0,
  bounced: 0,
  complained: 0,
  'given-up': 0,
};
export const listed = (subscribers: SubscriberView[], total = subscribers.length) => ({
  body: { subscribers, total, counts: { ...nobody, subscribed: total }, nextCursor: null },
});

/** The kitchen of a site with three subscribers. */
export function aLetterKitchen(): FakeApi {
  const api = aKitchen('/kitchen/hearth/subscribers');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  api.answer(people, listed([aSubscriber(1), aSubscriber(2), aSubscriber(3)]));
  api.answer(`GET ${imports}`, { body: { imports: [] } });
  return api;
}

export async function openSubscribers(): Promise<void> {
  const { SubscribersScreen } = await import('../SubscribersScreen.tsx');
  render(createElement(SubscribersScreen));
  await screen.findByRole('heading', { name: texts.heading });
}
export const row = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`reader-${number}@`) });
