import load from 'astro/client/load.js';
import visible from 'astro/client/visible.js';
import interaction from './interaction.ts';

// Where Astro's islands look up their hydration directives; a page with a `client:only` component
// has its directive in it already.
const known: unknown = Reflect.get(globalThis, 'Astro');
Reflect.set(globalThis, 'Astro', Object.assign({}, known, { interaction, load, visible }));
