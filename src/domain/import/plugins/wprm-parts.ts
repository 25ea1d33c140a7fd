import type { Thing } from '../markup/thing.ts';
import { lineOf, notedLine } from '../recipe-lines.ts';

/** What a row of WP Recipe Maker says under a key; its own export and WordPress's differ in how. */
export type WprmRow = (key: string) => string;

/** "2 cups flour, sifted": what stands behind the name is a note. */
export const wprmIngredient = (say: WprmRow): string =>
  notedLine(lineOf(say('amount'), say('unit'), say('name')), say('notes'));

/** "4 people"; nought is none. */
export const wprmServings = (count: string, unit: string): string =>
  lineOf(count === '0' ? '' : count, unit);

/** A group of steps in the words of schema.org, for the reader of those. */
export const wprmSteps = (name: string, steps: readonly Thing[]): Thing => ({
  '@type': 'HowToSection',
  name,
  itemListElement: steps.map((step) => ({ '@type': 'HowToStep', ...step })),
});
