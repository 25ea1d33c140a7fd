/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { LongestFirst } from './e2e/longest-first.ts';
import { patience } from './scripts/patience.ts';
import { fontCuts } from './scripts/fonts/font-cuts.ts';
import { islandRuntime } from './scripts/bundling/island-runtime.ts';

/**
 * A whole browser beside a whole server meets hiccups of a busy machine that say nothing of the
 * product. What passes only the second time is named at the end of the run, for somebody to mend.
 */
const triedAgain = { retry: 1 };

/** Tests wait for each other's servers and browsers: one more for every two processors fills them. */
const workers = Math.ceil(availableParallelism() * 1.5);

/** No test is about speed: a busy machine may take its time. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: patience } };

// The Astro config is left out: its Cloudflare adapter does not run under vitest.
export default getViteConfig(
  {
    test: {
      maxWorkers: workers,
      sequence: { sequencer: LongestFirst },
      ...patient,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // These share nothing but what they import, and importing takes longer than most of them.
            isolate: false,
            include: ['{src,functions,scripts,bench}/**/*.test.ts'],
            setupFiles: ['scripts/property-seed.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // Each file has a page of its own, and all share what was read of jsdom.
            pool: 'vmForks',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['scripts/property-seed.ts', 'src/ui/testing/dom-setup.ts'],
          },
        },
        {
          test: {
            ...patient,
            name: 'workerd',
            environment: 'node',
            include: ['e2e/worker/**/*.test.ts'],
            setupFiles: ['scripts/property-seed.ts'],
          },
        },
        {
          test: {
            ...patient,
            ...triedAgain,
            name: 'browser',
            environment: 'node',
            include: ['e2e/browser/**/*.test.ts'],
            globalSetup: ['e2e/platform/demo-setup.ts'],
            setupFiles: ['scripts/property-seed.ts'],
          },
        },
      ],
    },
  },
  {
    configFile: false,
    integrations: [islandRuntime(), react(), fontCuts()],
  },
);
