import type { RecipeRows, RowList } from '../../recipe/differences/recipe-rows.ts';
import type { TextPart } from '../../recipe/differences/text-parts.ts';
import type { ImageUse } from '../../media/image.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichText } from '../../text/rich-text.ts';
import { markedNames, markedValue, markedWords } from './marked-words.ts';
import type { Names } from './names.ts';
import { duration, named } from './recipe-texts.ts';
import { usageText } from './usage-text.ts';

/** How a part of a row is told of; null stands for a row that is not there. */
export type RowText<Value> = {
  part: string;
  /** The aspects that it tells of. */
  aspects: readonly string[];
  marked: (before: Value | null, after: Value | null, names: Names) => TextPart[];
  /** Told only where nothing else of the row is. */
  isLast?: true;
};

const groupTexts: readonly RowText<{ title: string; note: RichText | null }>[] = [
  { part: 'title', aspects: ['title'], marked: words((group) => group.title) },
  { part: 'note', aspects: ['note'], marked: words((group) => plain(group.note)) },
];

export const rowTexts: { readonly [List in RowList]: readonly RowText<RecipeRows[List]>[] } = {
  ingredientUsageGroups: groupTexts,
  ingredientUsages: [
    {
      part: 'line',
      aspects: ['amount', 'ingredient', 'preparation'],
      marked: words((usage, { pantry }) => usageText(usage, pantry)),
    },
    { part: 'note', aspects: ['note'], marked: words((usage) => usage.note ?? '') },
    { part: 'link', aspects: ['link'], marked: value((usage) => usage.link ?? '') },
    {
      part: 'writtenAs',
      aspects: ['writtenAs'],
      marked: words((usage) => usage.writtenAs ?? ''),
      isLast: true,
    },
  ],
  instructionGroups: groupTexts,
  instructions: [
    { part: 'content', aspects: ['content'], marked: words((step) => plain(step.content)) },
    {
      part: 'timerMinutes',
      aspects: ['timerMinutes'],
      marked: value((step) => duration(step.timerMinutes)),
    },
    { part: 'note', aspects: ['note'], marked: words((step) => plain(step.note)) },
    {
      part: 'videoId',
      aspects: ['videoId'],
      marked: pictures(
        (step) => idOf(step.videoId),
        ({ film }, id) => film(id),
      ),
    },
    { part: 'images', aspects: ['images'], marked: pictures((step) => step.images) },
  ],
  equipmentUsages: [
    {
      part: 'equipment',
      aspects: ['equipment'],
      marked: words(
        (tool, names) => tool.equipmentTitleOverride ?? names.equipment(tool.equipmentId),
      ),
    },
    { part: 'note', aspects: ['note'], marked: words((tool) => tool.note ?? '') },
    { part: 'link', aspects: ['link'], marked: value((tool) => tool.link ?? '') },
    {
      part: 'images',
      aspects: ['imageOverrideId'],
      marked: pictures((tool) => idOf(tool.imageOverrideId)),
    },
  ],
};

type TextOf<Value> = (value: Value, names: Names) => string;

function words<Value>(textOf: TextOf<Value>): RowText<Value>['marked'] {
  return (before, after, names) =>
    markedWords(before ? textOf(before, names) : '', after ? textOf(after, names) : '');
}

function value<Value>(textOf: TextOf<Value>): RowText<Value>['marked'] {
  return (before, after, names) =>
    markedValue(before ? textOf(before, names) : '', after ? textOf(after, names) : '');
}

function pictures<Value>(
  usesOf: (row: Value) => readonly Pick<ImageUse, 'id'>[],
  nameOf: (names: Names, id: string) => string = ({ picture }, id) => picture(id),
): RowText<Value>['marked'] {
  return (before, after, names) => {
    const name = (id: string) => nameOf(names, id);
    return markedNames(
      named(before ? usesOf(before) : [], name),
      named(after ? usesOf(after) : [], name),
    );
  };
}

const idOf = (id: string | null) => (id === null ? [] : [{ id }]);
const plain = (text: RichText | null): string => (text ? toPlainText(text) : '');
