import { describe, expect, it, vi } from 'vitest';
import { fragmentCache } from './fragment-cache.ts';

const pageRenderer = (html: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(html));

type Asked = Parameters<ReturnType<typeof fragmentCache>['render']>;

/** Parts of which one was asked for twice, so that it is kept. */
async function partsWith(...[name, of, render]: Asked) {
  const parts = fragmentCache();
  await parts.render(name, of, render);
  await parts.render(name, of, render);
  return parts;
}

describe('The parts of pages that are kept', () => {
  it('are those that were asked for before; the first of a kind is rendered in its place', async () => {
    const parts = fragmentCache();
    const render = pageRenderer('pie');
    expect(parts.render('card', [{ title: 'Pie' }, true], render)).toBeNull();
    expect(render).not.toHaveBeenCalled();
    expect(await parts.render('card', [{ title: 'Pie' }, true], render)).toBe('pie');
    expect(parts.render('card', [{ title: 'Pie' }, true], render)).toBe('pie');
    expect(render).toHaveBeenCalledOnce();
  });

  it.each<[string, Asked]>([
    ['another part', ['plate', [{ title: 'Pie' }, true], pageRenderer('other')]],
    ['other data', ['card', [{ title: 'Tart' }, true], pageRenderer('other')]],
    ['less data', ['card', [{ title: 'Pie' }], pageRenderer('other')]],
  ])('are not taken for %s', async (_name, asked) => {
    const parts = await partsWith('card', [{ title: 'Pie' }, true], pageRenderer('pie'));
    expect(parts.render(...asked)).toBeNull();
    expect(await parts.render(...asked)).toBe('other');
  });

  it('are those that were used last, and no more than fit', async () => {
    const parts = fragmentCache(10);
    const twice = async (name: string, html: string) => {
      await parts.render(name, [], pageRenderer(html));
      return parts.render(name, [], pageRenderer(html));
    };
    await twice('a', 'aaaa');
    await twice('b', 'bbbb');
    await twice('a', 'new');
    await twice('c', 'cccc');
    expect(await parts.render('a', [], pageRenderer('new'))).toBe('aaaa');
    expect(await parts.render('b', [], pageRenderer('new'))).toBe('new');
  });

  it('are not kept of a render that fails', async () => {
    const parts = fragmentCache();
    const failing = () => Promise.reject(new Error('Too much sugar'));
    expect(parts.render('card', [], failing)).toBeNull();
    await expect(parts.render('card', [], failing)).rejects.toThrow('Too much sugar');
    expect(await parts.render('card', [], pageRenderer('pie'))).toBe('pie');
  });
});
