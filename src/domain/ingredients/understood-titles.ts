import { headOf, pluralTitle, singularTitle, singularWord } from './english-plurals.ts';
import { densityRows } from './ingredient-densities.ts';

/** The two forms of a title; equal where the amount does not change it. */
export type Forms = { singular: string; plural: string };

const countedFoods =
  'anchovy anise artichoke bagel baguette bap bean bird biscuit blossom bone bonnet breast brioche brownie bun burger burrito ' +
  'cake candy capsicum chile chilli chop clementine cob cone cookie crab cracker crepe crouton crust cupcake cutlet ' +
  'doughnut drumstick duck duckling dumpling egg eggplant enchilada endive fillet flatbread frankfurter ' +
  'gherkin gizzard goose grapefruit gnocco habanero ham hen hock jalapeño kidney knuckle kohlrabi ladyfinger leg lemon lime liver lobe lobster loin ' +
  'macaroon meatball monkfish muffin mussel naan octopus omelette oyster pancake panini parsnip pastry patty pepper ' +
  'peppercorn pheasant pie pita pizza plantain pod popsicle poblano porkchop potato pretzel pudding ' +
  'quail quesadilla rabbit rack radish rib roast roll sandwich sausage scallop schnitzel scone shank shell ' +
  'shortcake shoulder skewer snail snapper soufflé spear squab steak stem strand taco tail tamale tart ' +
  'tenderloin thigh tip tomatillo tongue tortilla toast trout truffle tuber waffle wedge wing wrap wrapper yam';

const vessels =
  'ball bar batch bottle bowl box bunch can clove cup dish disk glass glove half head inch jar leaf link ' +
  'loaf mug pan patty person people piece plate platter portion pot quart round serving sheet slice square ' +
  'stick strip stalk sprig tin toothpick tray tube cube spoon layer';

const understood: ReadonlySet<string> = new Set([
  ...densityRows().flatMap(([names]) =>
    names.split(', ').map((name) => singularWord(name.slice(name.lastIndexOf(' ') + 1))),
  ),
  ...countedFoods.split(' '),
  ...vessels.split(' '),
]);

/** Both forms of an English title whose noun is known; any other word stays as it is written. */
export function understoodForms(title: string): Forms {
  return understood.has(singularWord(headOf(title)).toLowerCase())
    ? { singular: singularTitle(title), plural: pluralTitle(title) }
    : { singular: title, plural: title };
}
