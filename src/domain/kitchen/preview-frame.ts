import { isRecord } from '../is-record.ts';

export const previewSchemes = ['light', 'dark'] as const;
export type PreviewScheme = (typeof previewSchemes)[number];

/** What the kitchen posts to the page that it frames. */
export type ToFrame =
  | { kind: 'page'; html: string }
  | { kind: 'scheme'; scheme: PreviewScheme }
  /** The id of an element of the page. */
  | { kind: 'scroll'; to: string };

const frameMessages = ['ready', 'shown', 'styles-differ'] as const;
/** What the framed page answers. */
export type FromFrame = (typeof frameMessages)[number];

export function readFrameMessage(data: unknown): FromFrame | null {
  const kind = isRecord(data) ? data['kind'] : null;
  return frameMessages.find((message) => message === kind) ?? null;
}

type WithId = { id: string };
type Written = {
  ingredientUsageGroups?: { ingredientUsages: WithId[] }[];
  instructionGroups?: { instructions: WithId[] }[];
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
  const usages = ingredientUsageGroups.flatMap(({ ingredientUsages }) => ingredientUsages);
  const [firstUsage] = usages;
  const usage = usages.find(({ id }) => id === focus);
  if (usage) return `u-${usage.id}`;
  const steps = instructionGroups.flatMap(({ instructions }) => instructions);
  const step = steps.findIndex(({ id }) => id === focus);
  if (step !== -1) return `step-${step + 1}`;
  if (focus === 'ingredientUsageGroups') return firstUsage ? `u-${firstUsage.id}` : null;
  if (focus === 'instructionGroups') return steps.length > 0 ? 'step-1' : null;
  return Object.hasOwn(sections, focus) ? (sections[focus] ?? null) : null;
}
