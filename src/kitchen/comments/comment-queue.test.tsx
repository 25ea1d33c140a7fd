import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { aKitchen, leaveKitchen } from '../recipes/testing/list-page.ts';
import {
  acted,
  actions,
  actsSent,
  ada,
  answerThreads,
  aQueued,
  counts,
  idOf,
  line,
  listed,
  manage,
  opened,
  openQueue,
  queue,
  queued,
  three,
  undone,
} from './testing/queue-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = aKitchen('/kitchen/hearth/comments');
});
afterEach(leaveKitchen);

const wasUndone = (numbers: number[]) => ({
  body: {
    isUndone: true,
    changed: numbers.length,
    comments: numbers.map((number) => aQueued(number)),
    counts,
  },
});
const looks = () => api.asked.filter(({ path }) => path.endsWith('/look')).map(({ path }) => path);

describe('The queue of comments', () => {
  it('shows who said what below which dish, and opens the first with its thread', async () => {
    await openQueue(api, three());
    await waitFor(() => expect(listed()).toEqual(['Comment 3', 'Comment 2', 'Comment 1']));
    expect((await line(3)).textContent).toContain('Plum Pie');
    await waitFor(() => expect(opened()).toBe('Comment 3'));
    await screen.findByText(/3 comments here, 1 hidden/);
    expect(looks()).toEqual([]);
  });

  it('says what was reported and why, and how a comment stands', async () => {
    const report = {
      id: idOf(600),
      reason: 'Sells knives',
      createdAt: '2026-05-01T10:00:00.000Z',
      isOpen: true,
      reporter: { id: idOf(801), displayName: 'Bo' },
    };
    await openQueue(api, [aQueued(1, { reports: [report], openReports: 1, isHeld: true })]);
    await screen.findByText('Sells knives');
    expect((await screen.findByText(/by Bo/)).textContent).not.toContain(texts.settled);
    expect((await line(1)).textContent).toContain(texts.marks.held);
    expect(screen.getByText(texts.heldHint('Ada'))).toBeTruthy();
  });

  it('holds of many the few on the screen, and fetches the next before the end', async () => {
    const first = Array.from({ length: 50 }, (_, at) => aQueued(100 - at));
    api.answer(queue, queued(first, { nextCursor: `1.${idOf(51)}` }));
    answerThreads(api, first);
    const { CommentsScreen } = await import('./CommentsScreen.tsx');
    render(<CommentsScreen />);
    await waitFor(() => expect(listed().length).toBeGreaterThan(3));
    expect(listed().length).toBeLessThan(40);
    expect(
      screen.getAllByRole('listitem').some((item) => item.getAttribute('aria-setsize') === '-1'),
    ).toBe(true);
    (await line(100)).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(api.asked.some(({ path }) => path.includes('cursor=1.'))).toBe(true),
    );
  });

  it('is filtered by view, words and person, which its address keeps', async () => {
    await openQueue(api, three());
    await userEvent.click(await screen.findByRole('radio', { name: /All/ }));
    expect(location.search).toBe('?view=all');
    await userEvent.type(screen.getByRole('searchbox'), 'plum');
    await waitFor(() => expect(location.search).toBe('?view=all&search=plum'));
    await waitFor(() => expect(api.asked.at(-1)?.path).toContain('search=plum'));
    await userEvent.click(await screen.findByRole('button', { name: texts.onlyPerson('Ada') }));
    expect(location.search).toContain(`person=${ada.id}`);
    await userEvent.click(await screen.findByRole('button', { name: texts.clearPerson('Ada') }));
    expect(location.search).not.toContain('person');
  });

  it('says so where nothing is left, where nothing is found, and where it did not load', async () => {
    api.answer(queue, refusal('internal_error'));
    const { CommentsScreen } = await import('./CommentsScreen.tsx');
    render(<CommentsScreen />);
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    api.answer(queue, queued([]));
    await userEvent.click(again);
    await screen.findByText(texts.empty.new.heading);
    await userEvent.type(screen.getByRole('searchbox'), 'figs');
    await screen.findByText(texts.nothingFound('figs'));
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(await screen.findByText(texts.empty.new.heading)).toBeTruthy();
  });
});

