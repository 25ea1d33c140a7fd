import type { Report } from '../figures.ts';
import type { Meeting } from './found-lines.ts';
import { judgePage, judgeText, surplusOf, type TextReading } from './page-accuracy.ts';
import { bodyText, shownText, strippedText } from './page-text.ts';
import { reportPhrases } from './phrase-accuracy.ts';
import { pageFields, type SavedPage, savedPages } from './recipe-pages.ts';

/** How well the import reads what others wrote: saved pages, their texts, ingredient phrases. */
export function reportImportAccuracy(report: Report, { misses }: { misses: boolean }): void {
  const pages = savedPages();
  if (pages.length === 0) {
    console.error('import-accuracy: left out, for the development data folder is absent');
    return;
  }
  reportMarkup(report, pages, misses);
  const ways = { text: shownText, body: bodyText, stripped: strippedText };
  for (const [way, textOf] of Object.entries(ways)) {
    const readings = pages.map((page) => judgeText(page, textOf(page)));
    reportText(report, `import.${way}`, readings);
    if (misses) for (const reading of readings) listMisses(way, reading);
  }
  reportPhrases(report, misses);
}

function reportMarkup(report: Report, pages: readonly SavedPage[], misses: boolean): void {
  const judged = pages.flatMap((page) => judgePage(page));
  const exact = judged.filter(({ page, field }) => page.exact[field]);
  const structured = judged.filter(({ page }) => page.isStructured);
  share(
    report,
    'import.exact',
    exact.map(({ isRight }) => isRight),
  );
  share(
    report,
    'import.structured',
    structured.map(({ isRight }) => isRight),
  );
  share(
    report,
    'import.structured.said',
    structured.map(({ isSaid }) => isSaid),
  );
  if (!misses) return;
  for (const { miss } of structured.filter(({ isRight }) => !isRight)) {
    console.log(
      `${miss.what} ${miss.host}\n  wanted ${list(miss.wanted)}\n  read   ${list(miss.read)}`,
    );
  }
}

function share(report: Report, id: string, right: readonly boolean[]): void {
  const count = right.filter(Boolean).length;
  const value = count / Math.max(1, right.length);
  report({ id, value, unit: 'share', note: `${count} of ${right.length}` });
}

function reportText(report: Report, id: string, readings: readonly TextReading[]): void {
  const shareOf = (of: string, right: readonly boolean[]) => share(report, `${id}.${of}`, right);
  for (const field of pageFields) {
    const pages = readings.map((reading) => reading[field]);
    shareOf(
      field,
      pages.map((met) => met.every(isMet)),
    );
    shareOf(
      `${field}.same`,
      pages.map((met) => met.every(isSame)),
    );
    if (field === 'title') continue;
    shareOf(`${field}.lines`, pages.flat().map(isMet));
    const value = surplusOf(readings, field);
    report({ id: `${id}.${field}.surplus`, value, unit: 'share', note: 'of what was read' });
  }
}

const isMet = ({ is }: Meeting): boolean => is !== 'missing';
const isSame = ({ is }: Meeting): boolean => is === 'same';

function listMisses(way: string, reading: TextReading): void {
  for (const field of pageFields) {
    const missing = reading[field].filter((each) => !isMet(each)).map(({ wanted }) => wanted);
    if (missing.length === 0) continue;
    const { lines } = reading.read[field];
    console.log(
      `${way}.${field} ${reading.page.host}\n  missing ${list(missing)}\n  read    ${list(lines)}`,
    );
  }
}

const list = (lines: readonly string[]): string => JSON.stringify(lines);
