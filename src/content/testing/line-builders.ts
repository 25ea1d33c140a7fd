import { aText } from './text-builders.ts';

const aUsage = (id: string, changes = {}) => ({
  id,
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  preparation: null,
  ingredientTitleOverride: 'butter',
  link: null,
  note: null,
  ...changes,
});

export const aUsageGroup = (title: string, count: number) => ({
  id: title,
  title,
  note: null,
  ingredientUsages: Array.from({ length: count }, (_, at) => aUsage(`${title} ${at}`)),
});

export const aStepGroup = (title: string, ...steps: string[]) => ({
  id: title,
  title,
  note: null,
  instructions: steps.map((text) => ({
    id: text,
    content: aText(text),
    timerMinutes: null,
    note: null,
    videoId: null,
    images: [],
  })),
});
