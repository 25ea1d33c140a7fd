import { describe, expect, it } from 'vitest';
import { type Element, elementsIn, parseHtml } from '../html/document.ts';
import { isOrnament, pictureAddress } from './picture-element.ts';

const image = (html: string): Element => {
  const found = [...elementsIn(parseHtml(html)!)].find(({ name }) => name === 'img');
  return found!;
};

describe('The address of a picture on a page', () => {
  it.each([
    ['srcset="a.jpg 1x,b.jpg 2x"', 'b.jpg'],
    ['srcset="a.jpg 300w, b.jpg 1024w, c.jpg 768w"', 'b.jpg'],
    ['srcset="/w_300,h_200/a.jpg 300w, /w_900,h_600/a.jpg 900w"', '/w_900,h_600/a.jpg'],
    ['srcset="https://x.test/a.jpg,https://x.test/b.jpg 2x"', 'https://x.test/b.jpg'],
    ['data-lazy-src="cake.jpg" src="data:image/gif;base64,R0"', 'cake.jpg'],
    ['src="cake.jpg"', 'cake.jpg'],
  ])('is that of its largest copy: %s', (attributes, address) => {
    expect(pictureAddress(image(`<img ${attributes}>`))).toBe(address);
  });
});

describe('A sign on a page', () => {
  it.each(['width="1"', 'height="60"', 'width="40" height="40"', 'class="emoji"'])(
    'is no photo: %s',
    (attributes) => expect(isOrnament(image(`<img src="a.jpg" ${attributes}>`))).toBe(true),
  );
  it.each(['', 'width="300"', 'width="600" height="70"', 'width="100%"'])(
    'is told from one: %s',
    (attributes) => expect(isOrnament(image(`<img src="a.jpg" ${attributes}>`))).toBe(false),
  );
});
