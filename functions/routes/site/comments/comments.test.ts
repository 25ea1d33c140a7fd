import { describe, expect, it } from 'vitest';
import type { CommentsAnswer } from '#contract/comments/comment.ts';
import { anImage } from '#functions/testing/random/builders.ts';
import {
  conversation,
  newestId,
  outline,
  paragraphs,
  replyId,
} from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor, ownerAsVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const passerBy = aPasserBy(app, cook);
const owner = ownerAsVisitor(app, cook);

const { say, read } = conversation(app);

const aLinkTimes = (count: number, length: number, text: string) => {
  const href = 'https://pies.example/'.padEnd(length, 'x');
  const links = Array.from({ length: count }, () => ({ type: 'link', href, children: [{ text }] }));
  return [{ type: 'paragraph', children: [{ text: 'See ' }, ...links] }];
};

describe('Comments, §3, §7', () => {
  it('answer the comments of the recipe, and can be read by anybody', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook, { displayName: 'Ada' });
    const answer = await say(visitor, { recipeId, content: 'Lovely.\nTwice.' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      comments: [
        {
          recipeId,
          parentId: null,
          level: 1,
          user: { id: visitor.user.id, displayName: 'Ada', avatar: null },
          content: paragraphs('Lovely.', 'Twice.'),
          createdAt: new Date(app.clock.now).toISOString(),
          isOwn: true,
          children: [],
        },
      ],
      total: 1,
      commentCount: 1,
      nextOffset: null,
      canComment: true,
      canManage: false,
    });
    const { comments, canComment } = await read(passerBy, recipeId);
    expect(comments).toEqual([{ ...answer.body.comments[0], isOwn: false }]);
    expect(canComment).toBe(false);
  });

  it('stand newest first, with replies below theirs, oldest first', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const parentId = newestId(await say(visitor, { recipeId, content: 'One' }));
    await say(visitor, { recipeId, content: 'Two' });
    await say(owner, { recipeId, parentId, content: 'First reply' });
    const { body } = await say(visitor, { recipeId, parentId, content: 'Second reply' });
    expect(outline(body.comments)).toEqual(['Two', ['One', ['First reply', 'Second reply']]]);
    expect(body.comments[1]?.children).toMatchObject([
      { level: 2, parentId, isFromOwner: true },
      { level: 2, parentId, isFromOwner: false },
    ]);
    expect(body).toMatchObject({ total: 2, commentCount: 4 });
  });

  it('take paragraphs with safe links as they are', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const link = { type: 'link', href: 'https://flour.example/', children: [{ text: 'this' }] };
    const content = {
      type: 'document',
      children: [{ type: 'paragraph', children: [{ text: 'I use ' }, link] }],
    };
    const answer = await say(await aVisitor(app, cook), { recipeId, content });
    expect(answer.body.comments[0]?.content).toEqual(content);
  });

  it('take paragraphs by themselves too', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const { children } = paragraphs('Lovely.', 'Twice.');
    const answer = await say(await aVisitor(app, cook), { recipeId, content: children });
    expect(answer.body.comments[0]?.content).toEqual(paragraphs('Lovely.', 'Twice.'));
  });

  it('know their own and the manager', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    await say(await aVisitor(app, cook), { recipeId });
    expect(await read(owner, recipeId)).toMatchObject({
      canManage: true,
      canComment: true,
      comments: [{ isOwn: false, isFromOwner: false }],
    });
  });

  it('are no less readable with an old token, S2.7', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const path = `/api/v1/site/${cook.site.slug}/comments?recipeId=${recipeId}`;
    const answer = await app.call('GET', path, { token: 'session-that-ended-long-ago' });
    expect(answer.status).toBe(200);
  });

  it('are never kept by a cache', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const answer = await passerBy.get(`/comments?recipeId=${recipeId}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Names below comments, S4.5, S4.6', () => {
  it('are never an address or a part of one', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook, { displayName: null, email: 'shy.ada@example.com' });
    const answer = await say(visitor, { recipeId });
    expect(answer.body.comments[0]?.user?.displayName).toBe('Anonymous cook');
    expect(JSON.stringify(answer.body)).not.toContain('shy');
  });

  it('come with a picture where there is one', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const crop = { width: 600, height: 600, x: 0, y: 0 };
    const face = await anImage(app.database, { siteId: null, userId: cook.site.ownerId });
    const visitor = await aVisitor(app, cook, { avatarImageId: face.id, avatarCrop: crop });
    const { body } = await say(visitor, { recipeId });
    expect(body.comments[0]?.user?.avatar).toMatchObject({ id: face.id, key: face.key, crop });
  });
});

describe('Pages of comments, §4', () => {
  it('hold threads up to the limit and say where the next begins', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    await say(visitor, { recipeId, content: 'One' });
    await say(visitor, { recipeId, content: 'Two' });
    await say(visitor, { recipeId, content: 'Three' });
    const first = await read(passerBy, recipeId, '&limit=2');
    const last = await read(passerBy, recipeId, '&limit=2&offset=2');
    expect([first.comments.length, first.nextOffset, first.total]).toEqual([2, 2, 3]);
    expect([outline(last.comments), last.nextOffset]).toEqual([['One'], null]);
  });

  it('are answered by every call that changes something', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    await say(visitor, { recipeId, content: 'One' });
    const oldest = newestId(await say(visitor, { recipeId, content: 'Two' }));
    const answers = [
      await visitor.post<CommentsAnswer>('/comment-upvotes?limit=1', { commentId: oldest }),
      await visitor.delete<CommentsAnswer>(`/comment-upvotes/${oldest}?limit=1&offset=1`),
      await visitor.delete<CommentsAnswer>(`/comments/${oldest}?limit=1`),
    ];
    const shown = answers.map(({ body }) => outline(body.comments));
    expect(shown).toEqual([['Two'], ['One'], ['One']]);
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'sort=best'])(
    'are refused with %s',
    async (odd) => {
      const { id: recipeId } = await cook.publishRecipe();
      expect((await passerBy.get(`/comments?recipeId=${recipeId}&${odd}`)).status).toBe(400);
    },
  );
});

describe('Two levels and no more, §5', () => {
  it('refuse a reply to a reply', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook);
    const parentId = newestId(await say(visitor, { recipeId }));
    const { body } = await say(visitor, { recipeId, parentId, content: 'Thanks' });
    const deeper = { recipeId, parentId: replyId(body), content: 'Deeper' };
    const answer = await say(visitor, deeper);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'parentId' }] });
    expect((await read(passerBy, recipeId)).commentCount).toBe(2);
  });

  it('refuse a reply to what is elsewhere or nowhere, S4.3', async () => {
    const [pie, tart] = [await cook.publishRecipe(), await cook.publishRecipe()];
    const visitor = await aVisitor(app, cook);
    const elsewhere = newestId(await say(visitor, { recipeId: pie.id }));
    const other = await aCook(app);
    const foreign = newestId(
      await say(await aVisitor(app, other), { recipeId: (await other.publishRecipe()).id }),
    );
    const parents = [elsewhere, foreign, '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55'];
    const answers = await Promise.all(
      parents.map((parentId) => say(visitor, { recipeId: tart.id, parentId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await read(passerBy, tart.id)).total).toBe(0);
  });
});

describe('What a comment may be, §5, S6', () => {
  it.each([
    ['nothing', '', 'Required'],
    ['blanks', ' \n\t', 'Required'],
    ['empty paragraphs', paragraphs('', ' '), 'Required'],
    ['too much', 'x'.repeat(5001), 'String must contain at most 5000 character(s)'],
    ['too many lines', 'x\n'.repeat(101), 'A comment has at most 100 paragraphs'],
    ['long addresses', aLinkTimes(30, 2000, 'x'), 'This is too long with all its links'],
    ['a link nobody sees', aLinkTimes(1, 30, ''), 'A link needs a text'],
    ['a list of lines', ['Lovely.'], 'Invalid input'],
    ['a number', 4, 'Invalid input'],
    [
      'a heading',
      { type: 'document', children: [{ type: 'heading', level: 1, children: [] }] },
      'Invalid input',
    ],
    [
      'a link that runs',
      {
        type: 'document',
        children: [
          {
            type: 'paragraph',
            children: [{ type: 'link', href: 'javascript:alert(1)', children: [{ text: 'x' }] }],
          },
        ],
      },
      'Invalid URL',
    ],
  ])('is not %s', async (_name, content, message) => {
    const { id: recipeId } = await cook.publishRecipe();
    const answer = await say(await aVisitor(app, cook), { recipeId, content });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ message }] });
    expect((await read(passerBy, recipeId)).total).toBe(0);
  });

  it('is text, whatever it looks like, S7.1', async () => {
    const { id: recipeId } = await cook.publishRecipe();
    const content = `<img src=x onerror=alert(1)>'; DROP TABLE comments; -- 𝒜`;
    const sent = `${content}\u202e`;
    const { body } = await say(await aVisitor(app, cook), { recipeId, content: sent });
    expect(body.comments[0]?.content).toEqual(paragraphs(content));
  });

  it.each(['id', 'userId', 'createdAt', 'hiddenAt', 'siteId'])(
    'sets no %s, S4.4',
    async (field) => {
      const { id: recipeId } = await cook.publishRecipe();
      const visitor = await aVisitor(app, cook);
      const body = { recipeId, content: 'Lovely.', [field]: cook.site.id };
      expect((await visitor.post('/comments', body)).status).toBe(400);
    },
  );
});
