const irregularPlurals = new Map([
  ['calf', 'calves'],
  ['chili', 'chilies'],
  ['chilli', 'chillies'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['half', 'halves'],
  ['knife', 'knives'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['mango', 'mangoes'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
]);

const endingInE =
  'avalanche brioche brownie cache ceviche cookie hoagie pie quiche smoothie veggie'.split(' ');

const irregularSingulars = new Map([
  ...[...irregularPlurals].map(([singular, plural]) => [plural, singular] as const),
  ...endingInE.map((word) => [`${word}s`, word] as const),
]);

const unchanging = new Set(
  (
    'allspice amaranth applesauce arrowroot arugula asparagus bacon barley basil bass beef ' +
    'beer bourbon bran brandy bread broccoli broth buckwheat bulgur butter buttermilk cassis ' +
    'cayenne celery chard cheddar cheese chives chocolate choy cider cilantro cinnamon ' +
    'citrus cocoa cod coffee coriander corn cornflour cornmeal cornstarch coulis couscous ' +
    'cream crumbs cumin dill dozen edamame eggnog extract farfalle farro fat fennel feta ' +
    'fish flax flour freekeh fruit fusilli garlic gelatin ghee gin ginger gluten gochujang ' +
    'gorgonzola granola grits gruyere gruyère guacamole half-and-half hominy honey ' +
    'horseradish hummus ice jam juice jus kale kefir ketchup kimchi labneh lamb lard ' +
    'lemongrass lentils macaroni margarine marjoram marmalade marsala masala mascarpone ' +
    'mayonnaise meat milk millet mince mint mirin miso molasses muesli mustard nutmeg ' +
    'oatmeal oats oil okra oregano orzo paneer panko paprika parmesan parsley passata pasta ' +
    'paste pastis penne pesto polenta popcorn pork powder puree quark quinoa radicchio ' +
    'rhubarb rice ricotta rigatoni rosemary rosewater rotini rum saffron sage sake salmon ' +
    'salsa salt sauce sauerkraut schnapps seafood seasoning semolina sesame sheep sherry ' +
    'shortening shrimp skyr soda sorghum sourdough spaghetti spelt spinach squid ' +
    'starch stock sugar sweetcorn swiss syrup tahini tallow tamari tarragon tea teff tempeh ' +
    'tequila thyme tofu tuna turmeric vanilla veal venison vermouth vinegar vodka water ' +
    'watercress wheat whiskey whisky wine yeast yoghurt yogurt zest ziti'
  ).split(' '),
);

// Letters English words do without mark a word of another language, whose plural is not ours to make.
const englishWord = /^[a-zñéèêçâîôû'’-]+$/i;
// A participle or adjective after the noun, as in "garlic minced"; seeds and reeds are nouns.
const participle = /[^e]ed$|less$/i;
const joinedNames = /\b(?:and|or)\b|[&/+]/i;
const endOfHead = /[,(;:]| [-–—] | (?:of|with|in|for|from|without|on|to|at|plus) /i;

/** Changes the main noun only: "clove of garlic" becomes "cloves of garlic". */
export function pluralTitle(title: string): string {
  return changeHead(title, pluralWord);
}

/** The counterpart of `pluralTitle`: "tomatoes, diced" becomes "tomato, diced". */
export function singularTitle(title: string): string {
  return changeHead(title, singularWord);
}

/** Leaves plurals, mass nouns and words that are not English as they are. */
export function pluralWord(word: string): string {
  if (isUnchanging(word)) return word;
  const lower = word.toLowerCase();
  const irregular = irregularPlurals.get(lower);
  if (irregular !== undefined) return inCaseOf(word, irregular);
  if (singularWord(word) !== word) return word;
  if (/[^aeiou]y$/.test(lower)) return inCaseOf(word, `${lower.slice(0, -1)}ies`);
  return inCaseOf(word, /(?:s|x|z|ch|sh)$/.test(lower) ? `${lower}es` : `${lower}s`);
}

/** Leaves singulars, mass nouns and words that are not English as they are. */
export function singularWord(word: string): string {
  if (isUnchanging(word)) return word;
  const lower = word.toLowerCase();
  const irregular = irregularSingulars.get(lower);
  if (irregular !== undefined) return inCaseOf(word, irregular);
  if (/[^aeiou]ies$/.test(lower)) return inCaseOf(word, `${lower.slice(0, -3)}y`);
  if (/(?:ss|x|zz|ch|sh|us)es$/.test(lower)) return inCaseOf(word, lower.slice(0, -2));
  return /[^su]s$/.test(lower) ? word.slice(0, -1) : word;
}

function isUnchanging(word: string): boolean {
  if (word.length < 3 || !englishWord.test(word)) return true;
  return participle.test(word) || unchanging.has(word.toLowerCase());
}

/** The main noun of a title: "clove" of "clove of garlic". */
export function headOf(title: string): string {
  const head = headPhrase(title);
  return head.slice(head.lastIndexOf(' ') + 1);
}

function headPhrase(title: string): string {
  const end = title.search(endOfHead);
  return (end === -1 ? title : title.slice(0, end)).trimEnd();
}

function changeHead(title: string, change: (word: string) => string): string {
  const head = headPhrase(title);
  if (joinedNames.test(head)) return title;
  const start = head.lastIndexOf(' ') + 1;
  return head.slice(0, start) + change(head.slice(start)) + title.slice(head.length);
}

function inCaseOf(model: string, lower: string): string {
  if (model === model.toUpperCase()) return lower.toUpperCase();
  const [first = ''] = model;
  return first === first.toUpperCase() ? first + lower.slice(1) : lower;
}
