import { ingredientKey } from '../../ingredients/line-reading/title-override.ts';
import { restrictedDiets } from '../../recipe/restricted-diets.ts';
import { foldWord } from '../../search/search-words.ts';
import { isEnglish } from '../../text/language.ts';

const words = (list: string): readonly string[] => list.split(', ');

const meat = words(
  'beef, veal, pork, bacon, ham, prosciutto, pancetta, lamb, mutton, goat meat, venison, rabbit, chicken, turkey, duck, goose, sausage, chorizo, salami, mince, ground meat, gelatin, gelatine, lard, suet, tallow',
);
const fish = words(
  'fish, salmon, tuna, cod, haddock, trout, mackerel, sardine, anchovy, herring, halibut, shrimp, prawn, crab, lobster, mussel, clam, oyster, scallop, squid, octopus',
);
const dairy = words(
  'milk, buttermilk, butter, ghee, cream, crème fraîche, yogurt, yoghurt, curd, quark, kefir, whey, cheese, parmesan, mozzarella, cheddar, feta, ricotta, mascarpone, gruyère, halloumi, paneer',
);
const egg = words('egg, mayonnaise, meringue');
const gluten = words(
  'wheat, flour, semolina, bulgur, couscous, spelt, rye, barley, seitan, bread, breadcrumb, pasta, spaghetti, noodle, filo, puff pastry',
);
const alcohol = words('wine, beer, rum, brandy, cognac, vodka, whisky, whiskey, bourbon, liqueur');
const pork = words('pork, bacon, ham, prosciutto, pancetta, lard');
const shellfish = words('shrimp, prawn, crab, lobster, mussel, clam, oyster, scallop');

/** What a dish of each diet cannot hold. */
const excluded = new Map<unknown, readonly string[]>([
  ['https://schema.org/VeganDiet', [...meat, ...fish, ...dairy, ...egg, 'honey']],
  ['https://schema.org/VegetarianDiet', [...meat, ...fish]],
  ['https://schema.org/GlutenFreeDiet', gluten],
  ['https://schema.org/LowLactoseDiet', dairy],
  ['https://schema.org/HalalDiet', [...pork, ...alcohol]],
  ['https://schema.org/KosherDiet', [...pork, ...shellfish]],
]);

/** What sounds like something else: nothing is concluded from such a name. */
const kept =
  /\b(?:vegan|vegetarian|plant[- ]based|meatless|mock|gluten[- ]free|dairy[- ]free|lactose[- ]free|egg[- ]free|alcohol[- ]free|non[- ]dairy|substitute|replacer|alternative|free from)\b/;
/** Plants, and what is made of them, whose names borrow another word. */
const plants =
  /\b(?:(?:coconut|almond|oat|soy|soya|rice|cashew|hemp|hazelnut|pea) (?:milk|cream|yogh?urt|drink|butter)|(?:peanut|almond|cashew|nut|seed|apple|cocoa|cacao|shea|sunflower|sesame) butter|butter(?:nut|head)? (?:squash|lettuce|bean)s?|butternut|cream of tartar|(?:rice|almond|corn|chickpea|buckwheat|coconut|tapioca|potato|oat|teff|sorghum|millet|chestnut|lentil|cassava|gram|masa) flour|(?:rice|glass|shirataki|kelp) noodles?|wine vinegar|goose ?berr(?:y|ies)|crab ?apples?|oyster mushrooms?|eggplants?|turkey tail|ginger beer|root beer|fish mint)\b/g;

/**
 * The first ingredient that a dish of this diet cannot hold; null where nothing is known against it.
 * Only English names are known, and a diet that has no name of its own excludes nothing.
 */
export function contradictionOf(
  diet: string,
  ingredients: readonly string[],
  language: string,
): string | null {
  if (!isEnglish(language)) return null;
  const [known] = restrictedDiets([diet]);
  const forbidden = excluded.get(known) ?? [];
  return ingredients.find((name) => forbidden.some((word) => names(name, word))) ?? null;
}

function names(ingredient: string, word: string): boolean {
  const name = foldWord(ingredient);
  if (kept.test(name)) return false;
  const told = name
    .replaceAll(plants, ' ')
    .split(/[^a-z]+/)
    .map((each) => ingredientKey(each, 'en'))
    .join(' ');
  return ` ${told} `.includes(` ${foldWord(word)} `);
}
