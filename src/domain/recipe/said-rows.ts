import { isBlank } from '../text/blank.ts';
import { isEmptyRichText } from '../text/rich-text.ts';
import type { IngredientUsage, Instruction } from './recipe.ts';

/** Whether there is anything to follow in a step: a text, a timer, a note, a film or a picture. */
export const isSaidStep = (step: Instruction): boolean =>
  !isEmptyRichText(step.content) ||
  !isEmptyRichText(step.note) ||
  step.timerMinutes !== null ||
  step.videoId !== null ||
  step.images.length > 0;

/** Whether a line of the ingredients names or measures anything. */
export const isSaidUsage = (usage: IngredientUsage): boolean =>
  usage.ingredientId !== null ||
  usage.quantityMin !== null ||
  usage.unitId !== null ||
  !isEmptyRichText(usage.preparation) ||
  [usage.ingredientTitleOverride, usage.note, usage.unitWord].some((text) => !isBlank(text ?? ''));
