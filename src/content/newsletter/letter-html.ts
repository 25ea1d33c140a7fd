import { letterMessages as texts } from '#contract/mail/letter-messages.ts';
import { countingBytes } from '#domain/mail/newsletter/counted-links.ts';
import type { ColorScheme } from '#domain/look/color-scheme.ts';
import { type Markup, markup } from '#domain/text/markup.ts';
import { stackOf } from './letter-fonts.ts';
import { type LetterModel, letterWidth, shortened } from './letter-model.ts';
import { recipeSections } from './letter-recipe.ts';
import { richTextMarkup } from './letter-rich-text.ts';
import { picture, section } from './letter-parts.ts';

/** Above it the large programs cut a letter off, with the link to unsubscribe at its end. */
export const letterBytesMax = 100_000;

/** A letter as a page for mail programs; what would be too long is told on the site. */
export function letterHtml(letter: LetterModel): string {
  const html = pageOf(letter);
  const counting = letter.countsClicks ? countingBytes(html) : 0;
  const bytes = new TextEncoder().encode(html).length + counting;
  return bytes < letterBytesMax ? html : pageOf(shortened(letter));
}

const pageOf = (letter: LetterModel): string => {
  const { language, subject, colors, recipe } = letter;
  const sections = [
    header(letter),
    letter.note ? section(richTextMarkup(letter.note, letter), 'note') : null,
    ...(recipe ? recipeSections(letter, recipe) : []),
    footer(letter),
  ];
  return `<!doctype html>\n${
    markup`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>${styles(letter)}</head><body class="paper" style="margin:0;padding:0;background-color:${colors.light.colorPanel}">${preheader(letter)}<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.light.colorPanel}" style="background-color:${colors.light.colorPanel}"><tr><td align="center" class="around" style="padding:24px 12px">${onlyOutlook(`<table role="presentation" width="${letterWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td>`)}<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.light.colorBackground}" style="max-width:${letterWidth}px;background-color:${colors.light.colorBackground}">${sections}</table>${onlyOutlook('</td></tr></table>')}</td></tr></table></body></html>`
      .html
  }\n`;
};

/** Read by Word's engine alone, which knows no widths but those of tables. */
const onlyOutlook = (html: string): Markup => ({ html: `<!--[if mso]>${html}<![endif]-->` });

/** What lists of mail show behind the subject; what follows would else be shown there too. */
const preheader = ({ previewLine }: LetterModel): Markup | null =>
  previewLine === ''
    ? null
    : markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${previewLine}${{ html: '&#8199;&#65279;&#847; '.repeat(40) }}</div>`;

function styles({ colors: { light, dark }, fonts }: LetterModel): Markup {
  return {
    html: `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body,td{font-family:${stackOf(fonts.narrative)};-webkit-text-size-adjust:100%}
h1,h2,h3{font-family:${stackOf(fonts.display)}}
${colorRules('', light, '')}
.dish{width:100%;height:auto}
.note p:last-child,.body p:last-child{margin-bottom:0!important}
@media (max-width:480px){.around{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:28px!important}}
@media (prefers-color-scheme:dark){${colorRules('', dark, '!important')}}
${colorRules('[data-ogsc] ', dark, '!important')}
${colorRules('[data-ogsb] ', dark, '!important')}
</style>`,
  };
}

/** The colours of the classes, which programs with a dark mode of their own find changed. */
function colorRules(before: string, scheme: ColorScheme, weight: string): string {
  const rules = {
    paper: `background-color:${scheme.colorPanel}`,
    sheet: `background-color:${scheme.colorBackground}`,
    ink: `color:${scheme.colorText}`,
    quiet: `color:${scheme.colorSubdued}`,
    accent: `color:${scheme.colorAccentText}`,
    press: `background-color:${scheme.colorAccent}`,
    onpress: `color:${scheme.colorOnAccent}`,
    line: `border-color:${scheme.colorOutline}`,
    panel: `background-color:${scheme.colorPanel}`,
  };
  return Object.entries(rules)
    .map(([name, rule]) => `${before}.${name}{${rule}${weight}}`)
    .join('');
}

function header({ site, homeHref, colors, fonts }: LetterModel): Markup {
  const sign = site.logo
    ? picture({ ...site.logo, name: 'logo' }, 'display:block;border:0')
    : markup`<span class="ink" style="font-family:${stackOf(fonts.display)};font-size:24px;line-height:1.2;color:${colors.light.colorText}">${site.title}</span>`;
  return section(markup`<a href="${homeHref}" style="text-decoration:none">${sign}</a>`, 'head', {
    bottom: 20,
  });
}

function footer({ site, colors, ...letter }: LetterModel): Markup {
  const { homeHref, onSiteHref, postalAddress, unsubscribeHref } = letter;
  const { colorSubdued, colorOutline } = colors.light;
  const link = (href: string, words: string) =>
    markup`<a href="${href}" class="quiet" style="color:${colorSubdued}">${words}</a>`;
  const lines = [
    markup`${texts.why({ name: site.title })}`,
    ...(onSiteHref === null ? [] : [link(onSiteHref, texts.readOnSite)]),
    markup`${link(unsubscribeHref, texts.unsubscribe)} &middot; ${link(homeHref, new URL(site.origin).host)}`,
    ...(postalAddress === null ? [] : [markup`${postalAddress.replaceAll('\n', ', ')}`]),
  ];
  const each = lines.map(
    (line) =>
      markup`<p class="quiet" style="margin:0 0 6px;font-size:13px;line-height:1.5;color:${colorSubdued}">${line}</p>`,
  );
  return section(
    markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="border-top:1px solid ${colorOutline};padding-top:20px">${each}</td></tr></table>`,
    'foot',
    { top: 32, bottom: 28 },
  );
}
