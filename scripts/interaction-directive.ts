import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: an island whose code is loaded when it is first touched. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
      },
    },
  };
}
