import type { TemperatureSystem } from '../site/site.ts';
import { ovenMarksIn } from './oven-marks.ts';
import type { PlainDegrees } from './plain-temperature.ts';
import { differenceIn } from './temperature-difference.ts';
import { findWrittenTemperatures } from './written-temperature.ts';
import type { WrittenTemperature } from './written-temperature.ts';

/** `text` is what the cook wrote; the other two are what a visitor of either system reads. */
export type TemperatureSegment = {
  type: 'temperature';
  text: string;
  fahrenheit: string;
  celsius: string;
};

export type TextSegment = { type: 'text'; text: string } | TemperatureSegment;

type Span = { start: number; end: number; found: readonly WrittenTemperature[] };

const roundedTo = 5;
const nearInCelsius = 20;
const longestGap = 32;
const symbols: Readonly<Record<TemperatureSystem, string>> = { celsius: '°C', fahrenheit: '°F' };

// What may stand between two temperatures that are about the same heat, as in "180C/160C fan/gas 4".
const sameHeatGap =
  /^(?:[\s/(),;=~–-]|\b(?:fan|convection|conventional|electric|oven|gas|mark|or|about|roughly|around|approx(?:imately)?\.?|ca\.?|\d{1,2})\b)*$/i;
const bracketGap = /^\s?[([](?:(?:about|roughly|around|approx(?:imately)?\.?|ca\.?|~|=|or)\s?)?$/i;
const slashGap = /^\s?(?:\/|=)\s?$/;
const looseGap = /^(?:,|,? or|;|\s?[-–])\s?$/i;

/** Rounds to the nearest 5 degrees of the other system. */
export function convertTemperature(degrees: number, from: TemperatureSystem): number {
  const exact = from === 'fahrenheit' ? ((degrees - 32) * 5) / 9 : (degrees * 9) / 5 + 32;
  return rounded(exact);
}

/**
 * The segments joined are the text again. A heat that the cook gave in both systems is one segment
 * with the cook's own numbers; where several are mixed ("180C/160C fan/350F") they stay text.
 */
export function splitTemperatures(text: string, plainDegrees?: PlainDegrees): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  const found = findWrittenTemperatures(text, plainDegrees);
  const written = spansOf(found, text).map((span) => ({ ...span, segment: segmentOf(span, text) }));
  // Beside a temperature in degrees a gas mark says the same once more.
  const marks = found.length === 0 ? markSegments(text) : [];
  for (const { start, end, segment } of [...written, ...marks]) {
    if (start > done) segments.push({ type: 'text', text: text.slice(done, start) });
    segments.push(segment);
    done = end;
  }
  if (done < text.length) segments.push({ type: 'text', text: text.slice(done) });
  return segments;
}

/** Keeps the mark, for it is what the oven shows. */
function markSegments(text: string) {
  return ovenMarksIn(text).map(({ start, end, fahrenheit, celsius }) => {
    const mark = text.slice(start, end);
    const segment: TemperatureSegment = {
      type: 'temperature',
      text: mark,
      fahrenheit: `${mark} (${fahrenheit}${symbols.fahrenheit})`,
      celsius: `${mark} (${celsius}${symbols.celsius})`,
    };
    return { start, end, segment };
  });
}

function spansOf(found: readonly WrittenTemperature[], text: string): Span[] {
  return clustersOf(found, text).flatMap((cluster) => {
    const isMixed = cluster.some(({ system }) => system !== cluster[0]?.system);
    if (!isMixed) {
      return cluster.map((each) => ({ start: each.start, end: each.end, found: [each] }));
    }
    const pair = pairOf(cluster, text);
    return pair ? [pair] : [];
  });
}

function clustersOf(found: readonly WrittenTemperature[], text: string): WrittenTemperature[][] {
  const clusters: WrittenTemperature[][] = [];
  for (const temperature of found) {
    const cluster = clusters.at(-1);
    const previous = cluster?.at(-1);
    if (cluster && previous && isSameHeatGap(text, previous.end, temperature.start)) {
      cluster.push(temperature);
    } else {
      clusters.push([temperature]);
    }
  }
  return clusters;
}

function isSameHeatGap(text: string, start: number, end: number): boolean {
  return end - start <= longestGap && sameHeatGap.test(text.slice(start, end));
}

function pairOf(cluster: readonly WrittenTemperature[], text: string): Span | null {
  const [first, second, third] = cluster;
  if (!first || !second || third) return null;
  const gap = text.slice(first.end, second.start);
  const span = { start: first.start, end: second.end, found: [first, second] };
  if (slashGap.test(gap)) return span;
  if (bracketGap.test(gap)) {
    return /[)\]]/.test(text.charAt(second.end)) ? { ...span, end: second.end + 1 } : null;
  }
  return looseGap.test(gap) && areNear(first, second) ? span : null;
}

function areNear(first: WrittenTemperature, second: WrittenTemperature): boolean {
  return Math.abs(inCelsius(first) - inCelsius(second)) <= nearInCelsius;
}

function inCelsius({ low, system }: WrittenTemperature): number {
  return system === 'celsius' ? low : convertTemperature(low, system);
}

function segmentOf({ start, end, found }: Span, text: string): TemperatureSegment {
  const readingIn = (system: TemperatureSystem): string => {
    const written = found.find((each) => each.system === system);
    if (written) return text.slice(written.start, written.end);
    return found.map((each) => converted(each, system)).join('');
  };
  return {
    type: 'temperature',
    text: text.slice(start, end),
    fahrenheit: readingIn('fahrenheit'),
    celsius: readingIn('celsius'),
  };
}

function converted(written: WrittenTemperature, system: TemperatureSystem): string {
  const inOther = (degrees: number) =>
    written.isDifference
      ? rounded(differenceIn(degrees, written.system))
      : convertTemperature(degrees, written.system);
  const low = inOther(written.low);
  const high = written.range ? inOther(written.range.high) : low;
  if (!written.range || low === high) return `${low}${symbols[system]}`;
  return `${low}${written.range.joiner}${high}${symbols[system]}`;
}

const rounded = (degrees: number): number => Math.round(degrees / roundedTo) * roundedTo + 0;
