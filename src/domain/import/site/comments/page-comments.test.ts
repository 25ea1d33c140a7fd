import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../html/document.ts';
import { commentsOf, saidOnPage } from './page-comments.ts';

const address = 'https://pies.org/plum-tart/';
const page = { address, language: 'en', author: 'Ada Baker', isOwnRecipe: (_name: string) => true };
const saidIn = (html: string, about = page) => {
  const root = parseHtml(html);
  return root ? [saidOnPage(root, about)] : [];
};
const read = (html: string) => commentsOf(saidIn(html)).comments;
const json = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

const said = (id: string, changes: object = {}) => ({
  id,
  parentId: null,
  name: 'Bo',
  isFromAuthor: false,
  text: 'I baked it twice.',
  at: '2019-03-04T15:12:00.000Z',
  rating: null,
  approved: true,
  ...changes,
});
const answer = (id: string, parentId: string, changes: object = {}) =>
  said(id, { parentId, name: 'Ada', isFromAuthor: true, text: 'So did I!', ...changes });

const wordPress = `<ol class="comment-list"><li class="comment even depth-1" id="comment-12">
  <article class="comment-body" id="div-comment-12"><footer class="comment-meta"><div class="comment-author vcard">
  <img class="avatar" src="a.png"><b class="fn"><a href="https://bo.example/">Bo</a></b> <span class="says">says:</span></div>
  <div class="comment-metadata"><a href="#comment-12"><time datetime="2019-03-04T16:12:00+01:00">March 4, 2019 at 4:12 pm</time></a></div></footer>
  <div class="comment-content"><p>I baked it twice.</p></div><div class="reply"><a class="comment-reply-link" href="#">Reply</a></div></article>
  <ol class="children"><li class="comment byuser bypostauthor depth-2" id="comment-13"><article class="comment-body"><footer class="comment-meta">
  <b class="fn">Ada</b><time datetime="2019-03-04T15:12:00Z">then</time></footer><div class="comment-content"><p>So did I!</p></div></article></li></ol></li></ol>`;
const genesis = `<div class="entry-comments" id="comments"><ol class="comment-list"><li class="comment depth-1" id="comment-12"><article id="article-comment-12">
  <header class="comment-header"><p class="comment-author"><span class="comment-author-name">Bo</span></p><p class="comment-meta"><time class="comment-time">March 4, 2019 at 3:12 pm</time></p></header>
  <div class="comment-content"><p>I baked it twice.</p></div></article></li><ul class="children"><li class="comment bypostauthor depth-2" id="comment-13"><article>
  <header class="comment-header"><span class="comment-author-name">Ada</span><time class="comment-time">March 4, 2019 at 3:12 pm</time></header>
  <div class="comment-content"><p>So did I!</p></div></article></li></ul></ol></div>`;
const ownTheme = `<div class="comments"><div class="comment" id="li-comment-12"><div id="comment-12" class="comment"><div class="commeta"><i class="who">Bo</i>
  <span class="date">on March 4, 2019 @ 3:12 pm</span></div><p>I baked it twice.</p><a class="comment-reply-link" data-replyto="Antwort an Bo">Antwort</a></div>
  <ul class="comment children"><li id="comment-13" class="comment bypostauthor"><strong class="author">Ada</strong> <span class="date">March 4, 2019, 3:12 pm</span><p>So did I!</p></li></ul></div></div>`;
const blogger = `<div class="comment-thread"><ol><li class="comment" id="c120000000000000"><div class="avatar-image-container"><img src="a.png"></div><div class="comment-block">
  <div class="comment-header"><cite class="user"><a rel="nofollow">Bo</a></cite><span class="icon user"></span><span class="datetime secondary-text"><a>March 4, 2019 at 3:12 PM</a></span></div>
  <p class="comment-content">I baked it twice.</p><span class="comment-actions"><a class="comment-reply">Reply</a><a>Delete</a></span></div>
  <div class="comment-replies"><ol><li class="comment" id="c130000000000000"><div class="comment-block"><div class="comment-header"><cite class="user blog-author"><a>Ada</a></cite>
  <span class="datetime"><a>March 4, 2019 at 3:12 PM</a></span></div><p class="comment-content">So did I!</p></div></li></ol></div></li></ol></div>`;

const squarespace = `<div class="squarespace-comments"><div class="comment-list"><div id="comment-5f3a00000000000000000012" class="comment flat clearfix">
  <div class="comment-header"><span class="author"><a>Bo</a></span><span class="date">March 4, 2019 3:12 PM</span></div><div class="comment-body"><p>I baked it twice.</p></div>
  <div class="comment-footer"><a class="comment-reply">Reply</a></div><div class="comment-list"><div id="comment-5f3a00000000000000000013" class="comment blog-author">
  <div class="comment-header"><span class="author">Ada</span><span class="date">March 4, 2019 3:12 PM</span></div><div class="comment-body"><p>So did I!</p></div></div></div></div></div></div>`;

