import { computed } from 'nanostores';
import type { Id } from '#domain/ids.ts';
import { isUnscaled, type Scale, unscaled } from '#domain/measures/quantity.ts';
import { recipeSessionKey } from '#domain/storage-keys.ts';
import { $selectedIngredientUsageIds, selectIngredientUsages } from './checklist.ts';
import { $selectedInstructionId, selectInstruction } from './instruction.ts';
import { keep, readKept } from '../kept.ts';
import { $scale, chooseScale } from './servings.ts';

type RecipeSession = { scale: Scale; checked: readonly Id[]; instruction: Id | null };

const untouched: RecipeSession = { scale: unscaled, checked: [], instruction: null };

const $session = computed(
  [$scale, $selectedIngredientUsageIds, $selectedInstructionId],
  (scale, checked, instruction): RecipeSession => ({ scale, checked, instruction }),
);

/** Restores the cook's progress, as after a reload, and stores it from then on. */
export function openRecipe(recipeId: Id): () => void {
  const key = recipeSessionKey(recipeId);
  const stored = readSession(readKept(key, 'session'));
  chooseScale(stored.scale);
  selectIngredientUsages(stored.checked);
  selectInstruction(stored.instruction);
  return $session.listen((session) => {
    keep(key, isUntouched(session) ? null : JSON.stringify(session), 'session');
  });
}

function isUntouched({ scale, checked, instruction }: RecipeSession): boolean {
  return isUnscaled(scale) && checked.length === 0 && instruction === null;
}

function readSession(text: string | null): RecipeSession {
  const session = parsed(text);
  const { scale, checked, instruction } = session;
  return {
    scale: isScale(scale) ? scale : untouched.scale,
    checked: Array.isArray(checked) ? checked.map(String) : untouched.checked,
    instruction: typeof instruction === 'string' ? instruction : null,
  };
}

/** Older versions of the page may have stored another shape. */
function parsed(text: string | null): { [Key in keyof RecipeSession]?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isScale(value: unknown): value is Scale {
  if (typeof value !== 'object' || value === null) return false;
  const { wanted, written } = value as Partial<Scale>;
  return isPositive(wanted) && isPositive(written);
}

const isPositive = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
