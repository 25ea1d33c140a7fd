import {
  type CookReading,
  readIngredientLine,
  readPlainText,
} from '#domain/cooking/read-cook-text.ts';
import { linesById, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import { formatDuration } from '#domain/measures/duration.ts';
import { toMarkdown, markdownLine, markdownLines } from '#domain/text/markdown.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { messages } from '#contract/messages.ts';
import type { PageFacts } from '../facts.ts';
import type { RecipeBody } from '../recipe/recipe-models.ts';
import { defaultView } from '../recipe/recipe-names.ts';

const { recipe: labels } = messages;

/** A recipe to be read with any program; `pictureFile` is where a picture lies from there. */
export function recipeMarkdown(
  facts: PageFacts,
  body: RecipeBody,
  pictureFile: (key: string) => string,
): string {
  const sections = [
    `# ${markdownLine(body.title)}`,
    textOf(body.description),
    factsOf(body),
    ...picturesOf(body, pictureFile),
    ...workOf(facts, body),
    ...equipmentOf(body),
    ...storyOf(body),
    creditOf(body),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

const textOf = (text: RichText | null): string => (text ? toMarkdown(text) : '');

function factsOf(body: RecipeBody): string {
  const lines = [
    ...body.times.map(({ label, text }) => [label, text]),
    ...(body.totalTime ? [[body.totalTime.label, body.totalTime.text]] : []),
    ...(body.servings ? [[labels.makes, body.servings.makesText]] : []),
    ...(body.difficultyText ? [[labels.difficulty, body.difficultyText]] : []),
  ];
  return lines.map(([label = '', text = '']) => `- **${label}:** ${markdownLine(text)}`).join('\n');
}

const picturesOf = ({ media }: RecipeBody, pictureFile: (key: string) => string): string[] =>
  media.flatMap((item) =>
    item.kind === 'image'
      ? [`![${markdownLine(item.image.alt)}](${pictureFile(item.image.key)})`]
      : [],
  );

function workOf(facts: PageFacts, { work, language }: RecipeBody): string[] {
  if (!work) return [];
  const view = { ...defaultView(facts, language), system: 'as-written' as const };
  const reading: CookReading = { view, lines: linesById(work.ingredientGroups) };
  return [
    ...ingredientsOf(work, reading),
    ...methodOf(work, reading),
    ...(work.note ? [`## ${labels.notes}`, markdownLines(readPlainText(work.note, reading))] : []),
  ];
}

function ingredientsOf({ ingredientGroups }: RecipeWork, reading: CookReading): string[] {
  if (ingredientGroups.length === 0) return [];
  const groups = ingredientGroups.flatMap(({ title, lines, note }) => [
    title ? `### ${markdownLine(title)}` : '',
    lines.map((line) => `- ${markdownLine(readIngredientLine(line, reading))}`).join('\n'),
    note ? markdownLines(readPlainText(note, reading)) : '',
  ]);
  return [`## ${labels.ingredients}`, ...groups];
}

function methodOf({ instructionGroups }: RecipeWork, reading: CookReading): string[] {
  if (instructionGroups.length === 0) return [];
  const groups = instructionGroups.flatMap(({ title, steps, note }) => [
    title ? `### ${markdownLine(title)}` : '',
    ...steps.map(({ number, content, timerMinutes, note: stepNote }) =>
      [
        `${number}. ${indented(markdownLines(readPlainText(content, reading)))}`,
        ...(timerMinutes ? [`   *${formatDuration(timerMinutes)}*`] : []),
        ...(stepNote ? [`   ${indented(markdownLines(readPlainText(stepNote, reading)))}`] : []),
      ].join('\n\n'),
    ),
    note ? markdownLines(readPlainText(note, reading)) : '',
  ]);
  return [`## ${labels.method}`, ...groups];
}

const indented = (text: string) => text.replaceAll('\n\n', '\n\n   ');

function equipmentOf({ equipment }: RecipeBody): string[] {
  if (equipment.length === 0) return [];
  const lines = equipment.map(({ title, note }) =>
    [`- ${markdownLine(title)}`, ...(note ? [markdownLine(note)] : [])].join(': '),
  );
  return [`## ${labels.equipment}`, lines.join('\n')];
}

function storyOf({ story }: RecipeBody): string[] {
  if (!story) return [];
  return [`## ${labels.story}`, textOf(story.excerpt), textOf(story.more)];
}

const creditOf = ({ credit }: RecipeBody): string =>
  credit ? `*${markdownLine(credit.text)}*${credit.url ? ` <${credit.url}>` : ''}` : '';
