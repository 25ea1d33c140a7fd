import { describe, expect, it, vi } from 'vitest';
import { printedOnce } from './printed-once.ts';

const island = () => null;
const printer = (html: string) => vi.fn<() => string>(() => html);
const print = (props: Record<string, unknown>, html: string, prefix = 'r0') =>
  printedOnce({ island, props, prefix }, printer(html));

describe('The markup of an island', () => {
  it('is printed once for the same properties', () => {
    const again = printer('again');
    expect(print({ title: 'Pie' }, 'pie')).toBe('pie');
    expect(printedOnce({ island, props: { title: 'Pie' }, prefix: 'r0' }, again)).toBe('pie');
    expect(again).not.toHaveBeenCalled();
  });

  it('is another for other properties, another place and another island', () => {
    print({ title: 'Tart' }, 'tart');
    expect(print({ title: 'Cake' }, 'cake')).toBe('cake');
    expect(print({ title: 'Tart' }, 'there', 'r1')).toBe('there');
    const other = printedOnce(
      { island: () => null, props: { title: 'Tart' }, prefix: 'r0' },
      printer('other'),
    );
    expect(other).toBe('other');
  });

  it('is not kept where something stands between its tags', () => {
    const children = { type: 'p' };
    print({ children }, 'first');
    expect(print({ children }, 'second')).toBe('second');
  });

  it('is not kept for what no text tells apart', () => {
    print({ chosen: new Set(['a']) }, 'first');
    expect(print({ chosen: new Set(['b']) }, 'second')).toBe('second');
  });

  it('is not kept where it is long, and never without end', () => {
    const text = 'x'.repeat(2000);
    print({ text }, 'first');
    expect(print({ text }, 'second')).toBe('second');
    print({ number: 0 }, 'early');
    for (let number = 1; number < 1000; number += 1) print({ number }, 'more');
    expect(print({ number: 0 }, 'printed again')).toBe('printed again');
  });
});
