import type { AstroComponentMetadata, SSRLoadedRendererValue, SSRResult } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { islandPrefix, cachedMarkup } from './markup-cache.ts';
import { slotted } from './slot.ts';

type Page = { result: SSRResult };
type Props = Record<string, unknown>;
type Markup = { html: string; attrs: { prefix: string } };

const resourceHints =
  /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/**
 * Server renderer of React components, registered before that of @astrojs/react: it renders synchronously
 * and each island once. `client-renderer.ts` hydrates what it rendered.
 */
const serverRenderer: SSRLoadedRendererValue = {
  // What is not an HTML element is React; rendering it to find out would render it twice.
  check: (component: unknown) => Promise.resolve(typeof component !== 'string'),
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};

// oxlint-disable-next-line import/no-default-export -- Astro takes a renderer as the default export
export default serverRenderer;

// oxlint-disable-next-line eslint/max-params -- Astro calls a renderer with these four
async function renderToStaticMarkup(
  this: Page,
  island: ComponentType<Props>,
  { class: _class, ...own }: Props,
  { default: content, ...named }: Record<string, string>,
  metadata?: AstroComponentMetadata,
): Promise<Markup> {
  const { displayName = '', hydrate } = metadata ?? {};
  const [unsupported] = Object.keys(named);
  if (unsupported) throw new Error(`${displayName} has no slot named ${unsupported}.`);
  if (hydrate) omitInlineRuntime(this, hydrate);
  const kind = hydrate ? 'astro-slot' : 'astro-static-slot';
  const props = content ? { ...own, children: slotted(content, kind) } : own;
  // Independent of how many islands precede this one, so that equal islands have equal markup.
  const prefix = islandPrefix(this.result, displayName);
  const html = cachedMarkup({ island, props, prefix }, () =>
    renderToString(createElement(island, props), { identifierPrefix: prefix }).replaceAll(
      resourceHints,
      '',
    ),
  );
  return { html, attrs: { prefix } };
}

/**
 * Marks the scripts and the style that Astro renders before the first island of a page as rendered:
 * the shared script has the directives and the runtime, and the style sheet has the style.
 */
function omitInlineRuntime({ result }: Page, directive: string): void {
  const { _metadata: rendered } = result;
  rendered.hasHydrationScript = true;
  rendered.hasDirectives.add(directive);
}
