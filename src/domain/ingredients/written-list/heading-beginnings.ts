import { isEnglish } from '../../text/language.ts';

/** "For the dough": what it is for stands behind. */
const forWhat = /^(?:for|für|per|para|voor)\s/iu;
const pour = /^pour\s/iu;
/** In an English recipe "Pour the sauce over it" says what to do, "Pour la pâte" cannot be English. */
const frenchPour =
  /^pour\s(?:l['’]|(?:le|la|les|un|une|du|des|servir|décorer|garnir|accompagner|finir|dorer|napper|saupoudrer|parsemer|arroser)(?!\p{L}))/iu;

const toDo =
  'serve|garnish|finish|decorate|assemble|top|glaze|coat|dust|drizzle|plate|fill|brush|fry|sprinkle|season|accompany|dip|spread|cook|bake';
/** What is done at the end, and nothing else than that: no name of food begins so. */
const atTheEnd = [
  `to (?:${toDo})`,
  String.raw`zum \p{L}+n`,
  String.raw`zur (?:dekoration|garnitur|verzierung|fertigstellung)`,
  'außerdem|ausserdem',
  String.raw`[àa] (?:servir|garnir|décorer)`,
  'al servir',
  'om te [a-zë]+en',
  'ter (?:garnering|decoratie|afwerking|versiering)',
];
const alone = new RegExp(
  String.raw`^(?:${atTheEnd.join('|')})(?:\s(?:and|or|und|oder|et|ou|y|o|e|en|of|&|\/)\s\p{L}+)?(?:\sthe \p{L}+)?(?:\s?\([^()]*\))?$`,
  'iu',
);

/** Whether a line begins as a heading does in one of the languages that lines are read in. */
export function beginsHeading(text: string, language: string): boolean {
  if (pour.test(text)) return !isEnglish(language) || frenchPour.test(text);
  return forWhat.test(text) || alone.test(text);
}
