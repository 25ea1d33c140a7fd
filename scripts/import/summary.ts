import type { BuildView } from '#contract/publishing/build.ts';
import type { LineProblem } from './recipe-row.ts';

export type ImportSummary = {
  created: number;
  updated: number;
  unchanged: number;
  photosUploaded: number;
  photosKnown: number;
  published: number;
  /** The build that shows them; null when nothing had to be built. */
  build: BuildView | null;
  /** Rows that were left out. */
  problems: LineProblem[];
  /** Rows that were written without something. */
  warnings: LineProblem[];
};

/** What an import did, in lines for the person who ran it. */
export function summaryLines(summary: ImportSummary, seconds: number): string[] {
  const { created, updated, unchanged, photosUploaded, photosKnown, published } = summary;
  const problems = summary.problems.toSorted((a, b) => a.line - b.line);
  const warnings = summary.warnings.toSorted((a, b) => a.line - b.line);
  return [
    ...warnings.map(({ line, reason }) => `Line ${line}: ${reason}.`),
    ...problems.map(({ line, reason }) => `Line ${line} was left out: ${reason}.`),
    `${created} created, ${updated} updated, ${unchanged} unchanged, ${problems.length} left out.`,
    `${photosUploaded} photos uploaded, ${photosKnown} were there. ${published} recipes published.`,
    `${buildLine(summary.build)} ${seconds.toFixed(1)} s in all.`,
  ];
}

function buildLine(build: BuildView | null): string {
  if (!build?.finishedAt) return 'Nothing had to be built.';
  const seconds = (Date.parse(build.finishedAt) - Date.parse(build.startedAt)) / 1000;
  const speed = seconds > 0 ? `, ${Math.round(build.pagesRendered / seconds)} a second` : '';
  return `Build ${build.revision}: ${build.pagesRendered} pages in ${seconds.toFixed(2)} s${speed}.`;
}
