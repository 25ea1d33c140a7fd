import type { Report } from './figures.ts';
import { measureBuilding } from './full-build.ts';
import { reportParsing } from './parsing.ts';
import { measurePublishing } from './publish.ts';
import { measureServing } from './serve.ts';
import { measureStaleness } from './stale-pages.ts';

/** What `--only` may name, in the order of a whole run. */
export const parts: Record<string, (report: Report) => Promise<void> | void> = {
  publish: measurePublishing,
  stale: measureStaleness,
  build: measureBuilding,
  serve: measureServing,
  parse: reportParsing,
};
