import { describe, expect, it } from 'vitest';
import { withOwnLinks } from './own-links.ts';

const leading = {
  origins: ['https://pies.larder.example', 'https://pies.example', 'http://pies.example'],
  origin: 'https://tarts.larder.example',
  paths: new Map([['/recipes/pie', '/recipes/pie-2']]),
};

describe('A link to a page of the former site', () => {
  it.each([
    ['https://pies.example/recipes/pie?a=b#c', 'https://tarts.larder.example/recipes/pie-2?a=b#c'],
    ['https://PIES.example/recipes/pie/', 'https://tarts.larder.example/recipes/pie-2'],
    ['http://pies.example/recipes/tart', 'https://tarts.larder.example/recipes/tart'],
    ['https://pies.example', 'https://tarts.larder.example'],
    ['/recipes/pie', '/recipes/pie-2'],
  ])('leads to the same page of this one: %s', (href, led) => {
    expect(withOwnLinks([{ href }, { link: href }], leading)).toEqual([
      { href: led },
      { link: led },
    ]);
  });

  it.each(['https://pies.example.org/recipes/pie', 'mailto:a@pies.example', '/recipes/tart'])(
    'is none of these, which stay: %s',
    (href) => {
      expect(withOwnLinks({ text: { href } }, leading)).toEqual({ text: { href } });
    },
  );

  it('is told from words that look like one', () => {
    const said = { text: 'https://pies.example/recipes/pie' };
    expect(withOwnLinks(said, leading)).toEqual(said);
  });
});
