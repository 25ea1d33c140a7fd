import { delimiter, resolve } from 'node:path';

const bin = resolve(import.meta.dirname, '../node_modules/.bin');

/** What every tool is started with: this repository's Node and programs first, and nothing reported home. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [bin, process.env['PATH']].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  WRANGLER_SEND_METRICS: 'false',
  // The banner is what asks the registry for a newer wrangler.
  WRANGLER_HIDE_BANNER: 'true',
  DO_NOT_TRACK: '1',
};
