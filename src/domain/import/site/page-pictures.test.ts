import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { parseHtml } from '../html/document.ts';
import { storyPictures } from './page-pictures.ts';

const address = 'https://pies.org/plum-tart/';
const words = 'My aunt made this tart on the last Sunday of every summer, when the plums fell.';
const read = (inside: string) => {
  const root = parseHtml(
    `<body><article class="entry-content"><p>${words}</p>${inside}</article></body>`,
  );
  return root ? storyPictures(root, address) : [];
};
const addressesIn = (inside: string) => read(inside).map((each) => each.address);
const at = (path: string) => `https://pies.org${path}`;

describe('The pictures of a story', () => {
  it.each([
    ['as they are', '<img src="/u/a.jpg">', '/u/a.jpg'],
    ['late', '<img src="data:image/gif;base64,AA" data-src="/u/a.jpg">', '/u/a.jpg'],
    [
      'late, behind a stand-in',
      '<img src="/i/placeholder.png" data-lazy-src="/u/a.jpg">',
      '/u/a.jpg',
    ],
    ['late by an older script', '<img src="/i/spacer.gif" data-original="/u/a.jpg">', '/u/a.jpg'],
    ['without scripts', '<noscript><img src="/u/a.jpg"></noscript>', '/u/a.jpg'],
    [
      'in sizes',
      '<img src="/u/a-s.jpg" srcset="/u/a-s.jpg 300w, /u/a-l.jpg 1200w, /u/a-m.jpg 600w">',
      '/u/a-l.jpg',
    ],
    [
      'in sizes, late',
      '<img src="data:x" data-srcset="/u/a-s.jpg 1x, /u/a-l.jpg 2x">',
      '/u/a-l.jpg',
    ],
    [
      'with commas in their addresses',
      '<img srcset="https://pies.org/w_3,h_2/a.jpg 300w">',
      '/w_3,h_2/a.jpg',
    ],
    [
      'whole behind a smaller copy',
      '<img src="/u/a-300x200.jpg" data-orig-file="/u/a.jpg">',
      '/u/a.jpg',
    ],
    [
      'in smaller copies',
      '<img src="/wp-content/uploads/a-300x200.jpg">',
      '/wp-content/uploads/a.jpg',
    ],
    [
      'by their sources',
      '<picture><source srcset="/u/a.webp 600w"><img src="data:x"></picture>',
      '/u/a.webp',
    ],
    ['with a page of their own', '<a href="/plum-tart/a-1/"><img src="/u/a.jpg"></a>', '/u/a.jpg'],
    [
      'linked to themselves',
      '<a href="/wp-content/uploads/a.jpg"><img src="/u/a.jpg"></a>',
      '/u/a.jpg',
    ],
  ])('are found %s', (_name, inside, path) => {
    expect(addressesIn(inside)).toEqual([at(path)]);
  });

  it.each([
    ['in the card of the recipe', '<div class="wprm-recipe-container"><img src="/u/a.jpg"></div>'],
    ['of other posts', '<div class="related-posts"><img src="/u/a.jpg"></div>'],
    ['that lead to another post', '<a href="/cake/"><img src="/u/a.jpg"></a>'],
    ['of advertisements', '<div class="adthrive-ad"><img src="/u/a.jpg"></div>'],
    ['of shops', '<img src="https://ws-na.amazon-adsystem.com/a.jpg">'],
    [
      'of faces',
      '<img class="avatar" src="/u/a.jpg"><img src="https://secure.gravatar.com/avatar/a">',
    ],
    ['of emoji', '<img class="emoji" src="https://s.w.org/images/core/emoji/14/72x72/1f600.png">'],
    [
      'of signs',
      '<img width="24" height="24" src="/u/a.png"><img src="/u/a.svg"><img src="/i/facebook.png">',
    ],
    ['of readers', '<img src="/images/photocomments/5/thumbs/7.jpg">'],
    ['of themes', '<img src="/wp-content/themes/pies/leaf.png">'],
    [
      'that count',
      '<img width="1" height="1" src="/u/a.gif"><img src="https://pixel.wp.com/g.gif">',
    ],
    ['of stars', '<img class="wprm-comment-rating" src="/u/stars-5.png">'],
    ['in navigation', '<nav><img src="/u/a.jpg"></nav>'],
    ['without an address', '<img alt="a"><img src=""><img src="data:image/png;base64,AA">'],
  ])('are none %s', (_name, inside) => {
    expect(addressesIn(inside)).toEqual([]);
  });

  it.each([
    ['<img src="/a.jpg" alt="A tart">', 'A tart'],
    ['<figure><img src="/a.jpg" alt="A tart"><figcaption>Baked</figcaption></figure>', 'A tart'],
    ['<figure><img src="/a.jpg" alt=""><figcaption>Baked</figcaption></figure>', 'Baked'],
    [
      '<figure><img src="/a.jpg" alt="IMG_2031.jpg"><figcaption>Baked</figcaption></figure>',
      'Baked',
    ],
    ['<div class="wp-caption"><img src="/a.jpg" alt="Plum Tart.jpg"><p>Baked</p></div>', 'Baked'],
    [
      '<img src="data:x" data-src="/a.jpg"><noscript><img src="/a.jpg" alt="Late"></noscript>',
      'Late',
    ],
  ])('have their words: %s', (inside, alt) => {
    expect(read(inside)).toEqual([{ address: at('/a.jpg'), alt }]);
  });

  it('come once each and in their order, however they are written', () => {
    const writing = fc.constantFrom(
      (path: string) => `<img src="${path}">`,
      (path: string) =>
        `<img src="data:x" data-src="${path}"><noscript><img src="${path}"></noscript>`,
      (path: string) => `<figure><img srcset="/s.jpg 10w, ${path} 900w" src="/s.jpg"></figure>`,
      (path: string) => `<img data-orig-file="${path}" src="/s.jpg">`,
    );
    const pictures = fc.uniqueArray(
      fc.tuple(fc.stringMatching(/^\/[b-z]{3,12}\d\.jpg$/), writing),
      {
        selector: ([path]) => path,
      },
    );
    fc.assert(
      fc.property(pictures, (all) => {
        const inside = all.map(([path, write]) => write(path)).join('');
        expect(addressesIn(inside)).toEqual(all.map(([path]) => at(path)));
      }),
    );
  });

  it.each([
    ['pictures', '<img src="/a.jpg">'.repeat(50_000)],
    ['figures in figures', '<figure><img src="/a.jpg">'.repeat(190)],
    ['sizes', `<img src="/a.jpg" srcset="${longTextOf('/s.jpg 1w, ')}">`],
    ['commas', `<img src="/a.jpg" data-srcset="${longTextOf(',')}">`],
  ])('of a hostile page with endless %s come to an end', (_name, inside) => {
    expect(addressesIn(inside).length).toBeGreaterThan(0);
  });
});
