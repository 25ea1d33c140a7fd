import { extremeRecipes } from './extreme-recipes.ts';
import { type Place, seedSite } from './seed-site.ts';

/** The site whose theme opens recipes to Substack subscribers; it counts its visitors too. */
export const letterSlug = 'supper-letter';
export const analyticsId = 'G-SUPPER1234';

const owner = {
  email: 'supper-letter@larder.example',
  displayName: 'Ines Marlow',
  handle: 'supper-letter',
  bio: null,
  tokenFile: 'owner-token-letter',
};

export async function seedLetterSite(place: Place): Promise<void> {
  const [recipe] = extremeRecipes.filter(({ slug }) => slug === 'premium');
  if (!recipe) throw new Error('There is no premium recipe to show');
  await seedSite(place, {
    owner,
    site: { slug: letterSlug, title: 'The Supper Letter' },
    settings: { googleAnalyticsId: analyticsId },
    recipes: [{ ...recipe, id: 'c0b5f3de-6b0b-4d0e-9c5a-2f3f3f6b7a11' }],
  });
}
