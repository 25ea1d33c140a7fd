const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const markdownLink = /!?\[([^[\]]*)\]\([^()]*\)/g;
const emphasis = /[*`]|~~|__/g;
const edgeUnderscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const bullet = /^(?:[-+•·‣▢☐□]|\[[ xX]?\])\s+/u;
const optionalPlural = /(?<=\p{L})\((e?s)\)/gu;
const entity = /&(frac12|frac14|frac34|amp|nbsp);/g;

const entityText: Readonly<Record<string, string>> = {
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  amp: '&',
  nbsp: ' ',
};

/** Takes the writing off a pasted line: markdown, bullets, odd spaces. "clove(s)" becomes "cloves". */
export function cleanLine(line: string): string {
  return line
    .replaceAll(entity, (_, name: string) => entityText[name] ?? '')
    .replaceAll(invisible, '')
    .replaceAll(markdownLink, '$1')
    .replaceAll(emphasis, '')
    .replaceAll(edgeUnderscore, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(bullet, '')
    .replace(bullet, '')
    .replaceAll(optionalPlural, '$1');
}
