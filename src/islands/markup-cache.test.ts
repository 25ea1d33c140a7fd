import { describe, expect, it, vi } from 'vitest';
import { cachedMarkup } from './markup-cache.ts';

const island = () => null;
const printer = (html: string) => vi.fn<() => string>(() => html);
const render = (props: Record<string, unknown>, html: string, prefix = 'r0') =>
  cachedMarkup({ island, props, prefix }, printer(html));

describe('The markup of an island', () => {
  it('is rendered once for the same properties', () => {
    const again = printer('again');
    expect(render({ title: 'Pie' }, 'pie')).toBe('pie');
    expect(cachedMarkup({ island, props: { title: 'Pie' }, prefix: 'r0' }, again)).toBe('pie');
    expect(again).not.toHaveBeenCalled();
  });

  it('is another for other properties, another place and another island', () => {
    render({ title: 'Tart' }, 'tart');
    expect(render({ title: 'Cake' }, 'cake')).toBe('cake');
    expect(render({ title: 'Tart' }, 'there', 'r1')).toBe('there');
    const other = cachedMarkup(
      { island: () => null, props: { title: 'Tart' }, prefix: 'r0' },
      printer('other'),
    );
    expect(other).toBe('other');
  });

  it('is not kept where something stands between its tags', () => {
    const children = { type: 'p' };
    render({ children }, 'first');
    expect(render({ children }, 'second')).toBe('second');
  });

  it('is not kept for what no text tells apart', () => {
    render({ chosen: new Set(['a']) }, 'first');
    expect(render({ chosen: new Set(['b']) }, 'second')).toBe('second');
  });

  it('is not kept where it is long, and never without end', () => {
    const text = 'x'.repeat(2000);
    render({ text }, 'first');
    expect(render({ text }, 'second')).toBe('second');
    render({ number: 0 }, 'early');
    for (let number = 1; number < 1000; number += 1) render({ number }, 'more');
    expect(render({ number: 0 }, 'rendered again')).toBe('rendered again');
  });
});
