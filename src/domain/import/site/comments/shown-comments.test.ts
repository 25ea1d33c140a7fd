import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { parseHtml } from '../../html/document.ts';
import { commentsOf, saidOnPage } from './page-comments.ts';

const page = {
  address: 'https://pies.org/plum-tart/',
  language: 'en',
  author: 'Ada Baker',
  isOwnRecipe: () => true,
};
const readAll = (...pages: string[]) =>
  commentsOf(
    pages.flatMap((html) => {
      const root = parseHtml(html);
      return root ? [saidOnPage(root, page)] : [];
    }),
  );
const read = (...pages: string[]) => readAll(...pages).comments;
const comment = (id: number, inside: string, more = '') =>
  `<li class="comment" id="comment-${id}"><b class="fn">Bo</b><div class="comment-content">${inside}</div>${more}</li>`;

describe('What is no comment', () => {
  it.each([
    ['a link of another blog', comment(1, '<p>[…]</p>').replace('"comment"', '"pingback"')],
    [
      'one that waits',
      comment(
        1,
        '<p>Hm</p>',
        '<em class="comment-awaiting-moderation">Your comment is awaiting moderation.</em>',
      ),
    ],
    [
      'a form',
      '<div id="respond"><form class="comment" id="comment-1"><p class="author">Name</p></form></div>',
    ],
    ['a count', '<div class="comment">3 comments</div>'],
    ['stars alone', comment(1, '<p><img class="wprm-comment-rating" alt="5 stars"></p>')],
    [
      'a review of a tin',
      '<div itemscope itemtype="https://schema.org/Product"><div itemprop="review" itemscope itemtype="https://schema.org/Review"><i itemprop="author">Bo</i><p itemprop="reviewBody">Rusts</p></div></div>',
    ],
    [
      'a post that is a review',
      '<article itemscope itemtype="https://schema.org/Review"><h1>A tin</h1><i itemprop="author">Ada</i><p itemprop="reviewBody">Rusts</p></article>',
    ],
  ])('is left: %s', (_name, html) => {
    expect(read(`<div>${html}</div>`)).toEqual([]);
  });

  it('is told where somebody said nothing, or too much', () => {
    const { notes } = readAll(comment(1, '') + comment(2, longTextOf('very good ')));
    expect(notes.map(({ note }) => note).toSorted()).toEqual(['comment_left', 'text_cut']);
  });
});

describe('A comment that is shown', () => {
  it('has its links as words, its paragraphs as lines, and no button', () => {
    const inside = `<p>See <a href="https://x.example/">this</a><br>and that.</p><p>Bye</p><p class="tasty-recipes-ratings">★</p>
      <p><a href="/?replytocom=1#respond">Reply</a></p><form><label>Your answer</label></form>`;
    expect(read(comment(1, inside))[0]?.text).toBe('See this\nand that.\nBye');
  });

  it.each([
    ['<img class="wprm-comment-rating" alt="4 stars">', 4],
    ['<span class="wprm-comment-rating" aria-label="Rated 3 out of 5"></span>', 3],
    [
      '<img class="wprm-comment-rating" data-lazy-src="/icons/rating/stars-alt-2.svg" src="data:x">',
      2,
    ],
    ['<p class="comment-rating"><img src="/plugins/5-star.svg"></p>', 5],
    ['<div class="ERRatingCommentInner" style="width:80%"></div>', 4],
    ['<i class="fa fa-star"></i><i class="fa fa-star"></i><i class="fa fa-star-o"></i>', 2],
    [
      '<span class="tasty-recipes-rating" data-tr-clip="100" data-rating="1"></span><span class="tasty-recipes-rating" data-tr-clip="0" data-rating="2"></span>',
      1,
    ],
    ['<span class="rating">lots</span>', null],
  ])('gives the stars of %s', (stars, rating) => {
    expect(read(comment(1, `<p>Nice</p>${stars}`))[0]?.rating).toBe(rating);
  });

  it.each([
    ['bo@mail.example', ''],
    ['Bo (bo@mail.example)', 'Bo'],
    ['Bo &lt;bo@mail.example&gt;', 'Bo'],
    ['Bo says:', 'Bo'],
    ['Bo @ Pies', 'Bo @ Pies'],
  ])('signed %j is of %j', (written, name) => {
    expect(read(comment(1, '<p>Hi</p>').replace('>Bo<', `>${written}<`))[0]?.name).toBe(name);
  });

  it.each([
    ['bypostauthor', 'Zoe', true],
    ['byuser', 'Ada', true],
    ['byuser', '<a href="https://www.pies.org/">Zoe</a>', true],
    ['byuser', 'Zoe', false],
    ['odd', 'Ada', false],
    ['odd', '<a href="https://pies.org/">Ada</a>', false],
  ])('of the class %s and by %s is of the cook: %j', (name, writer, isFromAuthor) => {
    const html = comment(1, '<p>Hi</p>').replace('"comment"', `"comment ${name}"`);
    expect(read(html.replace('Bo', writer))[0]?.isFromAuthor).toBe(isFromAuthor);
  });

  it('has the same id whenever the page is read, and each its own', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
    const words = fc.stringMatching(/^[a-z]{3,9}( [a-z]{3,9}){0,3}$/);
    const writers = fc.uniqueArray(fc.tuple(name, words), {
      selector: String,
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(writers, (all) => {
        const html = all.map(
          ([who, what]) =>
            `<div class="comment"><b class="fn">${who}</b><p class="comment-text">${what}</p></div>`,
        );
        const ids = read(html.join('')).map(({ id }) => id);
        expect(new Set(ids).size).toBe(all.length);
        expect(read(html.toReversed().join('')).map(({ id }) => id)).toEqual(ids.toReversed());
      }),
    );
  });
});

