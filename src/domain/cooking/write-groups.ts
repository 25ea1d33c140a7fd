import type { Id, IngredientId, UnitId, VideoId } from '../ids.ts';
import type { Image, ImageUse } from '../media/image.ts';
import type { IngredientTitles } from '../ingredients/ingredient-title.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import type { UsageWords } from '../ingredients/usage-words.ts';
import { quantityFrom } from '../measures/quantity.ts';
import type { MeasureFigures, Quantity } from '../measures/quantity.ts';
import type {
  IngredientUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup as WrittenGroup,
  UsageMeasure,
} from '../recipe/recipe.ts';
import { usageMeasures } from '../recipe/recipe.ts';
import { paragraphsFromText } from '../text/rich-text.ts';
import type { RichText } from '../text/rich-text.ts';
import { withThirds } from '../measures/written-thirds.ts';
import { safeHref } from '../text/safe-href.ts';
import type { UnitName } from '../measures/units.ts';
import { unitBeside } from './british-measures.ts';
import type { NamedMeasure } from './british-measures.ts';
import type { IngredientLine } from './ingredient-line.ts';
import type { LineMeasure } from './line-amount.ts';
import type { ReadText } from './read-text.ts';
import { linesById } from './recipe-work.ts';
import type { IngredientGroup, InstructionGroup, Step, Video } from './recipe-work.ts';
import { unitRefOf } from './write-unit.ts';
import { weighingOf } from './weighing.ts';
import { writeCookText } from './write-cook-text.ts';
import type { TextNames } from './write-cook-text.ts';

/** What the ids in a recipe name; null for what is gone. */
export type RecipeNames = {
  unit: (id: UnitId) => UnitName | null;
  /** With the density it has as the line prepares it. */
  ingredient: (id: IngredientId, usage: IngredientUsage) => Ingredient | null;
  image: (use: ImageUse) => Image | null;
  video: (id: VideoId | null) => Video | null;
  /** The title and unit of a line, in the words of the recipe's language. */
  words: (usage: IngredientUsage & { figures?: MeasureFigures }) => UsageWords;
  /** The texts of a line that hold amounts. */
  texts: (usage: IngredientUsage) => readonly ReadText[];
};

type Names = RecipeNames & Pick<TextNames, 'plainDegrees'> & { shortId: (id: Id) => Id };

/** Empty groups are hidden, and a lone group called like the list needs no title. */
export function writeIngredientGroups(
  groups: readonly IngredientUsageGroup[],
  names: Names,
): IngredientGroup[] {
  const shown = groups.filter((group) => group.ingredientUsages.length > 0);
  const { unit, plainDegrees } = names;
  const texts = { unit, line: () => null, plainDegrees };
  return shown.map((group) => ({
    ...headOf(group, texts, shown.length === 1 && /^ingredients$/i.test(group.title)),
    lines: group.ingredientUsages.map((usage) => lineOf(usage, names, texts)),
  }));
}

/** Steps are counted through; empty groups are hidden. */
export function writeInstructionGroups(
  groups: readonly WrittenGroup[],
  ingredientGroups: readonly IngredientGroup[],
  names: Names,
): InstructionGroup[] {
  const shown = groups.filter((group) => group.instructions.length > 0);
  const lines = linesById(ingredientGroups);
  const { unit, plainDegrees } = names;
  const line = (id: Id) => lines.get(names.shortId(id)) ?? null;
  const texts = { unit, line, plainDegrees };
  let number = 0;
  return shown.map((group) => ({
    ...headOf(group, texts, shown.length === 1 && /^(?:instructions|method)$/i.test(group.title)),
    steps: group.instructions.map((instruction) => {
      number += 1;
      return { ...stepOf(instruction, names, texts), number };
    }),
  }));
}

type Head = { title: string; note: RichText | null };

function headOf({ title, note }: Head, texts: TextNames, isPlain: boolean) {
  const shownNote = writeCookText(note, texts);
  return { ...(!isPlain && { title }), ...(shownNote && { note: shownNote }) };
}

