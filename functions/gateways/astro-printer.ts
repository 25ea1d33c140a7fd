import { astro, FetchState } from 'astro/fetch';
import type { Printer } from '#content/documents.ts';
import { themeOf } from '#themes/theme-model.ts';

/** Prints page models with the Astro routes under src/pages/sites, which no visitor can ask for. */
export const astroPrinter: Printer = {
  async renderHtml(page) {
    const state = new FetchState(new Request(`http://printer.invalid/sites/${page.kind}`));
    Object.assign(state.locals, { page });
    // Whole texts are joined faster than streams.
    state.streaming = false;
    const response = await astro(state);
    const html = await response.text();
    if (response.status !== 200) {
      throw new Error(`The ${page.kind} page answered ${response.status} instead of being printed`);
    }
    return html;
  },
  themeOf,
};
