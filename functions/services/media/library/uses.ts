import type { MediaUsesAnswer, MediaUseView } from '#contract/media/library.ts';
import type { Id } from '#domain/ids.ts';
import {
  settingsPlaces,
  type SettingsUse,
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
    ...(site ? placesOf(site, id) : []).map((use) => ({ in: 'site' as const, ...use })),
    ...(ctx.actor.user.avatarImageId === id ? [{ in: 'profile' as const }] : []),
  ];
  return { uses, recipeCount };
}

/** As visitors see the site and as it is written. */
function placesOf({ settings, changes }: WrittenSettings, id: Id): SettingsUse[] {
  const written = withChanges({ title: '', settings }, changes ?? {}).settings;
  const shown = [...settingsUses(settings, id), ...settingsUses(written, id)];
  const each = new Map(shown.map((use) => [`${use.place} ${use.title}`, use]));
  return settingsPlaces.flatMap((place) => [...each.values()].filter((use) => use.place === place));
}

function recipeUse({ id, title, isPublished, isWorking }: UsingRecipe): MediaUseView {
  const unseen = isWorking ? 'draft' : 'scheduled';
  return { in: 'recipe', id, title, state: isPublished ? 'published' : unseen };
}