describe('Comments of a page', () => {
  it.each([
    ['WordPress', wordPress, ['12', '13']],
    ['a theme with answers beside', genesis, ['12', '13']],
    ['a theme with names of its own', ownTheme, ['12', '13']],
    ['Squarespace', squarespace, ['5f3a00000000000000000012', '5f3a00000000000000000013']],
    ['Blogger', blogger, ['120000000000000', '130000000000000']],
  ])('come with names, times and threads from the markup of %s', (_name, html, ids) => {
    const [first = '', second = ''] = ids;
    expect(read(html)).toEqual([said(first), answer(second, first)]);
  });

  it('are told by microdata, also inside of what a theme numbers', () => {
    const item = (type: string, inside: string) =>
      `<div itemprop="comment" itemscope itemtype="https://schema.org/${type}">${inside}</div>`;
    const words = `<span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Bo</b></span>
      <meta itemprop="dateCreated" content="2019-03-04T15:12:00Z"><p itemprop="text">I baked it twice.</p>`;
    expect(
      read(`<ol><li class="comment" id="comment-12">${item('Comment', words)}</li></ol>`),
    ).toEqual([said('12')]);
    const nested = read(item('Comment', words + item('Comment', words.replace('Bo', 'Cy'))));
    expect(nested.map(({ name, parentId }) => [name, parentId === nested[0]?.id])).toEqual([
      ['Bo', false],
      ['Cy', true],
    ]);
  });

  it('are told by RDFa and by microformats', () => {
    const rdfa = `<div vocab="https://schema.org/" typeof="Comment"><i property="author">Bo</i>
      <time property="dateCreated" datetime="2019-03-04T15:12:00Z"></time><p property="text">I baked it twice.</p></div>`;
    const cite = `<div class="u-comment h-cite"><a class="p-author h-card" href="https://bo.example">Bo</a>
      <time class="dt-published" datetime="2019-03-04T15:12:00Z"></time><p class="e-content">I baked it twice.</p></div>`;
    const made = expect.stringMatching(/^made /) as unknown as string;
    expect(read(rdfa)).toEqual([said(made)]);
    expect(read(cite)).toEqual([said(made)]);
  });

  it('of old pages of Blogger stand side by side', () => {
    const html = `<dl id="comments-block"><dt class="comment-author" id="c1200000000000"><a name="c12"></a> <a rel="nofollow">Bo</a> said...</dt>
      <dd class="comment-body"><p>I baked it twice.</p></dd><dd class="comment-footer"><span class="comment-timestamp"><a>March 4, 2019 at 3:12 PM</a></span></dd>
      <dt class="comment-author blog-author" id="c1300000000000">Ada said...</dt><dd class="comment-body"><p>So did I!</p></dd></dl>`;
    expect(read(html)).toEqual([
      said('1200000000000'),
      answer('1300000000000', '', { parentId: null, at: null }),
    ]);
  });
});

const review = (name: string, body: string, more: object = {}) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  reviewBody: body,
  datePublished: '2019-03-05',
  reviewRating: { '@type': 'Rating', ratingValue: '4' },
  ...more,
});
const recipe = (more: object) => json({ '@type': 'Recipe', name: 'Tart', ...more });

describe('Comments that machines are told', () => {
  it('come once where people are told the same, and lend them their stars', () => {
    const html = recipe({ review: [review('Bo', 'I baked it twice!'), review('Cy', 'Too sweet')] });
    expect(read(html + wordPress)).toEqual([
      said('12', { rating: 4 }),
      said(expect.stringMatching(/^made /) as unknown as string, {
        name: 'Cy',
        text: 'Too sweet',
        at: '2019-03-05T00:00:00.000Z',
        rating: 4,
      }),
      answer('13', '12'),
    ]);
  });

  it('are those of the page, and none of other recipes or of what it sells', () => {
    const other = { '@type': 'Recipe', name: 'Pie', review: review('Di', 'Other') };
    const product = { '@type': 'Product', name: 'Tin', review: review('Ed', 'Rusts') };
    const html = json({ '@graph': [other, product] }) + recipe({ review: review('Bo', 'Mine') });
    const about = { ...page, isOwnRecipe: (name: string) => name === 'Tart' };
    const { comments } = commentsOf(saidIn(html, about));
    expect(comments.map(({ name }) => name)).toEqual(['Bo']);
  });

  it('answer each other by standing inside or by naming what they answer', () => {
    const comment = (id: string, more: object = {}) => ({
      '@type': 'Comment',
      '@id': `${address}#comment-${id}`,
      author: 'Bo',
      text: `Number ${id}`,
      ...more,
    });
    const graph = [
      { '@type': 'BlogPosting', comment: [comment('1', { comment: comment('2') })] },
      comment('3', { parentItem: { '@id': `${address}#comment-2` } }),
    ];
    expect(read(json({ '@graph': graph })).map(({ id, parentId }) => [id, parentId])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '1'],
    ]);
  });

  it.each([
    [{ ratingValue: 5 }, 5],
    [{ ratingValue: '3.6', bestRating: '5' }, 4],
    [{ ratingValue: 80, bestRating: 100 }, 4],
    [{ ratingValue: 9 }, null],
    [{ ratingValue: 'good' }, null],
  ])('give stars of five: %j are %j', (reviewRating, rating) => {
    expect(read(recipe({ review: review('Bo', 'Nice', { reviewRating }) }))[0]?.rating).toBe(
      rating,
    );
  });
});

