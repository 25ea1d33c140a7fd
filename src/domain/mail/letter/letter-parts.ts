import { type Markup, markup } from '../../text/markup.ts';
import { directionOf, productLanguage } from '../../text/language.ts';
import { stackOf } from './letter-fonts.ts';
import type { LetterLook } from './letter-look.ts';

/** Of a picture in a letter, in pixels; with the address that programs ask for it. */
export type LetterPicture = { src: string; width: number; height: number; alt: string };

type Place = {
  top?: number;
  bottom?: number;
  /** The language of a part that is not that of the letter. */
  language?: string | undefined;
};

/** Long words and pasted addresses are broken, for what is wider than a phone makes all of the letter small. */
const breaking = 'word-break:break-word;overflow-wrap:anywhere';

/** A row of the letter, with its text away from the edges. */
export const section = (
  content: Markup | Markup[],
  name: string,
  { top = 24, bottom = 0, language }: Place = {},
): Markup =>
  markup`<tr><td class="pad ${name}"${spokenIn(language)} style="padding:${top}px 40px ${bottom}px;${breaking}">${content}</td></tr>`;

/** What mail programs and readers' voices have to know of a text in another language. */
export const spokenIn = (language: string | undefined): Markup | null =>
  language === undefined ? null : markup` lang="${language}" dir="${directionOf(language)}"`;

/** What the product says, in a letter whose language may be another and run the other way. */
export const said = ({ language }: Pick<LetterLook, 'language'>, words: string): Markup => {
  const own = productLanguage(language);
  return own === undefined
    ? markup`${words}`
    : markup`<span lang="${own}" dir="ltr">${words}</span>`;
};

/** Its size is told twice: Word's engine reads the attributes alone. */
export const picture = (
  { src, width, height, alt, name }: LetterPicture & { name: string },
  style: string,
): Markup =>
  markup`<img src="${src}" width="${width}" height="${height}" alt="${alt}" class="${name}" style="${style}">`;

/**
 * A link that looks like a button in every program. Word's engine knows no padding of links, but that of
 * cells, and a name for it that no other reads.
 */
export const button = (
  { colors, fonts }: LetterLook,
  { href, words }: { href: string; words: Markup },
): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="press" bgcolor="${colors.light.colorAccent}" style="border-radius:4px;background-color:${colors.light.colorAccent};mso-padding-alt:14px 26px"><a href="${href}" class="onpress" style="display:inline-block;padding:14px 26px;mso-padding-alt:0;font-family:${stackOf(fonts.narrative)};font-size:17px;line-height:1.2;color:${colors.light.colorOnAccent};text-decoration:none">${words}</a></td></tr></table>`;

type Sign = { look: LetterLook; href: string; name: string; logo: LetterPicture | null };

/**
 * Whose letter it is. A logo that is drawn for light paper stays on it where a program shows letters dark; the plate is
 * painted as a picture, since programs that turn colours around leave pictures alone.
 */
export function sign({ look: { colors, fonts }, href, name, logo }: Sign): Markup {
  const paper = colors.light.colorBackground;
  const shown = logo
    ? markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="plate" bgcolor="${paper}" style="background-color:${paper};background-image:linear-gradient(${paper},${paper})"><a href="${href}" style="text-decoration:none">${picture({ ...logo, name: 'logo' }, 'display:block;border:0')}</a></td></tr></table>`
    : markup`<a href="${href}" style="text-decoration:none"><span class="ink" dir="auto" style="font-family:${stackOf(fonts.display)};font-size:24px;line-height:1.2;color:${colors.light.colorText}">${name}</span></a>`;
  return section(shown, 'head', { bottom: 20 });
}

/** The end of a letter, under a line. */
export const endSection = ({ colors }: LetterLook, lines: Markup[]): Markup => {
  const { colorSubdued, colorOutline } = colors.light;
  const each = lines.map(
    (line) =>
      markup`<p class="quiet" style="margin:0 0 6px;font-size:13px;line-height:1.5;color:${colorSubdued}">${line}</p>`,
  );
  return section(
    markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="border-top:1px solid ${colorOutline};padding-top:20px">${each}</td></tr></table>`,
    'foot',
    { top: 32, bottom: 28 },
  );
};

/** A link in small print. */
export const quietLink = (
  { colors }: LetterLook,
  { href, words }: { href: string; words: Markup },
): Markup =>
  markup`<a href="${href}" class="quiet" style="color:${colors.light.colorSubdued}">${words}</a>`;