type Thread = { text: string; answers: Thread[] };
const { thread } = fc.letrec<{ thread: Thread }>((tie) => ({
  thread: fc.record({
    text: fc
      .stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,5}$/)
      .filter((text) => !/^(?:reply|edit|like|link|delete|report|share|svar)/.test(text)),
    answers: fc.oneof(
      { maxDepth: 5 },
      fc.constant<Thread[]>([]),
      fc.array(tie('thread'), { maxLength: 3 }),
    ),
  }),
}));

/** As a theme writes them, numbered in their order, and below which of the first level each is. */
function writtenThreads(threads: readonly Thread[]) {
  const expected: { id: string; root: string | null; text: string }[] = [];
  const written = ({ text, answers }: Thread, root: string | null): string => {
    const id = expected.length + 1;
    expected.push({ id: String(id), root, text });
    const inside = answers.map((each) => written(each, root ?? String(id))).join('');
    return comment(id, `<p>${text}</p>`, `<ol class="children">${inside}</ol>`);
  };
  return { html: threads.map((each) => written(each, null)).join(''), expected };
}

describe('Threads of a page', () => {
  it('become two levels, whatever their depth, and nothing of them is lost or said twice', () => {
    fc.assert(
      fc.property(fc.array(thread, { maxLength: 5 }), (threads) => {
        const { html, expected } = writtenThreads(threads);
        const comments = read(`<ol>${html}</ol>`, `<ol>${html}</ol>`);
        const found = comments.map(({ id, parentId, text }) => ({ id, root: parentId, text }));
        expect(found.toSorted((one, other) => Number(one.id) - Number(other.id))).toEqual(expected);
      }),
    );
  });

  it('of which the middle is left stay together', () => {
    const inner = comment(3, '<p>Three</p>');
    const html = comment(1, '<p>One</p>', `<ol>${comment(2, '', `<ol>${inner}</ol>`)}</ol>`);
    expect(read(html).map(({ id, parentId }) => [id, parentId])).toEqual([
      ['1', null],
      ['3', '1'],
    ]);
  });
});

describe('A hostile page of comments', () => {
  const many = (count: number, one: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => one(at)).join('');

  it.each([
    ['a hundred thousand of them', many(100_000, (at) => comment(at, 'x')), 100_000],
    [
      'each inside of another',
      many(190, (at) => `<div class="comment"><b class="fn">Bo</b>x${at}`),
      190,
    ],
    [
      'names inside of each other',
      `<div class="comment" id="comment-1">${'<b class="fn"><i class="author">'.repeat(190)}${'<u></u>'.repeat(50_000)}`,
      0,
    ],
    [
      'reviews inside of each other',
      `${'<div itemscope itemtype="https://schema.org/Review">'.repeat(390)}${'<i></i>'.repeat(50_000)}`,
      0,
    ],
    ['an endless line', comment(1, longTextOf('a ')), 1],
    ['an endless name', comment(1, 'x').replace('Bo', longTextOf('a@')), 1],
    ['an endless date', comment(1, 'x', `<span class="date">${longTextOf('4 ')}</span>`), 1],
    ['endless classes', comment(1, 'x', `<i class="${longTextOf('star-')}"></i>`), 1],
  ])('of %s comes to an end', (_name, html, count) => {
    expect(read(html)).toHaveLength(count);
  });

  it('of answers that answer each other comes to an end', () => {
    const id = (at: number) => `https://pies.org/#comment-${at}`;
    const graph = [0, 1].map((at) => ({
      '@type': 'Comment',
      '@id': id(at),
      text: `Number ${at}`,
      parentItem: { '@type': 'Comment', '@id': id(1 - at) },
    }));
    expect(
      read(`<script type="application/ld+json">${JSON.stringify(graph)}</script>`),
    ).toHaveLength(2);
  });
});
