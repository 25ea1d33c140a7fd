import type { Report } from './figures.ts';

/** `misses`: a part that measures accuracy prints what it finds wrong. */
type Measure = (report: Report, options: { misses: boolean }) => Promise<void> | void;

/** What `--only` may name, in the order of a whole run; each part loads only what it measures. */
export const parts: Record<string, () => Promise<Measure>> = {
  publish: async () => (await import('./publish.ts')).measurePublishing,
  stale: async () => (await import('./sites/stale-pages.ts')).measureStaleness,
  build: async () => (await import('./full-build.ts')).measureBuilding,
  serve: async () => (await import('./serve.ts')).measureServing,
  search: async () => (await import('./search.ts')).measureSearch,
  signin: async () => (await import('./accounts.ts')).measureAccounts,
  comments: async () => (await import('./comments.ts')).measureComments,
  bytes: async () => (await import('./page-bytes.ts')).measurePageBytes,
  database: async () => (await import('./database-bytes.ts')).measureDatabaseBytes,
  'first-view': async () => (await import('./first-view.ts')).measureFirstView,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  load: async () => (await import('./load.ts')).measureLoad,
  amounts: async () => (await import('./amounts.ts')).reportAmounts,
  'kitchen-paste': async () => (await import('./kitchen/pasting.ts')).measurePasting,
  'kitchen-editor': async () => (await import('./kitchen/editor.ts')).measureEditor,
  'kitchen-going': async () => (await import('./kitchen/going.ts')).measureGoing,
  'kitchen-look': async () => (await import('./kitchen/look.ts')).measureLook,
  'kitchen-screens': async () => (await import('./kitchen/screens.ts')).measureScreens,
  'kitchen-list': async () => (await import('./kitchen/list.ts')).measureRecipeList,
  'import-accuracy': async () =>
    (await import('./accuracy/import-accuracy.ts')).reportImportAccuracy,
  parse: async () => (await import('./parsing.ts')).reportParsing,
};

/** Half an hour long, so a whole run leaves it out: it runs when `--only` names it. */
export const partsOnDemand = ['load'];
