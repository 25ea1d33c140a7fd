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
  itemListElement: steps.map((step) => ({ '@type': 'HowToStep', ...step, ...spokenStep(step) })),
});

const timer = /\[timer\b([^\]\n]{0,200})\]/i;
const shortcode = /\[\/?(?:timer|adjustable)\b[^\]\n]{0,200}\]/gi;

/** `Bake [timer minutes="20"]20 minutes[/timer].` */
function spokenStep({ text }: Thing): Thing {
  if (typeof text !== 'string') return {};
  const [found, attributes = ''] = timer.exec(text) ?? [];
  const units = { days: 1440, hours: 60, minutes: 1, seconds: 1 / 60 };
  const minutes = Object.entries(units).reduce((sum, [unit, each]) => {
    const [, count = '0'] =
      new RegExp(`${unit}\\s?=\\s?["']?(\\d{1,5})`, 'i').exec(attributes) ?? [];
    return sum + Number(count) * each;
  }, 0);
  return {
    text: text.replaceAll(shortcode, ''),
    ...(found !== undefined && minutes > 0 && { timerMinutes: Math.max(1, Math.round(minutes)) }),
  };
}
