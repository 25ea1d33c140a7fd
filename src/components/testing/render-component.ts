import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import serverRenderer from '#islands/server-renderer.ts';

// The container knows nothing of the Astro config, where the directive of the islands is.
const clientDirectives = new Map(
  ['interaction', 'visible', 'idle', 'load'].map((name) => [name, '//']),
);

type Given = Pick<App.Locals, 'page' | 'fragmentCache'>;

/** Renders a component with its islands as the publisher does. */
export async function renderComponent(
  component: AstroComponentFactory,
  props: Record<string, unknown>,
  rendered: Given = { page: null },
): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the manifest has defaults
  const manifest = { clientDirectives } as never;
  const container = await AstroContainer.create({ manifest });
  container.addServerRenderer({ name: 'islands', renderer: serverRenderer });
  container.addClientRenderer({ name: 'islands', entrypoint: '@astrojs/react/client.js' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is for pages that answer requests
  const locals = rendered as never;
  return container.renderToString(component, { props, locals });
}
