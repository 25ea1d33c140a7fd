import type { Cook, KnownUnit, Random } from './random-cook.ts';
import { word } from './random-words.ts';

/** Units that count, and can be said for each other, and units that measure. */
const counting = ['can', 'tin', 'jar', 'bag'];
const unitSlugs = [...counting, 'cup', 'gram', 'tablespoon'];

export const knownUnits = (units: readonly { id: string; slug: string }[]): KnownUnit[] =>
  units.flatMap(({ id, slug }) => (unitSlugs.includes(slug) ? [{ id, slug, intoId: null }] : []));

/** What a line or a text says an amount by; nothing for some. */
export const aUnitId = ({ random, units }: { random: Random; units: readonly KnownUnit[] }) =>
  random.chance(0.3) ? null : random.pick(units).id;

/** A step in whose text an amount stands. */
export const aMeasuredStep = (cook: Cook) => ({
  id: crypto.randomUUID(),
  content: {
    type: 'document',
    children: [
      {
        type: 'paragraph',
        children: [
          { text: 'Fill ' },
          {
            type: 'measurement',
            quantity: 3,
            unitId: aUnitId(cook),
            children: [{ text: '3 of them' }],
          },
        ],
      },
    ],
  },
});

const standing = ({ units }: Cook) => units.filter(({ intoId }) => intoId === null);

/** In recipes of the site's language or of another one; now and then in the platform's words again. */
export async function renameUnit(cook: Cook): Promise<void> {
  const { random } = cook;
  const { id, slug } = random.pick(standing(cook));
  const title = random.chance(0.3) ? null : `${word(cook)} ${slug}`;
  const language = random.chance(0.3) ? { language: 'de' } : {};
  await cook.send('PUT', `/units/${id}`, { title, ...language });
}

export async function mergeUnits(cook: Cook): Promise<void> {
  const counted = standing(cook).filter(({ slug }) => counting.includes(slug));
  if (counted.length < 2) return;
  const unit = cook.random.pick(counted);
  const intoId = cook.random.pick(counted.filter((each) => each !== unit)).id;
  await cook.send('POST', `/units/${unit.id}/merge`, { intoId });
  unit.intoId = intoId;
}

export async function separateUnit(cook: Cook): Promise<void> {
  const merged = cook.units.filter(({ intoId }) => intoId !== null);
  if (merged.length === 0) return;
  const unit = cook.random.pick(merged);
  await cook.send('POST', `/units/${unit.id}/separate`);
  unit.intoId = null;
}
