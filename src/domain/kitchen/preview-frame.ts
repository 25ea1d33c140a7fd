import { shortIdsOf } from '../cooking/short-ids.ts';
import type { Id } from '../ids.ts';
import { isRecord } from '../is-record.ts';
import type { ThemeStyle } from '../look/theme-options.ts';

export const previewSchemes = ['light', 'dark'] as const;
export type PreviewScheme = (typeof previewSchemes)[number];

/** What the kitchen posts to the page that it frames. */
export type ToFrame =
  | { kind: 'page'; html: string }
  | { kind: 'scheme'; scheme: PreviewScheme }
  /** Colours, typefaces and custom CSS that are tried on, in place of those that were rendered. */
  | { kind: 'theme'; fonts: string; rules: string; style: ThemeStyle }
  /** A selector of an element of the page; one that is not there yet is led to when it comes. */
  | { kind: 'scroll'; to: string };

const frameMessages = ['ready', 'shown', 'styles-differ'] as const;
/** What the framed page answers. */
export type FromFrame = (typeof frameMessages)[number];

export function readFrameMessage(data: unknown): FromFrame | null {
  const kind = isRecord(data) ? data['kind'] : null;
  return frameMessages.find((message) => message === kind) ?? null;
}

/** What a reader of a framed page did that concerns the kitchen. */
export type FrameAct = { kind: 'link'; path: string } | { kind: 'escape' };

/** Null for every other message. */
export function readFrameAct(data: unknown): FrameAct | null {
  if (!isRecord(data)) return null;
  const { kind, path } = data;
  if (kind === 'escape') return { kind };
  return kind === 'link' && typeof path === 'string' ? { kind, path } : null;
}

type WithId = { id: Id };
type Written = {
  ingredientUsageGroups?: { id?: Id; ingredientUsages?: WithId[] | undefined }[];
  instructionGroups?: { id?: Id; instructions?: WithId[] | undefined }[];
};

/** Parts of a recipe's page by the field of the editor that they show. */
const sections: Record<string, string> = {
  title: '.recipe-head h1',
  description: '.recipe-head .lede',
  images: '.recipe-head .media',
  videoId: '.recipe-head .media',
  prepTimeMinutes: '.facts dl',
  cookTimeMinutes: '.facts dl',
  customTimeMinutes: '.facts dl',
  customTimeLabel: '.facts dl',
  yieldServings: '.facts dl',
  servingDescription: '.facts dl',
  difficultyLevel: '.facts dl',
  equipmentUsages: '#equipment',
  note: '#notes',
  storyExcerpt: '#story',
  storyMore: '#story',
};

/**
 * A selector of what shows an ingredient usage, an instruction, a group of these or a field on the
 * page; null where nothing does. Steps are numbered through all groups.
 */
export function frameTargetOf(recipe: Written, focus: string): string | null {
  const [id = ''] = focus.split('.');
  const groups: { id?: Id; rows?: WithId[] | undefined }[] = [
    ...(recipe.ingredientUsageGroups ?? []).map((group) => ({
      ...group,
      rows: group.ingredientUsages,
    })),
    ...(recipe.instructionGroups ?? []).map((group) => ({ ...group, rows: group.instructions })),
  ];
  const group = groups.find(isOf(id));
  if (!group) return rowOrField(recipe, focus);
  const [row] = group.rows ?? [];
  const first = row && rowOrField(recipe, row.id);
  return first ? headOver(first) : null;
}

/** What stands over the list of a group: its heading, else its note, else the list itself. */
const headOver = (first: string): string => {
  // Browsers take no `:has` inside of another.
  const list = `:is(ul, ol) > ${first}`;
  return `h3:has(+ ${list}, + .group-note + ${list}), .group-note:has(+ ${list}), :is(ul, ol):has(> ${first})`;
};

function rowOrField(recipe: Written, focus: string): string | null {
  const ingredientUsageGroups = (recipe.ingredientUsageGroups ?? []).map(
    ({ ingredientUsages = [] }) => ({ ingredientUsages }),
  );
  const instructionGroups = (recipe.instructionGroups ?? []).map(({ instructions = [] }) => ({
    instructions,
  }));
  const usages = ingredientUsageGroups.flatMap(({ ingredientUsages }) => ingredientUsages);
  const steps = instructionGroups.flatMap(({ instructions }) => instructions);
  const shortId = shortIdsOf({ ingredientUsageGroups, instructionGroups });
  const [firstUsage] = usages;
  const usage = focus === 'ingredientUsageGroups' ? firstUsage : usages.find(isOf(focus));
  if (usage) return `#u-${shortId(usage.id)}`;
  const step = focus === 'instructionGroups' ? 0 : steps.findIndex(isOf(focus));
  if (step !== -1 && step < steps.length) return `#step-${step + 1}`;
  return Object.hasOwn(sections, focus) ? (sections[focus] ?? null) : null;
}

const isOf =
  (focus: string) =>
  ({ id }: { id?: Id }): boolean =>
    id === focus;
