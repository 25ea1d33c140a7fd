import { existsSync } from 'node:fs';
import type { Report } from './figures.ts';
import { measureParsing } from './ingredient-phrases.ts';

const phrases = new URL('../../shared/data/ingredient-phrases/phrases.jsonl', import.meta.url);

/** Shares of labelled lines read right, from 0 to 1. */
export function reportParsing(report: Report): void {
  if (!existsSync(phrases)) {
    console.error('parse: left out, for the development data folder is absent');
    return;
  }
  const measured = measureParsing(phrases);
  const { rows, heldOut } = measured;
  const share = (id: string, percent: number, note?: string) =>
    report({ id, value: percent / 100, unit: 'share', ...(note && { note }) });
  share('parse.all', measured.all, `${rows} simple rows`);
  share('parse.quantity', measured.quantity);
  share('parse.unit', measured.unit);
  share('parse.name', measured.name);
  share('parse.settled-all', measured.settledAll);
  share('parse.held-out.all', heldOut.all, `${heldOut.rows} rows nobody looked at`);
  report({ id: 'parse.per-second', value: measured.perSecond, unit: '1/s' });
}
