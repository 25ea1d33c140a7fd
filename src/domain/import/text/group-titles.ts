import { headingOfLine } from '../../ingredients/written-list/rows-from-paste.ts';
import { sectionOf } from './section-words.ts';

/** What a recipe has several lists for; alone in a line of a list, none of them is food. */
const components = new Set(
  `sauce|dressing|filling|topping|toppings|glaze|frosting|icing|crust|dough|batter|marinade|garnish|coating|brine|
  streusel|crumble|assembly|side|sides|optional|to serve|serving|decoration|cake|base|
  teig|füllung|belag|guss|glasur|soße|sauße|marinade|garnitur|deko|dekoration|außerdem|optional|streusel|boden|creme|
  pâte|garniture|glaçage|la pâte|la garniture|la sauce|finition|décoration|facultatif|
  masa|relleno|salsa|cobertura|aderezo|glaseado|decoración|opcional|la masa|el relleno|la salsa|
  impasto|ripieno|condimento|glassa|decorazione|copertura|farcitura|
  deeg|vulling|saus|glazuur|garnering|beslag|massa|recheio|calda|molho|cobertura|
  deg|fyllning|sås|glasyr|garnering|těsto|náplň|poleva|cesto|náplň|ciasto|nadzienie|sos|
  тесто|начинка|соус|глазурь|крем|украшение|生地|ソース|タレ|たれ|トッピング|飾り`
    .split('|')
    .map((word) => word.trim()),
);

type Among = { language: string; others: readonly string[] };

/** The title of a group that a line of a list is: "For the dough", "Sauce", "Remaining ingredients". */
export function groupTitleOf(line: string, among: Among): string | null {
  const text = line
    .trim()
    .replace(/[—–:：-]$/u, '')
    .trim();
  return isComponent(text) ? text : headingOfLine(line, among);
}

/** "Sauce", "Remaining ingredients" */
export const isComponent = (text: string): boolean =>
  components.has(text.toLowerCase()) || sectionOf(text) === 'ingredients';
