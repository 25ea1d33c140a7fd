import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { failureMessages } from '#contract/failure-messages.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { aKitchen, leaveKitchen } from '../recipes/testing/list-page.ts';
import {
  acted,
  actions,
  actsSent,
  aQueued,
  counts,
  line,
  listed,
  openQueue,
  queue,
  three,
  undone,
} from './testing/queue-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = aKitchen('/kitchen/hearth/comments');
});
afterEach(leaveKitchen);

const standing = async () => {
  const { dataset, textContent } = await line(1);
  return [dataset['new'], textContent];
};

describe('What is done in the queue without a connection', () => {
  beforeEach(async () => {
    globalThis.history.replaceState(null, '', '?view=all');
    await openQueue(api, [aQueued(2, { isHandled: true }), aQueued(1, { isHeld: true })]);
    (await line(1)).focus();
    await userEvent.keyboard('j');
    api.breakNetwork(actions);
    api.breakNetwork(queue);
  });

  it.each([
    ['keeping', 'd'],
    ['hiding', 'h'],
    ['hiding all', 'H'],
    ['banning', 'b'],
    ['hiding and showing', 'hkjh'],
    ['banning, hiding and hiding all', 'bhkjH'],
  ])('shows no more and says why: %s', async (_, keys) => {
    const before = await standing();
    await userEvent.keyboard(keys);
    await screen.findByText(`${texts.failed}. ${failureMessages.offline}`);
    await waitFor(async () => expect(await standing()).toEqual(before));
    expect(actsSent(api)).not.toEqual([]);
  });

  it('leaves what the server took in between as it is', async () => {
    const answerBan = api.answerLater(actions);
    await userEvent.keyboard('b');
    await waitFor(() => expect(actsSent(api)).toHaveLength(1));
    await userEvent.keyboard('h');
    api.breakNetwork(actions);
    answerBan(acted([], {}));
    await screen.findByText(`${texts.failed}. ${failureMessages.offline}`);
    const marks = (await line(1)).textContent;
    expect(marks).toContain(texts.marks.banned);
    expect(marks).not.toContain(texts.marks.hidden);
  });
});

describe('What was moved past in the view of new comments', () => {
  const all = ['Comment 3', 'Comment 2', 'Comment 1'];
  beforeEach(async () => {
    await openQueue(api, three());
    (await line(3)).focus();
    await userEvent.keyboard('jj');
  });

  it('is in sight again once hiding all of a person is taken back', async () => {
    api.answer(actions, acted([3, 2, 1], { isHidden: true }));
    const before = [3, 2, 1].map((number) => aQueued(number, { isHandled: number > 1 }));
    api.answer(undone, { body: { isUndone: true, changed: 3, comments: before, counts } });
    await userEvent.keyboard('H');
    await screen.findByText(texts.done.hideAll('Ada', 3));
    expect(listed()).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(listed()).toEqual(all));
  });

  it('is in sight again where hiding it failed', async () => {
    api.breakNetwork(actions);
    api.breakNetwork(queue);
    await userEvent.keyboard('kh');
    await screen.findByText(`${texts.failed}. ${failureMessages.offline}`);
    await waitFor(() => expect(listed()).toEqual(all));
  });
});
