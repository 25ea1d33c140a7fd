const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const wideCharacter = /[\uFF01-\uFF5E]/g;
const wideOffset = 0xfee0;
const raisedFraction = /([\u2070\u00B9\u00B2\u00B3\u2074-\u2079]{1,2})[/⁄∕]([\u2080-\u2089]{1,2})/g;
const raisedTags = /<sup>\s*(\d{1,2})\s*<\/sup>\s*[/⁄∕]\s*<sub>\s*(\d{1,2})\s*<\/sub>/gi;
/** "1·5 kg" is one and a half, as the British printed it. */
const middlePoint = /(?<=\d)[·‧∙⋅](?=\d)/g;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';
const markdownLink = /!?\[([^[\]]*)\]\([^()]*\)/g;
const emphasis = /[*`]|~~|__/g;
const edgeUnderscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const bullet = /^(?:[-+•·‣▢☐□]|\[[ xX]?\])\s+/u;
const optionalPlural = /(?<=\p{L})\((e?s)\)/gu;
const dozen = /\bdoz\b\.?/gi;
const entity = /&(frac12|frac14|frac34|frasl|amp|nbsp);/g;

const entityText: Readonly<Record<string, string>> = {
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frasl: '⁄',
  amp: '&',
  nbsp: ' ',
};

/** Takes the writing off a pasted line: markdown, bullets, odd spaces. "clove(s)" becomes "cloves". */
export function cleanLine(line: string): string {
  return plainLine(line)
    .replaceAll(markdownLink, '$1')
    .replaceAll(emphasis, '')
    .replaceAll(edgeUnderscore, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(bullet, '')
    .replace(bullet, '')
    .replaceAll(optionalPlural, '$1')
    .replaceAll(dozen, 'dozen');
}

/** "1. 2 cups rice" is the first of a list; "1. 5 cups" may be one and a half, and "1. flour" anything. */
const listNumber = /^\d{1,3}(?:\)|\.(?!\s*(?:5|25|75)(?![\d.,/])))\s+(?=\d|[¼-¾⅐-⅞])/u;

/** The line without the number of a list before its amount. */
export const withoutListNumber = (line: string): string => line.replace(listNumber, '');

/** The characters that are seen: entities decoded, "１" as 1, fractions of raised digits as "1/2". */
export function plainLine(line: string): string {
  const decoded = line.replaceAll(entity, (_, name: string) => entityText[name] ?? '');
  return withPlainDigits(decoded).replaceAll(invisible, '').replaceAll(middlePoint, '.');
}

/** A whole number before "¹⁄₂" keeps its distance: "1¹⁄₂" is no eleven halves. */
function withPlainDigits(line: string): string {
  return line
    .replaceAll(wideCharacter, (wide) => String.fromCharCode(wide.charCodeAt(0) - wideOffset))
    .replaceAll(raisedTags, ' $1/$2')
    .replaceAll(
      raisedFraction,
      (_, over: string, under: string) =>
        ` ${plainDigits(over, raisedDigits)}/${plainDigits(under, loweredDigits)}`,
    );
}

function plainDigits(text: string, digits: string): string {
  return Array.from(text, (digit) => digits.indexOf(digit)).join('');
}
