import type { Id } from '../ids.ts';
import type { Image } from '../media/image.ts';
import type { Quantity } from '../measures/quantity.ts';
import type { Yield } from '../measures/servings.ts';
import type { MeasurementMethod } from '../measures/units.ts';
import type { MeasuredIngredient } from '../measures/conversion.ts';
import type { IngredientLine } from './ingredient-line.ts';
import type { AlternativeMeasure } from './line-amount.ts';
import { packText, unpackText } from './packed-text.ts';
import type { PackedText } from './packed-text.ts';
import type { IngredientGroup, InstructionGroup, RecipeWork, Step, Video } from './recipe-work.ts';
import type { UnitRef } from './unit-ref.ts';

/** The compact form of a recipe in a page; zero means absent. */
type Packed = [
  head: Pick<
    RecipeWork,
    'id' | 'title' | 'slug' | 'choices' | 'measurementSystem' | 'temperatureSystem' | 'words'
  >,
  recipeYield: PackedYield | 0,
  ingredients: PackedGroup<PackedLine>[],
  instructions: PackedGroup<PackedStep>[],
  note: PackedText | 0,
];
type PackedYield = [servings: number, one: string, many: string];
type PackedGroup<Row> = [title: string | 0, note: PackedText | 0, ...rows: Row[]];
type PackedLine = [
  id: Id,
  title: string | [singular: string, plural: string],
  quantity?: PackedQuantity | null,
  unit?: UnitRef | 0,
  weighing?: PackedWeighing | 0,
  preparation?: PackedText | 0,
  note?: PackedText | 0,
  href?: string | 0,
  further?: PackedMeasure | 0,
  alternative?: PackedMeasure | 0,
  packageSize?: PackedMeasure | 0,
  isPartlyUnscaled?: 1 | 0,
];
type PackedWeighing = [gramsPerLiter: number | null, methods: string];
type PackedQuantity = number | [min: number, max: number | null, figure?: string];
type PackedMeasure = [quantity: PackedQuantity, unit?: UnitRef | 0, excludesFurther?: 1 | 0];
type PackedStep = [
  id: Id,
  content: PackedText,
  timerMinutes?: number,
  note?: PackedText | 0,
  images?: Image[] | 0,
  video?: Video | 0,
];

export function packWork(work: RecipeWork): string {
  const { id, title, slug, choices, measurementSystem, temperatureSystem, words } = work;
  const packed: Packed = [
    { id, title, slug, choices, measurementSystem, temperatureSystem, ...(words && { words }) },
    work.yield ? packYield(work.yield) : 0,
    work.ingredientGroups.map((group) => packGroup(group, group.lines.map(packLine))),
    work.instructionGroups.map((group) => packGroup(group, group.steps.map(packStep))),
    work.note ? packText(work.note) : 0,
  ];
  return JSON.stringify(packed);
}

/** Reads only what `packWork` wrote: the publisher packs a page and its own island unpacks it. */
export function unpackWork(text: string): RecipeWork {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said above
  const [head, recipeYield, ingredients, instructions, ownNote] = JSON.parse(text) as Packed;
  let number = 0;
  return {
    ...head,
    ingredientGroups: ingredients.map(([title, note, ...lines]): IngredientGroup => ({
      ...unpackHead(title, note),
      lines: lines.map(unpackLine),
    })),
    instructionGroups: instructions.map(([title, note, ...steps]): InstructionGroup => ({
      ...unpackHead(title, note),
      steps: steps.map((step) => {
        number += 1;
        return unpackStep(step, number);
      }),
    })),
    ...(ownNote && { note: unpackText(ownNote) }),
    ...(recipeYield && { yield: unpackYield(recipeYield) }),
  };
}

function packYield({ yieldServings, one, many }: Yield): PackedYield {
  return [yieldServings, one, many];
}

function unpackYield([yieldServings, one, many]: PackedYield): Yield {
  return { yieldServings, one, many };
}

type Head = Pick<IngredientGroup, 'title' | 'note'>;

function packGroup<Row>({ title, note }: Head, rows: Row[]): PackedGroup<Row> {
  return [title ?? 0, note ? packText(note) : 0, ...rows];
}

