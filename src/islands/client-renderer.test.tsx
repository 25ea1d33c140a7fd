import type { SSRResult } from 'astro';
import { type ReactNode, useId, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import clientRenderer from './client-renderer.ts';
import serverRenderer from './server-renderer.ts';

type Props = { label: string; children?: ReactNode };

function Counter({ label, children }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button id={useId()} type="button" aria-label={label} onClick={() => setCount(count + 1)}>
      {count}
      {children}
    </button>
  );
}

let island: HTMLElement;

beforeEach(() => {
  island = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  island.remove();
  vi.restoreAllMocks();
});

/** Puts an island into the page as the server renders it. */
async function place(given: Record<string, string>): Promise<void> {
  const metadata = { hasHydrationScript: false, hasDirectives: new Set<string>() };
  const result = { ['_metadata']: metadata } as unknown as SSRResult;
  const about = { displayName: 'Counter', hydrate: 'visible', astroStaticSlot: true } as const;
  const { html, attrs } = await serverRenderer.renderToStaticMarkup.call(
    { result },
    Counter,
    { label: 'Pies' },
    given,
    about,
  );
  island.innerHTML = html;
  island.setAttribute('prefix', String(attrs?.['prefix']));
}

const hydrate = (given: Record<string, string>) =>
  clientRenderer(island)(Counter as never, { label: 'Pies' }, given);

const press = () => {
  island.querySelector('button')?.click();
  return island.querySelector('button')?.textContent;
};

it.each([
  ['no slot', {}],
  ['a slot', { default: '<img src="/pie.webp">' }],
])('An island with %s works in the markup of the server', async (_, slots) => {
  const fault = vi.spyOn(console, 'error').mockReturnValue();
  await place(slots);
  const button = island.querySelector('button');
  const placed = island.querySelector('img');
  island.setAttribute('ssr', '');
  hydrate(slots);
  await vi.waitFor(() => expect(press()).not.toBe('0'), patience);
  expect(island.querySelector('button')).toBe(button);
  expect(island.querySelector('img')).toBe(placed);
  expect(fault).not.toHaveBeenCalled();
});

it('An island that is hydrated already is left alone', async () => {
  await place({});
  hydrate({});
  expect(press()).toBe('0');
});
