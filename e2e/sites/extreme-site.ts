import { seedExtremeComments } from './extreme-comments.ts';
import { extremeRecipes, extremeSlug, extremeTitle, talkedAboutSlug } from './extreme-recipes.ts';
import { type Place, seedSite } from './seed-site.ts';

const owner = {
  email: 'extremes@larder.example',
  displayName: 'Eleonore Wurzelsepp-Hinterberger',
  handle: 'extremes',
  bio: null,
  tokenFile: 'owner-token-extremes',
};

/** The site whose recipes go to every limit, with a recipe that is talked about without end. */
export async function seedExtremeSite(place: Place): Promise<void> {
  await seedSite(place, {
    owner,
    site: { slug: extremeSlug, title: extremeTitle },
    settings: { featuredRecipeIds: extremeRecipes.map(({ id }) => id) },
    recipes: extremeRecipes,
  });
  await seedExtremeComments(place.database, extremeSlug, talkedAboutSlug);
}
