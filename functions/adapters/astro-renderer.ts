import { astro, FetchState } from 'astro/fetch';
import type { PlatformRenderer, PageRenderer } from '#content/publishing/documents.ts';
import { platformTheme } from '#themes/platform-theme.ts';
import { themeOf } from '#themes/theme-model.ts';
import { fragmentCache } from './fragment-cache.ts';
import { partLongWords, partsWordsOf } from './hyphens/part-long-words.ts';

const parts = fragmentCache();

/** Renders page models with the Astro routes under src/pages, which no visitor can ask for. */
export const astroRenderer: PageRenderer & PlatformRenderer = {
  async renderHtml(page) {
    const html = await render(`/sites/${page.kind}`, page);
    const { language } = page.frame;
    const languages = page.kind === 'recipe' ? [language, page.body.language] : [language];
    if (!partsWordsOf(languages)) return html;
    return await partLongWords(new TextDecoder().decode(html), language);
  },
  renderPlatformHtml: (page) => render(`/platform/${page.kind}`, page),
  themeOf,
  shareColors: platformTheme.shareColors,
};

async function render(route: string, page: unknown): Promise<Uint8Array> {
  const state = new FetchState(new Request(`http://renderer.invalid${route}`));
  Object.assign(state.locals, { page, fragmentCache: parts });
  // Whole texts are joined faster than streams.
  state.streaming = false;
  const response = await astro(state);
  const html = await response.bytes();
  if (response.status !== 200) {
    throw new Error(`The page ${route} answered ${response.status} instead of being rendered`);
  }
  return html;
}
