import { describe, expect, it, vi } from 'vitest';
import { printedParts } from './printed-parts.ts';

const printer = (html: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(html));

describe('The parts of pages that are kept', () => {
  it('answer without printing where the same was printed', async () => {
    const parts = printedParts();
    await parts.print('card', [{ title: 'Pie' }, true], printer('pie'));
    const again = printer('again');
    expect(parts.print('card', [{ title: 'Pie' }, true], again)).toBe('pie');
    expect(again).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<ReturnType<typeof printedParts>['print']>]>([
    ['another part', ['plate', [{ title: 'Pie' }, true], printer('other')]],
    ['other data', ['card', [{ title: 'Tart' }, true], printer('other')]],
    ['less data', ['card', [{ title: 'Pie' }], printer('other')]],
  ])('are not taken for %s', async (_name, asked) => {
    const parts = printedParts();
    await parts.print('card', [{ title: 'Pie' }, true], printer('pie'));
    expect(await parts.print(...asked)).toBe('other');
  });

  it('are those that were used last, and no more than fit', async () => {
    const parts = printedParts(10);
    await parts.print('a', [], printer('aaaa'));
    await parts.print('b', [], printer('bbbb'));
    await parts.print('a', [], printer('new'));
    await parts.print('c', [], printer('cccc'));
    expect(await parts.print('a', [], printer('new'))).toBe('aaaa');
    expect(await parts.print('b', [], printer('new'))).toBe('new');
  });

  it('are not kept of a print that fails', async () => {
    const parts = printedParts();
    const failing = () => Promise.reject(new Error('Too much sugar'));
    await expect(parts.print('card', [], failing)).rejects.toThrow('Too much sugar');
    expect(await parts.print('card', [], printer('pie'))).toBe('pie');
  });
});
