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
  /** The id of an element of the page. */
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

type WithId = { id: string };
type Written = {
  ingredientUsageGroups?: { ingredientUsages?: WithId[] | undefined }[];
  instructionGroups?: { instructions?: WithId[] | undefined }[];
};

/** Sections of a recipe's page by the field of the editor that they show. */
const sections: Record<string, string> = {
  title: 'content',
  description: 'content',
  images: 'content',
  equipmentUsages: 'equipment',
  note: 'notes',
  storyExcerpt: 'story',
  storyMore: 'story',
};

/**
 * The element of the page that shows an ingredient usage, an instruction or a field; null where none
 * does. Steps are numbered through all groups.
 */
export function frameTargetOf(recipe: Written, focus: string): string | null {
  const { ingredientUsageGroups = [], instructionGroups = [] } = recipe;
  const usages = ingredientUsageGroups.flatMap(({ ingredientUsages = [] }) => ingredientUsages);
  const [firstUsage] = usages;
  const usage = usages.find(({ id }) => id === focus);
  if (usage) return `u-${usage.id}`;
  const steps = instructionGroups.flatMap(({ instructions = [] }) => instructions);
  const step = steps.findIndex(({ id }) => id === focus);
  if (step !== -1) return `step-${step + 1}`;
  if (focus === 'ingredientUsageGroups') return firstUsage ? `u-${firstUsage.id}` : null;
  if (focus === 'instructionGroups') return steps.length > 0 ? 'step-1' : null;
  return Object.hasOwn(sections, focus) ? (sections[focus] ?? null) : null;
}
