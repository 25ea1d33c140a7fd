import type { VariantPlan } from './variant.ts';

export type OutputType = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';

export const ENDINGS: Record<OutputType, string> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Coding AVIF takes seconds above this area, and the platform refuses it above this side. */
const MAX_AVIF_PIXELS = 650_000;
const MAX_AVIF_SIDE = 1200;

/** AVIF before WebP before what every browser reads, of the types the visitor names outright. */
export function chooseFormat(
  accept: string,
  source: { hasAlpha: boolean },
  plan: VariantPlan,
): OutputType {
  const accepted = acceptedTypes(accept);
  const isSmall =
    plan.width * plan.height <= MAX_AVIF_PIXELS &&
    Math.max(plan.width, plan.height) <= MAX_AVIF_SIDE;
  if (isSmall && accepted.has('image/avif')) return 'image/avif';
  if (accepted.has('image/webp')) return 'image/webp';
  return source.hasAlpha ? 'image/png' : 'image/jpeg';
}

/** AVIF counts in other steps: what looks like WebP or JPEG of a quality has so much of its number. */
const AVIF_PART = 0.75;

/** The number that a coder is given for a quality from 1 to 100. */
export const codedQuality = (quality: number, type: OutputType): number =>
  type === 'image/avif' ? Math.round(quality * AVIF_PART) : quality;

/** A wildcard is no promise: browsers without AVIF send one too. */
function acceptedTypes(accept: string): Set<string> {
  const ranges = accept.slice(0, 1000).toLowerCase().split(',');
  const wanted = ranges.filter((range) => !/;\s*q\s*=\s*0(?:\.0{0,3})?\s*(?:;|$)/.test(range));
  return new Set(wanted.map((range) => (range.split(';')[0] ?? '').trim()));
}
