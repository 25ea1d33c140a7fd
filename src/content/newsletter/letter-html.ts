import { letterMessages as texts } from '#contract/mail/letter-messages.ts';
import { letterPage } from '#domain/mail/letter/letter-page.ts';
import { endSection, quietLink, said, section, sign } from '#domain/mail/letter/letter-parts.ts';
import { richTextMarkup } from '#domain/mail/letter/letter-rich-text.ts';
import { bytesOf, letterBytesMax } from '#domain/mail/letter/letter-size.ts';
import { type Markup, markup } from '#domain/text/markup.ts';
import type { LetterModel } from './letter-model.ts';
import { recipeSections } from './letter-recipe.ts';
import { shorterForms, withNoteThatFits } from './shorter-letter.ts';

/** A letter as a page for mail programs; what would be too long is told on the site. */
export function letterHtml(letter: LetterModel): string {
  const forms = [letter, ...shorterForms(letter)];
  const first = forms.find(fits) ?? withNoteThatFits(forms.at(-1) ?? letter, fits);
  return pageOf(first);
}

const fits = (letter: LetterModel): boolean => bytesOf(pageOf(letter), letter) < letterBytesMax;

function pageOf(letter: LetterModel): string {
  const { site, homeHref, note, recipe } = letter;
  const sections = [
    sign({ look: letter, href: homeHref, name: site.title, logo: site.logo }),
    note ? section([...richTextMarkup(note, letter), ...noteEnd(letter)], 'note') : null,
    ...(recipe ? recipeSections({ ...letter, language: recipe.language }, recipe) : []),
    footer(letter),
  ];
  const { subject, previewLine } = letter;
  return letterPage({ look: letter, title: subject, previewLine, sections });
}

/** What is said in place of the end of a note: it can be read where the letter stands on the site. */
function noteEnd(letter: LetterModel): Markup[] {
  const { isNoteCut, onSiteHref, colors } = letter;
  if (!isNoteCut) return [];
  const words = said(letter, onSiteHref === null ? texts.noteEnds : texts.noteGoesOn);
  const end =
    onSiteHref === null
      ? words
      : markup`<a href="${onSiteHref}" class="accent" style="color:${colors.light.colorAccentText}">${words}</a>`;
  return [
    markup`<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${colors.light.colorText}">${end}</p>`,
  ];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function footer(letter: LetterModel): Markup {
  const { site, homeHref, onSiteHref, postalAddress, unsubscribeHref } = letter;
  const link = (href: string, words: Markup) => quietLink(letter, { href, words });
  const host = markup`${new URL(site.origin).host}`;
  return endSection(letter, [
    said(letter, texts.why({ name: site.title })),
    ...(onSiteHref === null ? [] : [link(onSiteHref, said(letter, texts.readOnSite))]),
    markup`${link(unsubscribeHref, said(letter, texts.unsubscribe))} &middot; ${link(homeHref, host)}`,
    ...(postalAddress === null ? [] : [markup`${linesOf(postalAddress).join(', ')}`]),
  ]);
}
