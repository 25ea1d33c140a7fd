import { aText } from './builders.ts';
import type { Cook } from './random-cook.ts';
import { words3 } from './random-words.ts';

type Sent = { newsletterSend?: { id: string } };

/** So far apart that a day never has more than a site may send. */
const apartMs = 2 * 60 * 60_000;

/** A newsletter to anybody, with or without a recipe and a note, on the site or not. */
export async function sendNewsletter(cook: Cook): Promise<void> {
  const { random, recipes, clock } = cook;
  clock.now += apartMs;
  const published = recipes.filter((recipe) => recipe.isPublished);
  const isOfRecipe = published.length > 0 && random.chance(0.5);
  const isNoted = !isOfRecipe || random.chance(0.5);
  const { newsletterSend } = await cook.send<Sent>('POST', '/newsletter-sends', {
    ...(isOfRecipe && { recipeId: random.pick(published).id, again: true }),
    ...(isNoted && { note: aText(words3(cook)) }),
    subject: isOfRecipe && random.chance(0.5) ? '' : random.pick(['Plums', 'Figs', words3(cook)]),
    audience: random.pick(['all', 'free', 'paid']),
    isOnSite: random.chance(0.7),
  });
  if (!newsletterSend) return;
  await cook.leave(newsletterSend.id);
  cook.newsletterIds.push(newsletterSend.id);
}

/** Puts one on the site, takes one off it, or stops one. */
export async function moveNewsletter(cook: Cook): Promise<void> {
  const { random, newsletterIds } = cook;
  if (newsletterIds.length === 0) return;
  const id = random.pick(newsletterIds);
  const move = random.pick(['publish', 'publish', 'unpublish', 'unpublish', 'cancel']);
  await cook.send('POST', `/newsletter-sends/${id}/${move}`);
}