function unpackHead(title: string | 0, note: PackedText | 0): Head {
  return { ...(title !== 0 && { title }), ...(note && { note: unpackText(note) }) };
}

function packLine(line: IngredientLine): PackedLine {
  const { id, title, plural, quantity, unit, weighing, preparation, note, href } = line;
  return trimmed([
    id,
    plural === undefined ? title : [title, plural],
    quantity ? packQuantity(quantity) : null,
    unit ?? 0,
    weighing ? packWeighing(weighing) : 0,
    preparation ? packText(preparation) : 0,
    note ? packText(note) : 0,
    href ?? 0,
    packMeasure(line.further),
    packMeasure(line.alternative),
    packMeasure(line.packageSize),
    line.isPartlyUnscaled ? 1 : 0,
  ]);
}

function unpackLine(packed: PackedLine): IngredientLine {
  const [id, titles, quantity = null, unit, weighing, preparation, note, href, ...more] = packed;
  const [further, alternative, packageSize, isPartlyUnscaled] = more;
  const [title, plural] = typeof titles === 'string' ? [titles] : titles;
  return {
    id,
    title,
    ...(plural !== undefined && { plural }),
    ...(quantity !== null && { quantity: unpackQuantity(quantity) }),
    ...(unit && { unit }),
    ...(weighing && { weighing: unpackWeighing(weighing) }),
    ...(preparation && { preparation: unpackText(preparation) }),
    ...(note && { note: unpackText(note) }),
    ...(href && { href }),
    ...(further && { further: unpackMeasure(further) }),
    ...(alternative && { alternative: unpackMeasure(alternative) }),
    ...(packageSize && { packageSize: unpackMeasure(packageSize) }),
    ...(isPartlyUnscaled && { isPartlyUnscaled: true }),
  };
}

function packMeasure(measure: AlternativeMeasure | undefined): PackedMeasure | 0 {
  if (!measure) return 0;
  const { quantity, unit = 0, excludesFurther } = measure;
  return trimmed<PackedMeasure>([packQuantity(quantity), unit, excludesFurther ? 1 : 0]);
}

function unpackMeasure([quantity, unit, excludesFurther]: PackedMeasure): AlternativeMeasure {
  return {
    quantity: unpackQuantity(quantity),
    ...(unit && { unit }),
    ...(excludesFurther && { excludesFurther: true }),
  };
}

function packQuantity({ min, max, figure }: Quantity): PackedQuantity {
  if (figure !== undefined) return [min, max, figure];
  return max === null ? min : [min, max];
}

function unpackQuantity(quantity: PackedQuantity): Quantity {
  if (typeof quantity === 'number') return { min: quantity, max: null };
  const [min, max, figure] = quantity;
  return { min, max, ...(figure !== undefined && { figure }) };
}

const methodOf = (letter: string | undefined): MeasurementMethod =>
  letter === 'w' ? 'weight' : 'volume';

function packWeighing({ gramsPerLiter, metric, imperial }: MeasuredIngredient): PackedWeighing {
  return [gramsPerLiter, metric.charAt(0) + imperial.charAt(0)];
}

function unpackWeighing([gramsPerLiter, [metric, imperial]]: PackedWeighing): MeasuredIngredient {
  return { gramsPerLiter, metric: methodOf(metric), imperial: methodOf(imperial) };
}

function packStep({ id, content, timerMinutes, note, images, video }: Step): PackedStep {
  return trimmed([
    id,
    packText(content),
    timerMinutes ?? 0,
    note ? packText(note) : 0,
    images ?? 0,
    video ?? 0,
  ]);
}

function unpackStep(packed: PackedStep, number: number): Step {
  const [id, content, timerMinutes, note, images, video] = packed;
  return {
    id,
    number,
    content: unpackText(content),
    ...(timerMinutes && { timerMinutes }),
    ...(note && { note: unpackText(note) }),
    ...(images && { images }),
    ...(video && { video }),
  };
}

/** Without what is absent at its end. */
function trimmed<Row extends unknown[]>(row: Row): Row {
  const last = row.findLastIndex((value) => value !== 0 && value !== null);
  row.length = last + 1;
  return row;
}
