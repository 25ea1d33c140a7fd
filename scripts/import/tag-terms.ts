import type { NewTermInput } from '#contract/site/globals.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { slugFrom } from '#domain/text/slug.ts';

/** Meals by the slugs that carry a badge, with the badges' own titles. */
const meals = new Map([
  ['breakfast', { slug: 'breakfast', title: 'Breakfast' }],
  ['dinner', { slug: 'dinner', title: 'Main Dishes' }],
  ['main', { slug: 'dinner', title: 'Main Dishes' }],
  ['snack', { slug: 'snack', title: 'Snacks & Sides' }],
  ['side', { slug: 'snack', title: 'Snacks & Sides' }],
  ['dessert', { slug: 'dessert', title: 'Baking & Desserts' }],
  ['drink', { slug: 'drink', title: 'Drinks' }],
  ['brunch', { slug: 'brunch', title: 'Brunch' }],
  ['lunch', { slug: 'lunch', title: 'Lunch' }],
  ['supper', { slug: 'supper', title: 'Supper' }],
]);

const cuisines = words(
  'african american argentinian asian australian austrian bavarian belgian brazilian british cajun ' +
    'caribbean catalan chinese creole cuban danish dominican dutch egyptian english ethiopian ' +
    'filipino finnish french georgian german greek hawaiian hungarian indian indonesian iranian ' +
    'irish israeli italian jamaican japanese jewish korean latin lebanese malaysian mediterranean ' +
    'mexican moroccan nordic norwegian pakistani persian peruvian polish portuguese quebec romanian ' +
    'russian scandinavian scottish sicilian spanish swedish swiss syrian thai tunisian turkish ' +
    'tuscan ukrainian vietnamese welsh yucatecan',
);

const diets = words(
  'bariatric dairy-free diabetic gluten-free halal keto kosher lactose-free low-calorie low-carb ' +
    'low-fat low-salt low-sodium paleo pescatarian plant-based sugar-free vegan vegetarian whole30',
);

/** What a tag says: a meal, a cuisine or a diet where it is one, else a tag; null when it is blank. */
export function termOfTag(tag: string): NewTermInput | null {
  const slug = slugFrom(tag);
  if (slug === null) return null;
  const meal = meals.get(slug);
  if (meal) return { kind: 'meal', ...meal };
  return { kind: kindOf(slug), slug, title: sentenceCase(tag.trim()) };
}

function kindOf(slug: string): TermKind {
  if (cuisines.has(slug)) return 'cuisine';
  if (slug === 'sandwich') return 'category';
  return diets.has(slug) ? 'diet' : 'tag';
}

function sentenceCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
