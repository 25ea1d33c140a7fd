import { findMeasuredUnit } from '../measures/units.ts';
import type { CookNode, CookText } from './cook-text.ts';
import type { IngredientLine } from './ingredient-line.ts';
import type { RecipeChoice, RecipeWork } from './recipe-work.ts';
import { unitNameOf } from './unit-ref.ts';
import type { UnitRef } from './unit-ref.ts';

type Written = Pick<RecipeWork, 'ingredientGroups' | 'instructionGroups' | 'note'>;

/** What changes something in a recipe: without an amount that was understood nothing scales. */
export function choicesOf(work: Written): RecipeChoice[] {
  const lines = work.ingredientGroups.flatMap((group) => group.lines);
  return [
    ...(lines.some(({ quantity }) => quantity) ? (['amounts'] as const) : []),
    ...(hasMeasures(work) ? (['measures'] as const) : []),
    ...(hasTemperatures(work) ? (['temperature'] as const) : []),
  ];
}

/** Whether anything in a recipe differs between US and metric measures. */
function hasMeasures(work: Written): boolean {
  const lines = work.ingredientGroups.flatMap((group) => group.lines);
  return (
    lines.some(hasMeasure) ||
    textsOf(work).some((text) => text.some((node) => holds(node, isMeasuredAmount)))
  );
}

function hasMeasure({ quantity, unit, further, alternative, packageSize }: IngredientLine) {
  const units = [unit, further?.unit, alternative?.unit, packageSize?.unit];
  return quantity !== undefined && units.some(isMeasured);
}

/** Whether anything in a recipe differs between °F and °C. */
function hasTemperatures(work: Written): boolean {
  return textsOf(work).some((text) => text.some((node) => holds(node, isTemperature)));
}

function textsOf({ ingredientGroups, instructionGroups, note: closing }: Written): CookText[] {
  const texts = [
    ...ingredientGroups.flatMap(({ note, lines }) => [
      note,
      ...lines.flatMap(({ preparation, note: remark }) => [preparation, remark]),
    ]),
    ...instructionGroups.flatMap(({ note, steps }) => [
      note,
      ...steps.flatMap((step) => [step.content, step.note]),
    ]),
    closing,
  ];
  return texts.filter((text) => text !== undefined);
}

function holds(node: CookNode, isSought: (node: CookNode) => boolean): boolean {
  if (isSought(node)) return true;
  if (!('children' in node)) return false;
  const children: readonly CookNode[] = node.children;
  return children.some((child) => holds(child, isSought));
}

const isTemperature = (node: CookNode): boolean => 'type' in node && node.type === 'temperature';

const isMeasuredAmount = (node: CookNode): boolean =>
  'type' in node && node.type === 'amount' && isMeasured(node.unit);

function isMeasured(unit: UnitRef | undefined): boolean {
  const name = unitNameOf(unit);
  return name !== null && (name.slug === 'stick' || findMeasuredUnit(name.slug) !== null);
}
