import idle from 'astro/client/idle.js';
import load from 'astro/client/load.js';
import only from 'astro/client/only.js';
import visible from 'astro/client/visible.js';
import interaction from './interaction.ts';

// Astro's islands look up their hydration directives here.
Object.assign(globalThis, { Astro: { idle, interaction, load, only, visible } });
