import type { Id } from '../ids.ts';
import type { MeasuredIngredient } from '../measures/conversion.ts';
import type { LinkNode, TextLeaf } from '../text/rich-text.ts';
import type { UnitRef } from './unit-ref.ts';

/** A text of a recipe whose amounts follow what its reader chooses. */
export type CookText = CookBlock[];

/** A heat as readers of either system read it. */
export type TemperatureNode = {
  type: 'temperature';
  fahrenheit: string;
  celsius: string;
  bold?: boolean;
  italic?: boolean;
};

/** With `max` a range from `quantity`. */
export type AmountNode = {
  type: 'amount';
  quantity: number;
  max?: number;
  unit?: UnitRef;
  /** As the cook wrote it. */
  figure?: string;
  weighing?: MeasuredIngredient;
};

/**
 * Names an ingredient line; without words of the cook's own the title of that line. `share` is the
 * part that is meant, 0 where its size is told elsewhere or by nobody.
 */
export type UsageNode = {
  type: 'usage';
  id: Id;
  words?: string;
  isFirst?: boolean;
  share?: number;
};

export type CookInline = TextLeaf | LinkNode | TemperatureNode | AmountNode | UsageNode;

export type CookParagraph = { type: 'paragraph'; children: CookInline[] };
export type CookHeading = { type: 'heading'; level: 1 | 2 | 3; children: CookInline[] };
export type CookListItem = {
  type: 'list-item';
  children: (CookInline | CookList | CookParagraph)[];
};
export type CookList = { type: 'bulleted-list' | 'numbered-list'; children: CookListItem[] };
export type CookBlock = CookParagraph | CookHeading | CookList;
export type CookNode = CookBlock | CookListItem | CookInline;
