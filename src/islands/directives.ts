import load from 'astro/client/load.js';
import visible from 'astro/client/visible.js';
import interaction from './interaction.ts';

declare global {
  /** Where Astro's islands look up their hydration directives. */
  var Astro: Record<string, unknown> | undefined;
}

// A page with a `client:only` component has its directive in it already.
globalThis.Astro = { ...globalThis.Astro, interaction, load, visible };