describe('Going through the queue by keys', () => {
  it('opens the next, and only what was moved past is new no more', async () => {
    await openQueue(api, three());
    (await line(3)).focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(opened()).toBe('Comment 2'));
    expect(document.activeElement?.textContent).toContain('Comment 2');
    expect(looks()).toEqual([`${manage}/comment-queue/${idOf(3)}/look`]);
    expect(listed()).toHaveLength(3);
    await userEvent.keyboard('k');
    await waitFor(() => expect(opened()).toBe('Comment 3'));
    expect((await line(3)).dataset['new']).toBeUndefined();
  });

  it('hides, and the next opens by itself with the focus; u brings it back', async () => {
    await openQueue(api, three());
    api.answer(actions, acted([3], { isHidden: true }));
    api.answer(undone, wasUndone([3]));
    (await line(3)).focus();
    await userEvent.keyboard('h');
    await waitFor(() => expect(opened()).toBe('Comment 2'));
    expect(listed()).toEqual(['Comment 2', 'Comment 1']);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Comment 2'));
    await screen.findByText(texts.done.hide('Ada'));
    expect(actsSent(api)).toEqual([{ action: 'hide', commentId: idOf(3) }]);
    await userEvent.keyboard('u');
    await screen.findByText(texts.undone(texts.done.hide('Ada')));
    await waitFor(() => expect(listed()).toEqual(['Comment 3', 'Comment 2', 'Comment 1']));
    expect(opened()).toBe('Comment 3');
  });

  it.each([
    ['the view', () => screen.getByRole('radio', { name: /New/ }).focus()],
    ['nothing', () => (document.activeElement as HTMLElement).blur()],
  ])('brings back the last one of a view by u, with the focus on %s', async (_name, focus) => {
    await openQueue(api, [aQueued(1)]);
    api.answer(actions, acted([1], { isHidden: true }));
    api.answer(undone, wasUndone([1]));
    (await line(1)).focus();
    await userEvent.keyboard('h');
    await screen.findByText(texts.empty.new.heading);
    await screen.findByText(texts.done.hide('Ada'));
    focus();
    await userEvent.keyboard('u');
    await screen.findByText(texts.undone(texts.done.hide('Ada')));
    expect(await line(1)).toBeTruthy();
  });

  it('approves what waits, bans and hides all of a person, by a key each', async () => {
    await openQueue(api, [aQueued(2, { isHeld: true }), aQueued(1)]);
    api.answer(actions, acted([2], {}));
    (await line(2)).focus();
    await userEvent.keyboard('d');
    await screen.findByText(texts.done.approved('Ada'));
    api.answer(actions, acted([], {}));
    await userEvent.keyboard('b');
    await screen.findByText(texts.done.ban('Ada'));
    expect((await line(1)).textContent).toContain(texts.marks.banned);
    api.answer(actions, acted([1], { isHidden: true }));
    await userEvent.keyboard('H');
    await screen.findByText(texts.done.hideAll('Ada', 1));
    expect(actsSent(api)).toEqual([
      { action: 'keep', commentId: idOf(2) },
      { action: 'ban', userId: ada.id },
      { action: 'hide-all', userId: ada.id },
    ]);
    await screen.findByText(texts.empty.new.heading);
  });

  it('hides what somebody wrote on a former site, who cannot be banned', async () => {
    await openQueue(api, [aQueued(1, { user: { ...ada, id: null } })]);
    await screen.findByText(texts.former);
    expect(document.querySelector('.queue-toolbar .queue-more')).toBeNull();
    (await line(1)).focus();
    await userEvent.keyboard('bH');
    api.answer(actions, acted([1], { isHidden: true }));
    await userEvent.keyboard('h');
    await screen.findByText(texts.done.hide('Ada'));
    expect(actsSent(api)).toEqual([{ action: 'hide', commentId: idOf(1) }]);
  });

  it('is taken back from the notice by F6 and Enter, and only once', async () => {
    await openQueue(api, three());
    api.answer(actions, acted([3], { isHidden: true }));
    api.answer(undone, wasUndone([3]));
    (await line(3)).focus();
    await userEvent.keyboard('h');
    await screen.findByText(texts.done.hide('Ada'));
    await userEvent.keyboard('{F6}');
    expect(document.activeElement?.textContent).toBe(kitchenShellMessages.undo);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(texts.undone(texts.done.hide('Ada')));
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(kitchenShellMessages.nothingToUndo);
  });

  it('tells no more that a comment was hidden once it is shown again by hand', async () => {
    globalThis.history.replaceState(null, '', '?view=all');
    await openQueue(api, [aQueued(1)]);
    (await line(1)).focus();
    api.answer(actions, acted([1], { isHidden: true }));
    await userEvent.keyboard('h');
    await screen.findByText(texts.done.hide('Ada'));
    api.answer(actions, acted([1], { isHidden: false }));
    await userEvent.keyboard('h');
    await screen.findByText(texts.done.unhide('Ada'));
    expect(screen.queryByText(texts.done.hide('Ada'))).toBeNull();
    expect(actsSent(api).at(-1)).toEqual({ action: 'unhide', commentId: idOf(1) });
  });

  it('puts a comment back where the server refused, with the reason', async () => {
    await openQueue(api, three());
    api.answer(actions, refusal('temporarily_unavailable'));
    (await line(3)).focus();
    await userEvent.keyboard('h');
    await screen.findByText(new RegExp(texts.failed));
    await waitFor(() => expect(listed()).toEqual(['Comment 3', 'Comment 2', 'Comment 1']));
  });

  it('takes letters for letters where one types', async () => {
    await openQueue(api, three());
    await userEvent.type(await screen.findByRole('searchbox'), 'hbdu');
    expect(actsSent(api)).toEqual([]);
  });
});
