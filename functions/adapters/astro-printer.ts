import { astro, FetchState } from 'astro/fetch';
import type { PlatformPrinter, Printer } from '#content/publishing/documents.ts';
import { platformTheme } from '#themes/platform-theme.ts';
import { themeOf } from '#themes/theme-model.ts';
import { printedParts } from './printed-parts.ts';

const parts = printedParts();

/** Prints page models with the Astro routes under src/pages, which no visitor can ask for. */
export const astroPrinter: Printer & PlatformPrinter = {
  renderHtml: (page) => print(`/sites/${page.kind}`, page),
  renderPlatformHtml: (page) => print(`/platform/${page.kind}`, page),
  themeOf,
  shareColors: platformTheme.shareColors,
};

async function print(route: string, page: unknown): Promise<Uint8Array> {
  const state = new FetchState(new Request(`http://printer.invalid${route}`));
  Object.assign(state.locals, { page, printedParts: parts });
  // Whole texts are joined faster than streams.
  state.streaming = false;
  const response = await astro(state);
  const html = await response.bytes();
  if (response.status !== 200) {
    throw new Error(`The page ${route} answered ${response.status} instead of being printed`);
  }
  return html;
}
