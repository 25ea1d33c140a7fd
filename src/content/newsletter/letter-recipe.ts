import { letterMessages as texts } from '#contract/mail/letter-messages.ts';
import { stackOf } from '#domain/mail/letter/letter-fonts.ts';
import { button, picture, said, section, spokenIn } from '#domain/mail/letter/letter-parts.ts';
import { richTextMarkup } from '#domain/mail/letter/letter-rich-text.ts';
import { type Markup, markup } from '#domain/text/markup.ts';
import type { LetterModel, LetterRecipe } from './letter-model.ts';

type Work = NonNullable<LetterRecipe['work']>;

/** The dish, and what its readers may cook from; `letter` speaks the language of the recipe. */
export function recipeSections(letter: LetterModel, recipe: LetterRecipe): (Markup | null)[] {
  const { colors, language } = letter;
  const dish =
    recipe.picture &&
    markup`<tr><td${spokenIn(language)} style="padding-top:24px"><a href="${recipe.href}" style="text-decoration:none">${picture({ ...recipe.picture, name: 'dish' }, 'display:block;width:100%;height:auto;border:0')}</a></td></tr>`;
  return [
    dish,
    section(
      markup`<h1 class="ink title" style="margin:0;font-family:${stackOf(letter.fonts.display)};font-size:34px;line-height:1.15;font-weight:bold;color:${colors.light.colorText}"><a href="${recipe.href}" class="ink" style="color:${colors.light.colorText};text-decoration:none">${recipe.title}</a></h1>`,
      'body',
      { top: 28, bottom: 4, language },
    ),
    recipe.facts.length > 0
      ? section(factsLine(letter, recipe), 'body', { top: 8, language })
      : null,
    recipe.description
      ? section(richTextMarkup(recipe.description, letter), 'body', { top: 14, language })
      : null,
    // One thing to do at a time: whoever cannot read it yet is asked to come in.
    recipe.teaser
      ? null
      : section(
          button(letter, { href: recipe.href, words: said(letter, texts.openRecipe) }),
          'body',
          { top: 22, language },
        ),
    ...(recipe.work ? workSections(letter, recipe.work) : []),
    recipe.work?.isCut ? restSection(letter, recipe.href) : null,
    recipe.teaser ? lockedSection(letter, recipe.teaser) : null,
  ];
}

const factsLine = (letter: LetterModel, { facts }: LetterRecipe): Markup =>
  markup`<p class="quiet" style="margin:0;font-size:15px;line-height:1.5;color:${letter.colors.light.colorSubdued}">${facts.map(({ label, text }, place) => markup`${place === 0 ? '' : ' · '}${said(letter, label)} <span dir="auto">${text}</span>`)}</p>`;

function workSections(
  letter: LetterModel,
  { ingredients, method, notes }: Work,
): (Markup | null)[] {
  const { language } = letter;
  return [
    ingredients.length > 0
      ? section(
          [
            heading(letter, texts.ingredients),
            ...ingredients.flatMap((group) => ingredientGroup(letter, group)),
          ],
          'body',
          { top: 36, language },
        )
      : null,
    method.length > 0
      ? section(
          [heading(letter, texts.method), ...method.flatMap((group) => methodGroup(letter, group))],
          'body',
          { top: 28, language },
        )
      : null,
    notes === null
      ? null
      : section([heading(letter, texts.notes), ...paragraphs(letter, notes)], 'body', {
          top: 28,
          language,
        }),
  ];
}

/** Where what is missing can be read. */
const restSection = (letter: LetterModel, href: string): Markup =>
  section(
    markup`<p class="ink" style="margin:0;font-size:17px;line-height:1.6;color:${letter.colors.light.colorText}"><a href="${href}" class="accent" style="color:${letter.colors.light.colorAccentText}">${said(letter, texts.goesOn)}</a></p>`,
    'body',
    { top: 28, language: letter.language },
  );