function lineOf(usage: IngredientUsage, names: Names, texts: TextNames): IngredientLine {
  const { titles, figures = {} } = names.words(usage);
  const written = quantityFrom(usage.quantityMin, usage.quantityMax);
  const quantity =
    written && withFigure(withThirds(written, names.unit(usage.unitId ?? '')), figures.quantity);
  const unit = unitOf(usage, quantity, names);
  const ingredient = names.ingredient(usage.ingredientId ?? '', usage);
  const weighing = quantity && weighingOf(ingredient, unit);
  const href = hrefOf(usage, ingredient);
  return {
    id: names.shortId(usage.id),
    ...(quantity
      ? { ...titlesOf(titles), quantity }
      : { title: usage.ingredientTitleOverride ?? ingredient?.title ?? '' }),
    ...(unit && { unit: unitRefOf(unit) }),
    ...(weighing && { weighing }),
    ...remarksOf(usage, names, texts),
    ...(quantity && measuresOf(usage, quantity, names)),
    ...(href !== null && { href }),
  };
}

/** Where the line leads, else where its ingredient does. */
function hrefOf({ link: own }: IngredientUsage, ingredient: { link?: string | null } | null) {
  const link = own ?? ingredient?.link ?? null;
  return link === null ? null : safeHref(link);
}

function remarksOf(usage: IngredientUsage, names: Names, texts: TextNames) {
  const readTexts = names.texts(usage);
  const parts = (text: string) => readTexts.find((each) => each.text === text)?.parts ?? [text];
  const preparation = writeCookText(usage.preparation, { ...texts, parts });
  const noteText = usage.note ? paragraphsFromText(usage.note) : null;
  const note = writeCookText(noteText, { ...texts, parts });
  return {
    ...(preparation && { preparation }),
    ...(note && { note }),
    ...(readTexts.some(({ isDoubtful }) => isDoubtful) && { isPartlyUnscaled: true as const }),
  };
}

/** As the cook's own parallel measure tells it. */
function unitOf(usage: IngredientUsage, quantity: Quantity | null, names: Names): UnitName | null {
  const { unit } = names.words(usage);
  const same = namedMeasure(usage.alternativeMeasure, names);
  return quantity && same ? unitBeside({ quantity, unit }, same) : unit;
}

function measuresOf(usage: IngredientUsage, quantity: Quantity, names: Names) {
  const { figures = {} } = names.words(usage);
  const [further, same, packageSize] = usageMeasures.map((field) => {
    const measure = namedMeasure(usage[field], names);
    return measure && { ...measure, quantity: withFigure(measure.quantity, figures[field]) };
  });
  const main = { quantity, unit: names.unit(usage.unitId ?? '') };
  const alternative = same && { ...same, unit: unitBeside(same, main) };
  const ofFirst = usage.alternativeMeasure?.excludesFurther && { excludesFurther: true as const };
  return {
    ...(further && { further: lineMeasure(further) }),
    ...(alternative && { alternative: { ...lineMeasure(alternative), ...ofFirst } }),
    ...(packageSize && { packageSize: lineMeasure(packageSize) }),
  };
}

const withFigure = (quantity: Quantity, figure: string | undefined): Quantity =>
  figure === undefined ? quantity : { ...quantity, figure };

function namedMeasure(measure: UsageMeasure | undefined, names: Names): NamedMeasure | null {
  const quantity = measure && quantityFrom(measure.quantityMin, measure.quantityMax);
  const unit = names.unit(measure?.unitId ?? '');
  return quantity ? { quantity: withThirds(quantity, unit), unit } : null;
}

function lineMeasure({ quantity, unit }: NamedMeasure): LineMeasure {
  return { quantity, ...(unit && { unit: unitRefOf(unit) }) };
}

function titlesOf({ singular, plural }: IngredientTitles) {
  return { title: singular, ...(plural !== singular && { plural }) };
}

function stepOf(
  { id, content, timerMinutes, note, images, videoId }: Instruction,
  names: Names,
  texts: TextNames,
): Omit<Step, 'number'> {
  const pictures = images.flatMap((use) => names.image(use) ?? []);
  const video = names.video(videoId);
  const shownNote = writeCookText(note, texts);
  return {
    id: names.shortId(id),
    content: writeCookText(content, texts) ?? [],
    ...(timerMinutes && { timerMinutes }),
    ...(shownNote && { note: shownNote }),
    ...(pictures.length > 0 && { images: pictures }),
    ...(video && { video }),
  };
}
