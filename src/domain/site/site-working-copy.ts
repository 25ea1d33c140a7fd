import { settingsWithout } from '../media/library/settings-uses.ts';
import { isSameData } from '../same-data.ts';
import {
  partOfField,
  type PresentationField,
  presentSettings,
  type SitePart,
  type SitePresentation,
  siteParts,
} from './site-parts.ts';
import type { SiteSettings } from './site.ts';

/** Of a working copy what differs from what visitors see; fields that do not are absent. */
export type SiteChanges = Partial<SitePresentation>;

type NamedSettings = { title: string; settings: SiteSettings };

/** What visitors see of the settings of a site. */
export function presentationOf({ title, settings }: NamedSettings): SitePresentation {
  const rest: Partial<SiteSettings> = { ...settings };
  for (const name of presentSettings) delete rest[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all settings but those left out
  return { ...rest, title } as SitePresentation;
}

/** A site as it would be if its working copy were published. */
export function withChanges(site: NamedSettings, changes: SiteChanges): NamedSettings {
  const { title = site.title, ...changed } = changes;
  return { title, settings: { ...site.settings, ...changed } };
}

/** What of a presentation differs from what visitors see. */
export function changesFrom(published: SitePresentation, wanted: SiteChanges): SiteChanges {
  const names = fieldsOf(wanted).filter((name) => !isSameData(published[name], wanted[name]));
  return picked(wanted, names);
}

/** The changes of some parts, and those of the others. */
export function dividedBy(
  changes: SiteChanges,
  parts: readonly SitePart[],
): { chosen: SiteChanges; left: SiteChanges } {
  const isChosen = (name: PresentationField) => parts.includes(partOfField[name]);
  const names = fieldsOf(changes);
  return {
    chosen: picked(changes, names.filter(isChosen)),
    left: picked(
      changes,
      names.filter((name) => !isChosen(name)),
    ),
  };
}

/** The parts that are written otherwise than published, in the order of the screens. */
export function changedParts(changes: SiteChanges): SitePart[] {
  const changed = new Set(fieldsOf(changes).map((name) => partOfField[name]));
  return siteParts.filter((part) => changed.has(part));
}

/** What a save writes: the parts in which two copies differ. */
export function writtenParts(before: SiteChanges, after: SiteChanges): SitePart[] {
  const names = new Set([...fieldsOf(before), ...fieldsOf(after)]);
  const written = [...names].filter((name) => !isSameData(before[name], after[name]));
  return siteParts.filter((part) => written.some((name) => partOfField[name] === part));
}

/** Pictures and recipes that a site no longer has. */
export type GoneReferences = { imageIds: readonly string[]; recipeIds: readonly string[] };

/** A picture or recipe that was deleted while it stood in a working copy shows nothing there. */
export function withoutGone(
  site: NamedSettings,
  changes: SiteChanges,
  { imageIds, recipeIds }: GoneReferences,
): SiteChanges {
  const { title, settings: written } = withChanges(site, changes);
  const featuredRecipeIds = written.featuredRecipeIds.filter((id) => !recipeIds.includes(id));
  const settings: SiteSettings = { ...written, featuredRecipeIds };
  for (const id of imageIds) Object.assign(settings, settingsWithout(settings, id));
  return picked(presentationOf({ title, settings }), fieldsOf(changes));
}

const fieldsOf = (changes: SiteChanges): PresentationField[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a record of fields
  (Object.keys(changes) as PresentationField[]).filter((name) => changes[name] !== undefined);

const picked = (from: SiteChanges, names: readonly PresentationField[]): SiteChanges =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