describe('Comments that page and machines tell differently', () => {
  const words =
    'We made this for the whole street on Sunday, and not one crumb of it was left over.';
  const shownBy = (number: number, name: string, date: string) =>
    `<li class="comment" id="comment-${number}"><b class="fn">${name}</b><time datetime="${date}">x</time><div class="comment-content">${words}</div></li>`;
  const told = (name: string, day: string) => ({
    '@type': 'Review',
    author: name,
    datePublished: day,
    reviewBody: words,
    reviewRating: { ratingValue: 1 },
  });
  const reviewedBy = (all: object[]) => json({ '@type': 'Recipe', name: 'Tart', review: all });

  it('keep their own names and stars, though two people say the same', () => {
    const list = `<ol class="comment-list">${shownBy(1, 'Ada', '2019-03-04')}${shownBy(2, 'Ben', '2019-03-05')}</ol>`;
    const found = read(list + reviewedBy([told('Ada', '2019-03-04')]));
    expect(found.map(({ id, name, rating }) => [id, name, rating])).toEqual([
      ['1', 'Ada', 1],
      ['2', 'Ben', null],
    ]);
  });

  it.each([
    [
      'the one of that name',
      [
        ['Ada', '04'],
        ['Ben', '05'],
      ],
      [null, 1],
    ],
    [
      'of one name the one of that day',
      [
        ['Ben', '04'],
        ['Ben', '05'],
      ],
      [null, 1],
    ],
    [
      'one of that name before one without',
      [
        ['', '05'],
        ['Ben', '06'],
      ],
      [null, 1],
    ],
    [
      'one without a name of that day',
      [
        ['Ada', '05'],
        ['', '05'],
      ],
      [null, 1],
    ],
    [
      'none of another name',
      [
        ['Ada', '05'],
        ['Cy', '05'],
      ],
      [null, null, 1],
    ],
  ])('are %s', (_which, people, ratings) => {
    const list = people.map(([name = '', day], at) => shownBy(at + 1, name, `2019-03-${day}`));
    const html = `<ol class="comment-list">${list.join('')}</ol>`;
    const found = read(html + reviewedBy([told('Ben', '2019-03-05')]));
    expect(found.map(({ rating }) => rating)).toEqual(ratings);
    expect(found[0]?.name).toBe(people[0]?.[0]);
  });

  it('leave what is closer to those that come after', () => {
    const list = `<ol class="comment-list">${shownBy(1, 'Ben', '2019-03-04')}${shownBy(2, 'Ben', '2019-03-05')}</ol>`;
    const later = { ...told('Ben', '2019-03-06'), reviewRating: { ratingValue: 2 } };
    const found = read(list + reviewedBy([later, told('Ben', '2019-03-04')]));
    expect(found.map(({ id, rating }) => [id, rating])).toEqual([
      ['1', 1],
      ['2', 2],
    ]);
  });

  it('are read where a theme says nothing of its own in an element', () => {
    const html = `<li id="comment-1" class="comment"><cite class="fn">Ada</cite>
      <div class="comment-meta">March 4, 2019 at 3:12 pm</div><div class="comment"><p>${words}</p></div></li>`;
    for (const language of ['', 'x', 'en_US', 'de']) {
      const [found] = saidIn(`<ol class="comment-list">${html}</ol>`, { ...page, language });
      expect(commentsOf([found!]).comments).toMatchObject([{ name: 'Ada', text: words }]);
    }
  });

  it('answer each other however often', () => {
    const count = 9000;
    const comments = Array.from({ length: count }, (_, at) => ({
      '@type': 'Comment',
      '@id': `#comment-${count - at}`,
      text: `Said ${count - at}.`,
      author: 'Ada',
      // The last one answers one that is not there.
      parentItem: { '@id': `#comment-${count - at - 1}` },
    }));
    expect(read(json({ '@type': 'Recipe', name: 'Tart', comment: comments }))).toHaveLength(count);
  });
});