const heading = (letter: LetterModel, words: string): Markup =>
  markup`<h2 class="ink" style="margin:0 0 14px;font-family:${stackOf(letter.fonts.display)};font-size:24px;line-height:1.2;color:${letter.colors.light.colorText}">${said(letter, words)}</h2>`;

const groupHeading = ({ colors, fonts }: LetterModel, words: string | null): Markup[] =>
  words === null
    ? []
    : [
        markup`<h3 class="ink" style="margin:16px 0 8px;font-family:${stackOf(fonts.display)};font-size:18px;line-height:1.3;color:${colors.light.colorText}">${words}</h3>`,
      ];

const paragraphs = ({ colors }: LetterModel, text: string): Markup[] =>
  text
    .split('\n')
    .map(
      (line) =>
        markup`<p class="ink" style="margin:0 0 10px;font-size:17px;line-height:1.6;color:${colors.light.colorText}">${line}</p>`,
    );

const quietParagraphs = ({ colors }: LetterModel, text: string | null): Markup[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map(
      (line) =>
        markup`<p class="quiet" style="margin:6px 0 10px;font-size:15px;line-height:1.5;color:${colors.light.colorSubdued}">${line}</p>`,
    );

const ingredientGroup = (
  letter: LetterModel,
  { title, lines, note }: Work['ingredients'][number],
) => [
  ...groupHeading(letter, title),
  markup`<ul class="ink" style="margin:0 0 12px;padding:0 20px;font-size:17px;line-height:1.5;color:${letter.colors.light.colorText}">${lines.map((line) => markup`<li style="margin:0 0 6px">${line}</li>`)}</ul>`,
  ...quietParagraphs(letter, note),
];

const methodGroup = (letter: LetterModel, { title, steps, note }: Work['method'][number]) => [
  ...groupHeading(letter, title),
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${steps.map((step) => stepRow(letter, step))}</table>`,
  ...quietParagraphs(letter, note),
];

function stepRow(
  letter: LetterModel,
  { number, text, note }: Work['method'][number]['steps'][number],
) {
  const { colorAccentText } = letter.colors.light;
  return markup`<tr><td valign="top" width="36" class="accent" style="width:36px;padding:0 0 8px;font-family:${stackOf(letter.fonts.display)};font-size:20px;line-height:1.36;font-weight:bold;color:${colorAccentText}">${number}</td><td valign="top" style="padding:0 0 8px">${paragraphs(letter, text)}${quietParagraphs(letter, note)}</td></tr>`;
}

/** What a reader without a paid plan is told, as on the page of the recipe. */
function lockedSection(letter: LetterModel, teaser: NonNullable<LetterRecipe['teaser']>): Markup {
  const { colors, fonts } = letter;
  const { colorText, colorSubdued, colorPanel } = colors.light;
  const quiet = (words: Markup) =>
    markup`<p class="quiet" dir="auto" style="margin:0 0 8px;font-size:15px;line-height:1.5;color:${colorSubdued}">${words}</p>`;
  const { groups, countsText, priceText } = teaser;
  const lines = [
    said(letter, countsText),
    ...(groups.length === 0 ? [] : [markup`${groups.join(' · ')}`]),
    ...(priceText === null ? [] : [said(letter, priceText)]),
  ];
  const { subscribeHref: href } = teaser;
  const press =
    href === null
      ? ''
      : markup`<div style="padding-top:10px">${button(letter, { href, words: said(letter, texts.upgrade) })}</div>`;
  return section(
    markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="panel" bgcolor="${colorPanel}" style="padding:26px 28px;background-color:${colorPanel}"><h2 class="ink" dir="auto" style="margin:0 0 10px;font-family:${stackOf(fonts.display)};font-size:22px;line-height:1.25;color:${colorText}">${teaser.invitation}</h2>${lines.map(quiet)}${press}</td></tr></table>`,
    'body',
    { top: 30, language: letter.language },
  );
}
