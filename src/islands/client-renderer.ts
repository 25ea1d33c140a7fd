import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { slotted } from './slot.ts';

type Props = Record<string, unknown>;
type Slots = { default?: string };

/**
 * Hydrates an island as `server-renderer.ts` rendered it: with one slot and without form actions or
 * page transitions, which the client of @astrojs/react would bring.
 */
// oxlint-disable-next-line import/no-default-export -- Astro takes a renderer as the default export
export default function clientRenderer(island: HTMLElement) {
  return (component: ComponentType<Props>, own: Props, { default: content }: Slots): void => {
    // Astro calls this for each change of the props, and only a rendered island is hydrated.
    if (!island.hasAttribute('ssr')) return;
    const props = content ? { ...own, children: slotted(content, 'astro-slot') } : own;
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    startTransition(() => {
      hydrateRoot(island, createElement(component, props), { identifierPrefix });
    });
  };
}
