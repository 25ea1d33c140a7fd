import type { SSRResult } from 'astro';
import { createElement, type ReactNode, useId } from 'react';
import { describe, expect, it } from 'vitest';
import serverRenderer from './server-renderer.ts';

const Field = ({ label }: { label: string }) =>
  createElement('input', { id: useId(), name: label });
const Photo = () => createElement('img', { src: '/media/pie.webp', fetchPriority: 'high' });

const Frame = ({ children }: { children?: ReactNode }) => createElement('div', null, children);

/** A page as far as a renderer knows it. */
function aPage(): SSRResult {
  const metadata = { hasHydrationScript: false, hasDirectives: new Set<string>() };
  return { ['_metadata']: metadata } as unknown as SSRResult;
}

function render(result: SSRResult, component: unknown, slots: Record<string, string> = {}) {
  const metadata = { displayName: 'Field', hydrate: 'visible', astroStaticSlot: true } as const;
  const props = { label: 'Name', class: 'scoped' };
  const { renderToStaticMarkup } = serverRenderer;
  return renderToStaticMarkup.call({ result }, component, props, slots, metadata);
}

describe('The server renderer of islands', () => {
  it('takes every component but an HTML element', async () => {
    expect(await serverRenderer.check(Field, {}, {})).toBe(true);
    expect(await serverRenderer.check('custom-element', {}, {})).toBe(false);
  });

  it('begins ids with the name of the island, which hydration is told', async () => {
    const page = aPage();
    const first = await render(page, Field);
    const second = await render(page, Field);
    expect(first.attrs).toEqual({ prefix: 'Field' });
    expect(first.html).toMatch(/^<input id="_Field.+" name="Name"\/>$/);
    expect(second.attrs).toEqual({ prefix: 'Field2' });
    expect(second.html).not.toBe(first.html);
  });

  it('gives the same markup on another page', async () => {
    const [first, second] = await Promise.all([render(aPage(), Field), render(aPage(), Field)]);
    expect(second).toEqual(first);
  });

  it('leaves the preloads of React out', async () => {
    const { html } = await render(aPage(), Photo);
    expect(html).toMatch(/^<img /);
  });

  it('hands the default slot to the island as its children', async () => {
    const { html } = await render(aPage(), Frame, { default: '<p>Pie</p>' });
    expect(html).toBe('<div><astro-slot><p>Pie</p></astro-slot></div>');
  });

  it('refuses named slots, which it would lose', async () => {
    await expect(render(aPage(), Frame, { aside: '<p>' })).rejects.toThrow('no slot named aside');
  });
});
