import { describe, expect, it, vi } from 'vitest';
import { printedParts } from './printed-parts.ts';

const printer = (html: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(html));

type Asked = Parameters<ReturnType<typeof printedParts>['print']>;

/** Parts of which one was asked for twice, so that it is kept. */
async function partsWith(...[name, of, print]: Asked) {
  const parts = printedParts();
  await parts.print(name, of, print);
  await parts.print(name, of, print);
  return parts;
}

describe('The parts of pages that are kept', () => {
  it('are those that were asked for before; the first of a kind is printed in its place', async () => {
    const parts = printedParts();
    const print = printer('pie');
    expect(parts.print('card', [{ title: 'Pie' }, true], print)).toBeNull();
    expect(print).not.toHaveBeenCalled();
    expect(await parts.print('card', [{ title: 'Pie' }, true], print)).toBe('pie');
    expect(parts.print('card', [{ title: 'Pie' }, true], print)).toBe('pie');
    expect(print).toHaveBeenCalledOnce();
  });

  it.each<[string, Asked]>([
    ['another part', ['plate', [{ title: 'Pie' }, true], printer('other')]],
    ['other data', ['card', [{ title: 'Tart' }, true], printer('other')]],
    ['less data', ['card', [{ title: 'Pie' }], printer('other')]],
  ])('are not taken for %s', async (_name, asked) => {
    const parts = await partsWith('card', [{ title: 'Pie' }, true], printer('pie'));
    expect(parts.print(...asked)).toBeNull();
    expect(await parts.print(...asked)).toBe('other');
  });

  it('are those that were used last, and no more than fit', async () => {
    const parts = printedParts(10);
    const twice = async (name: string, html: string) => {
      await parts.print(name, [], printer(html));
      return parts.print(name, [], printer(html));
    };
    await twice('a', 'aaaa');
    await twice('b', 'bbbb');
    await twice('a', 'new');
    await twice('c', 'cccc');
    expect(await parts.print('a', [], printer('new'))).toBe('aaaa');
    expect(await parts.print('b', [], printer('new'))).toBe('new');
  });

  it('are not kept of a print that fails', async () => {
    const parts = printedParts();
    const failing = () => Promise.reject(new Error('Too much sugar'));
    expect(parts.print('card', [], failing)).toBeNull();
    await expect(parts.print('card', [], failing)).rejects.toThrow('Too much sugar');
    expect(await parts.print('card', [], printer('pie'))).toBe('pie');
  });
});
