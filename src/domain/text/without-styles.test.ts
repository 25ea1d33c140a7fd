import { describe, expect, it } from 'vitest';
import { withoutStyles } from './without-styles.ts';

describe('HTML without its style elements', () => {
  it.each([
    ['<p>a</p>', '<p>a</p>'],
    ['a<style>p{}</style>b<STYLE type="x">q</STYLE >c', 'abc'],
    ['a<style>never ends', 'a'],
    ['İ<style></style>b<styled>', 'İb<styled>'],
  ])('of %j is %j', (html, without) => {
    expect(withoutStyles(html)).toBe(without);
  });

  it('comes to an end in what only begins', () => {
    expect(withoutStyles('<style '.repeat(200_000))).toBe('');
  });
});
