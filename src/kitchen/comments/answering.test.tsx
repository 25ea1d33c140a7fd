import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { exampleOf } from '#stores/testing/examples.ts';
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

describe('Answering as the cook', () => {
  const thread = 'POST /api/v1/site/hearth/comments';
  const replies = (comments: object[]) => ({
    body: {
      comments,
      total: 1,
      commentCount: 2,
      nextOffset: null,
      canComment: true,
      canManage: true,
    },
  });
  const reply = {
    id: idOf(500),
    recipeId: idOf(700),
    parentId: idOf(3),
    level: 2,
    user: ada,
    content: { type: 'document', children: [{ type: 'paragraph', children: [{ text: 'Two' }] }] },
    createdAt: '2026-05-01T10:00:00.000Z',
    isOwn: true,
    isFromOwner: true,
    upvoteCount: 0,
    isUpvoted: false,
    isHeld: false,
    replyTotal: 0,
    children: [],
  };

  async function write(text: string) {
    (await line(3)).focus();
    await userEvent.keyboard('a');
    await userEvent.type(await screen.findByLabelText(texts.answerLabel('Ada')), text);
  }

  it('sends a reply in the thread, goes on, and is taken back by deleting it', async () => {
    await openQueue(api, three());
    api.answer(thread, { status: 201, ...replies([]) });
    api.answer('GET /api/v1/site/hearth/comments', replies([reply]));
    api.answer(`DELETE /api/v1/site/hearth/comments/${reply.id}`, replies([]));
    await write('Two{Control>}{Enter}{/Control}');
    await screen.findByText(texts.done.answer('Ada'));
    const sent = api.asked.filter(({ method }) => method === 'POST');
    expect(sent.find(({ path }) => path.includes('/comments?'))?.body).toEqual({
      recipeId: idOf(700),
      parentId: idOf(3),
      content: 'Two',
      website: '',
    });
    await waitFor(() => expect(opened()).toBe('Comment 2'));
    const notice = screen.getByText(texts.done.answer('Ada')).closest('li');
    await userEvent.click(within(notice!).getByRole('button', { name: kitchenShellMessages.undo }));
    await screen.findByText(texts.undone(texts.done.answer('Ada')));
    expect(api.asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('leaves the queue when it is taken back, and the next comment opens in its place', async () => {
    globalThis.history.replaceState(null, '', '?view=all');
    const answer = aQueued(4, { id: reply.id, isFromOwner: true, isHandled: true });
    await openQueue(api, three());
    api.answer(thread, { status: 201, ...replies([]) });
    api.answer('GET /api/v1/site/hearth/comments', replies([reply]));
    answerThreads(api, [answer]);
    api.answer(queue, queued([answer, ...three()]));
    await write('Two{Control>}{Enter}{/Control}');
    await userEvent.click(await line(4));
    await waitFor(() => expect(opened()).toBe('Comment 4'));
    api.answer(`DELETE /api/v1/site/hearth/comments/${reply.id}`, replies([]));
    api.answer(queue, queued(three()));
    await userEvent.keyboard('u');
    await waitFor(() => expect(listed()).toEqual(['Comment 3', 'Comment 2', 'Comment 1']));
    await waitFor(() => expect(opened()).toBe('Comment 3'));
  });

  it('is told as done where it stands and is not found, and not sent again', async () => {
    await openQueue(api, three());
    api.answer(thread, { status: 201, ...replies([]) });
    api.breakNetwork('GET /api/v1/site/hearth/comments');
    await write('Two{Control>}{Enter}{/Control}');
    const notice = (await screen.findByText(texts.done.answer('Ada'))).closest('li');
    const undo = { name: kitchenShellMessages.undo };
    expect(within(notice!).queryByRole('button', undo)).toBeNull();
    await waitFor(() => expect(opened()).toBe('Comment 2'));
    expect(screen.queryByLabelText(texts.answerLabel('Ada'))).toBeNull();
  });

  it('leaves a way back from the approval where the answer is refused, and approves once', async () => {
    await openQueue(api, [aQueued(3, { isHeld: true }), aQueued(2), aQueued(1)]);
    api.answer(actions, acted([3], { isHeld: false }));
    api.answer(thread, refusal('rate_limited'));
    await write('Two');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await screen.findByText(/Too many requests/);
    const notice = (await screen.findByText(texts.done.approved('Ada'))).closest('li');
    api.answer(thread, { status: 201, ...replies([]) });
    api.answer('GET /api/v1/site/hearth/comments', replies([reply]));
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await screen.findByText(texts.done.answer('Ada'));
    expect(actsSent(api)).toEqual([{ action: 'keep', commentId: idOf(3) }]);
    const comments = [aQueued(3, { isHeld: true })];
    api.answer(undone, { body: { isUndone: true, changed: 1, comments, counts } });
    await userEvent.click(within(notice!).getByRole('button', { name: kitchenShellMessages.undo }));
    await waitFor(() =>
      expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toContain(undone),
    );
  });

  it('keeps what was written where it is refused, and after Escape', async () => {
    await openQueue(api, three());
    api.answer(thread, refusal('rate_limited'));
    await write('Two cups');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await screen.findByText(/Too many requests/);
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.answerLabel('Ada')).value).toBe(
      'Two cups',
    );
    await userEvent.click(screen.getByLabelText(texts.answerLabel('Ada')));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText(texts.answerLabel('Ada'))).toBeNull();
    expect(document.activeElement?.textContent).toContain('Comment 3');
    await userEvent.keyboard('a');
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.answerLabel('Ada')).value).toBe(
      'Two cups',
    );
  });
});

describe('The menu of the queue', () => {
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('holds first comments without touching other settings, and takes that back', async () => {
    await openQueue(api, three());
    const given = exampleOf(siteAnswer);
    api.answer(`GET ${manage}/current-site`, { body: given });
    api.answer(`PUT ${manage}/sites`, { body: given });
    await open(texts.hold);
    const notice = (await screen.findByText(texts.done.held)).closest('li');
    await userEvent.click(within(notice!).getByRole('button', { name: kitchenShellMessages.undo }));
    await screen.findByText(texts.done.unheld);
    const { title, slug } = given.site;
    const sent = api.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual(
      [true, false].map((holdFirstComments) => ({ title, slug, holdFirstComments })),
    );
  });

  it('lists who is banned and ends a ban', async () => {
    await openQueue(api, three());
    const banned = { id: ada.id, displayName: 'Ada', bannedAt: '2026-05-01T10:00:00.000Z' };
    api.answer(`GET ${manage}/comment-bans`, {
      body: { bans: [{ ...banned, commentTotal: 2 }], total: 1 },
    });
    api.answer(actions, acted([], {}));
    await open(texts.bans);
    await userEvent.click(await screen.findByRole('button', { name: texts.endBan }));
    await screen.findByText(texts.noBans);
    expect(actsSent(api)).toEqual([{ action: 'unban', userId: ada.id }]);
  });
});
