import { showMeasure } from '../measures/conversion.ts';
import type { MeasureView } from '../measures/conversion.ts';
import type { Id } from '../ids.ts';
import type { TemperatureSystem } from '../site/site.ts';
import type { AmountNode, CookInline, CookNode, CookText, UsageNode } from './cook-text.ts';
import { showIngredientLine } from './ingredient-line.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { textOf } from './line-amount.ts';
import { unitNameOf } from './unit-ref.ts';

/** How a reader looks at a recipe. */
export type CookView = MeasureView & { temperature: TemperatureSystem };

export type CookReading = { view: CookView; lines: ReadonlyMap<Id, IngredientLine> };

type Written = Exclude<CookInline, { text: string } | { type: 'link' }>;

/** The words of an amount, a heat or an ingredient inside a text. */
export function readInline(node: Written, { view, lines }: CookReading): string {
  if (node.type === 'temperature') return node[view.temperature];
  return node.type === 'amount' ? readAmount(node, view) : readUsage(node, lines, view);
}

/** One line a paragraph, heading or list item. */
export function readPlainText(text: CookText, reading: CookReading): string {
  return text.map((block) => plain(block, reading)).join('\n');
}

/** All that a line shows, as one text: "1 cup plums (halved), from 2 trees". */
export function readIngredientLine(line: IngredientLine, reading: CookReading): string {
  const { amount, title } = showIngredientLine(line, reading.view);
  const preparation = line.preparation && `(${readPlainText(line.preparation, reading)})`;
  const text = [amount, title, preparation].filter(Boolean).join(' ');
  return line.note ? `${text}, ${readPlainText(line.note, reading)}` : text;
}

function readAmount(node: AmountNode, view: MeasureView): string {
  const { quantity: min, max = null, unit, figure = '', weighing = null } = node;
  const measure = { quantity: { min, max, figure }, unit: unitNameOf(unit) };
  return textOf(showMeasure(measure, weighing, view));
}

function readUsage(node: UsageNode, lines: CookReading['lines'], view: MeasureView): string {
  const line = lines.get(node.id);
  if (!line) return node.words ?? '';
  const { share = 1 } = node;
  const scale = { ...view.scale, wanted: view.scale.wanted * (share || 1) };
  const { amount, title } = showIngredientLine(line, { ...view, scale });
  const name = node.words ?? (node.isFirst ? capitalised(title) : title);
  return amount === '' || share === 0 ? name : `${name} (${withoutBrackets(amount)})`;
}

const withoutBrackets = (amount: string): string =>
  amount.replaceAll(' (', ', ').replaceAll(')', '');

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plain(node: CookNode, reading: CookReading): string {
  if ('text' in node) return node.text;
  if (node.type === 'link') return node.children.map(({ text }) => text).join('');
  if (!('children' in node)) return readInline(node, reading);
  const children: readonly CookNode[] = node.children;
  return children
    .map((child, index) => (index > 0 && isLine(child) ? '\n' : '') + plain(child, reading))
    .join('');
}

const isLine = (node: CookNode): boolean => 'type' in node && lineTypes.has(node.type);
const lineTypes = new Set(['paragraph', 'list-item', 'bulleted-list', 'numbered-list']);
