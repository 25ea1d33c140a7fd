import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { JournalEntry, StoredContent } from '#domain/kitchen/draft/opening.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { RecipeCalls } from './recipe-calls.ts';
import type { Refusal } from './refusal.ts';
import { restingSchedule, type Schedule } from './schedule.ts';
import type { SavingState, StoredRecipe } from './saving-state.ts';

export type SavingNeeds = {
  calls: RecipeCalls;
  $recipe: ReadableAtom<RecipeContent>;
  $hasSessionEnded: ReadableAtom<boolean>;
  /** What the server held when the recipe was opened, or what a conflict began from. */
  base: StoredContent;
  /** What was sent before the recipe was opened here, and may have been written or may yet be. */
  sent: readonly RecipeContent[];
  /** Of a conflict that stood when the recipe was opened; else null. */
  theirs: StoredRecipe | null;
  /** Called when something was sent or acknowledged, so that the journal follows. */
  onProgress: () => void;
  onStored: (stored: StoredRecipe) => void;
};

type Waiting = { text: RecipeContent } & PromiseWithResolvers<number>;

/** Everything the save of one draft is made of; only saving.ts changes it. */
export type Machine = Omit<SavingNeeds, 'sent'> & {
  $saving: WritableAtom<SavingState>;
  $refusal: WritableAtom<Refusal | null>;
  /** What was sent on the base and may have been written, or may yet be. */
  sent: RecipeContent[];
  /** Whether the last of it was lost, so that the server may hold another text than the base. */
  isUncertain: boolean;
  waiting: Waiting[];
  schedule: Schedule;
  timer: ReturnType<typeof setTimeout> | undefined;
  isInFlight: boolean;
  /** How many do something with the version that is saved. */
  holds: number;
  isStopped: boolean;
};

export function machineOf(needs: SavingNeeds): Machine {
  const { base, theirs } = needs;
  const opened: SavingState =
    theirs === null ? { status: 'saved' } : { status: 'conflict', base: base.content, theirs };
  return {
    ...needs,
    $saving: atom<SavingState>(opened),
    $refusal: atom<Refusal | null>(null),
    sent: [...needs.sent],
    isUncertain: needs.sent.length > 0,
    waiting: [],
    schedule: restingSchedule,
    timer: undefined,
    isInFlight: false,
    holds: 0,
    isStopped: false,
  };
}

/** What has not reached the server; null when everything has. */
export function unsavedOf(machine: Machine): Omit<JournalEntry, 'writtenAt'> | null {
  const { base, $recipe, sent } = machine;
  const working = $recipe.get();
  return isHeld(machine, working) ? null : { base, working, sent };
}

/** Whether the server is known to hold this very text. */
export const isHeld = ({ base, isUncertain }: Machine, text: RecipeContent): boolean =>
  text === base.content && !isUncertain;
