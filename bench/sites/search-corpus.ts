import type { IngredientUsageGroup, RecipeContent, TermKind } from '#domain/recipe/recipe.ts';
import { paragraph, syntheticRecipe, uuidOf } from './synthetic-recipe.ts';

/** Words with the distribution of recipes: few are in most of them, many in few. */
export const stock =
  `salt butter flour sugar egg onion garlic oil pepper milk water lemon cream tomato parsley carrot
   chicken cheese vanilla thyme rice potato celery stock vinegar honey ginger yeast bacon mushroom
   cinnamon lime basil beef spinach chocolate almond coriander cumin paprika mustard yoghurt apple
   orange leek fennel pork salmon chickpea lentil bean pea mint dill rosemary sage oregano bay nutmeg
   cardamom saffron turmeric chilli walnut hazelnut pistachio pecan raisin date fig plum pear peach
   apricot cherry raspberry strawberry blueberry blackcurrant rhubarb pumpkin courgette aubergine
   beetroot turnip parsnip swede kale cabbage cauliflower broccoli asparagus artichoke radish cucumber
   lettuce rocket endive chicory avocado mango banana pineapple coconut tahini soy miso tofu noodle
   pasta couscous bulgur quinoa barley oat rye semolina cornmeal ricotta mozzarella parmesan feta
   halloumi mascarpone anchovy tuna cod mackerel prawn mussel squid crab duck turkey lamb veal rabbit
   venison sausage ham chorizo pancetta caper olive gherkin horseradish wasabi seaweed sesame`.split(
    /\s+/,
  );
const dishes =
  `soup stew salad tart cake pie bread roll gratin risotto curry casserole dumpling pancake crumble
   pudding mousse sorbet jam chutney pickle sauce dressing dip spread omelette frittata quiche pasty
   burger skewer roast braise broth ragout pilaf fritter biscuit cookie muffin brioche galette`.split(
    /\s+/,
  );
const manners =
  `quick slow rustic spiced smoky creamy crisp warm cold golden sticky buttery bitter bright green
   red white black winter summer autumn spring sunday family street country harvest holiday light
   hearty simple festive glazed stuffed baked grilled fried pickled candied fresh`.split(/\s+/);
const syllables =
  'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru sta tre spi'.split(
    ' ',
  );

const kinds: [TermKind, string[]][] = [
  ['meal', numbered('meal', 5)],
  ['cuisine', numbered('cuisine', 12)],
  ['category', numbered('category', 15)],
  ['diet', numbered('diet', 6)],
  ['method', numbered('method', 10)],
  ['tag', numbered('tag', 40)],
];
export const corpusTerms = kinds.flatMap(([kind, terms]) => terms.map((term) => ({ kind, term })));

const plainWords = 4000;
const ingredientsPerRecipe = 12;

export type Random = (below: number) => number;

/** The same numbers at every run. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export const ingredientIdOf = (slug: string, word: string) => uuidOf(`${slug} stock ${word}`);
export const corpusTermIdOf = (slug: string, term: string) => uuidOf(`${slug} term ${term}`);

/** A recipe of a usual size; a slim one leaves out what no search reads. */
export function corpusRecipe(slug: string, index: number, isSlim: boolean): RecipeContent {
  const random = randomFrom(index);
  const used = Array.from({ length: ingredientsPerRecipe }, () => pick(stock, random));
  const whole = syntheticRecipe(slug, index);
  const description = Array.from({ length: 30 }, () => plainWord(random)).join(' ');
  const terms = termsOf(slug, random);
  return {
    ...whole,
    ...(isSlim && { storyExcerpt: null, storyMore: null, note: null, instructionGroups: [] }),
    images: [],
    title: titleOf(used, random),
    description: paragraph(description),
    keywords: [plainWord(random), pick(dishes, random)],
    mealIds: terms.meal,
    cuisineIds: terms.cuisine,
    foodCategoryIds: terms.category,
    dietIds: terms.diet,
    methodIds: terms.method,
    tagIds: terms.tag,
    ingredientUsageGroups: [groupOf(slug, index, used)],
  };
}

function titleOf(used: string[], random: Random): string {
  const words = [pick(manners, random), used[random(used.length)], pick(dishes, random)];
  return words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
}

function termsOf(slug: string, random: Random): Record<TermKind, string[]> {
  const some = (kind: TermKind, count: number) => {
    const terms = kinds.find(([each]) => each === kind)?.[1] ?? [];
    const chosen = Array.from({ length: count }, () => pick(terms, random));
    return [...new Set(chosen)].map((term) => corpusTermIdOf(slug, term));
  };
  return {
    meal: some('meal', 1),
    cuisine: some('cuisine', 1),
    category: some('category', 1),
    diet: some('diet', 1),
    method: some('method', 1),
    tag: some('tag', 3),
  };
}

function groupOf(slug: string, index: number, used: string[]): IngredientUsageGroup {
  return {
    id: uuidOf(`${slug} group ${index}`),
    title: 'Main',
    note: null,
    ingredientUsages: used.map((word, place) => ({
      id: uuidOf(`${slug} usage ${index} ${place}`),
      quantityMin: place + 1,
      quantityMax: null,
      unitId: null,
      ingredientId: ingredientIdOf(slug, word),
      preparation: null,
      ingredientTitleOverride: null,
      link: null,
      note: null,
    })),
  };
}

/** The first of a list far more often than the last, as words are spread in texts. */
function pick(words: readonly string[], random: Random): string {
  return words[placeAmong(words.length, random)] ?? '';
}

/** A place among so many, an early one more often than a late one. */
export function placeAmong(count: number, random: Random): number {
  return Math.floor(count * (random(10_000) / 10_000) ** 2);
}

function plainWord(random: Random): string {
  const rank = Math.floor(plainWords * (random(10_000) / 10_000) ** 3);
  const spell = randomFrom(rank + 77);
  return Array.from({ length: 2 + (rank % 3) }, () => syllables[spell(syllables.length)]).join('');
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`);
}

/** What visitors type: one thing, two, a title begun, something under a filter, a slip. */
export function corpusQueries(count: number): Record<string, string>[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(index + 5000);
    const thing = stock[random(stock.length)] ?? '';
    const dish = pick(dishes, random);
    const common = pick(stock, random);
    const typed = [
      { query: thing },
      { query: `${thing} ${dish}` },
      { query: `${pick(manners, random)} ${dish.slice(0, 3)}` },
      { query: common.slice(0, 3) },
      { query: `${common} ${thing}` },
      { query: common, meals: `meal-${random(5)}` },
      { query: `${thing.slice(0, 2)}${thing.slice(3)} ${dish}` },
      { query: '', cuisines: `cuisine-${random(12)}`, tags: `tag-${random(40)}` },
    ];
    return typed[index % typed.length] ?? {};
  });
}
