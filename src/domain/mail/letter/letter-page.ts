import type { ColorScheme } from '../../look/color-scheme.ts';
import { type Markup, markup } from '../../text/markup.ts';
import { directionOf } from '../../text/language.ts';
import { stackOf } from './letter-fonts.ts';
import type { LetterLook } from './letter-look.ts';

/** Of the letter, in pixels. */
export const letterWidth = 600;

type Page = {
  look: LetterLook;
  /** The subject. */
  title: string;
  /** What lists of mail show behind the subject; empty for what the letter begins with. */
  previewLine: string;
  sections: (Markup | null)[];
};

/** A letter as a page for mail programs, of which many take head and body away. */
export function letterPage({ look, title, previewLine, sections }: Page): string {
  const { language, colors } = look;
  const { colorPanel, colorBackground } = colors.light;
  const direction = directionOf(language);
  const way = direction === 'rtl' ? markup` dir="rtl"` : null;
  return `<!doctype html>\n${
    markup`<html lang="${language}"${way}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>${styles(look)}</head><body class="paper"${way} style="margin:0;padding:0;background-color:${colorPanel}">${preheader(previewLine)}<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" lang="${language}"${way} bgcolor="${colorPanel}" style="background-color:${colorPanel}"><tr><td align="center" class="around" style="padding:24px 12px">${onlyOutlook(`<table role="presentation" width="${letterWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td>`)}<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colorBackground}" style="max-width:${letterWidth}px;table-layout:fixed;background-color:${colorBackground}">${sections}</table>${onlyOutlook('</td></tr></table>')}</td></tr></table></body></html>`
      .html
  }\n`;
}

/** Read by Word's engine alone, which knows no widths but those of tables. */
const onlyOutlook = (html: string): Markup => ({ html: `<!--[if mso]>${html}<![endif]-->` });

/** What lists of mail show behind the subject; what follows would else be shown there too. */
const preheader = (previewLine: string): Markup | null =>
  previewLine === ''
    ? null
    : markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${previewLine}${{ html: '&#8199;&#65279;&#847; '.repeat(40) }}</div>`;

function styles({ colors: { light, dark }, fonts }: LetterLook): Markup {
  return {
    html: `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body,td{font-family:${stackOf(fonts.narrative)};-webkit-text-size-adjust:100%}
h1,h2,h3{font-family:${stackOf(fonts.display)}}
${colorRules('', light, '')}
.dish{width:100%;height:auto}
.logo{max-width:100%;height:auto}
.note p:last-child,.body p:last-child{margin-bottom:0!important}
@media (max-width:480px){.around{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:28px!important}}
@media (prefers-color-scheme:dark){${darkRules('', dark)}}
${darkRules('[data-ogsc] ', dark)}
${darkRules('[data-ogsb] ', dark)}
</style>`,
  };
}

/** The plate under a logo keeps its colour, and shows around it. */
const darkRules = (before: string, dark: ColorScheme): string =>
  `${colorRules(before, dark, '!important')}${before}.plate{padding:8px 12px!important;border-radius:4px}`;

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
