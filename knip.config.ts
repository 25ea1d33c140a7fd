import type { KnipConfig } from 'knip';

/**
 * Runs twice: over everything, and with `--production` over the product alone, where an export
 * that only tests import counts as dead. What ends in `!` is looked at in both.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    'src/pages/**/*.{astro,ts}!',
    // scripts/bundling/island-runtime.ts names these to Astro.
    'src/islands/{interaction,client-renderer,server-renderer,runtime}.ts!',
    // The screens for cooks will call them.
    'functions/publisher/preview/render-preview.ts!',
    'src/domain/recipe/differences/recipe-differences.ts!',
    'scripts/*.ts!',
    // astro.config.mjs and vitest.config.ts build with them.
    'scripts/bundling/*.ts!',
    'scripts/fonts/font-cuts.ts!',
    'scripts/demo/film/record.ts!',
    'scripts/sound/record.ts!',
    'bench/*.ts!',
    // Processes that are started by their path.
    'bench/load/*-server.ts!',
    'e2e/platform/platform-process.ts!',
    'e2e/*.ts!',
    'e2e/**/*.test.ts',
  ],
  project: [
    '{src,functions,scripts}/**/*.{ts,tsx,astro}!',
    '!**/testing/**!',
    '!**/*.test.{ts,tsx}!',
    '{bench,e2e}/**/*.ts',
    '*.{ts,mjs}',
  ],
  // In the product an export that its own file uses may be there for its test.
  // Elsewhere a type that only spells out another exported one is named for its readers.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreDependencies: [
    // An import.meta.glob over their font files addresses them.
    '@fontsource(-variable)?/.+',
    // The payments will use it.
  ],
});
