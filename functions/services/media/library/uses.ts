import type { MediaUsesAnswer, MediaUseView } from '#contract/media/library.ts';
import type { Id } from '#domain/ids.ts';
import {
  settingsPlaces,
  type SettingsPlace,
  settingsUses,
} from '#domain/media/library/settings-uses.ts';
import { type SiteChanges, withChanges } from '#domain/site/site-working-copy.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { UsingRecipe } from '#functions/repositories/media/media-uses.ts';
import { notFound } from '../../service-error.ts';

type WrittenSettings = { settings: SiteSettings; changes: SiteChanges | null };

/** Everything of the site that shows a picture or a film. */
export async function listUses(ctx: SiteContext, id: Id): Promise<MediaUsesAnswer> {
  const { mediaLibrary } = ctx.repositories;
  const [kinds, found] = await Promise.all([
    mediaLibrary.listKinds([id]),
    mediaLibrary.findUses(id),
  ]);
  if (!kinds.has(id)) throw notFound();
  const { recipes, recipeCount, collections, equipment, films, site } = found;
  const uses: MediaUseView[] = [
    ...recipes.map(recipeUse),
    ...collections.map((each) => ({ in: 'collection' as const, ...each })),
    ...equipment.map((each) => ({ in: 'equipment' as const, ...each })),
    ...films.map((each) => ({ in: 'film' as const, ...each })),
    ...(site ? placesOf(site, id) : []).map((place) => ({ in: 'site' as const, place })),
    ...(ctx.actor.user.avatarImageId === id ? [{ in: 'profile' as const }] : []),
  ];
  return { uses, recipeCount };
}

/** As visitors see the site and as it is written. */
function placesOf({ settings, changes }: WrittenSettings, id: Id): SettingsPlace[] {
  const written = withChanges({ title: '', settings }, changes ?? {}).settings;
  const shown = [...settingsUses(settings, id), ...settingsUses(written, id)];
  return settingsPlaces.filter((place) => shown.includes(place));
}

function recipeUse({ id, title, isPublished, isWorking }: UsingRecipe): MediaUseView {
  const unseen = isWorking ? 'draft' : 'scheduled';
  return { in: 'recipe', id, title, state: isPublished ? 'published' : unseen };
}
