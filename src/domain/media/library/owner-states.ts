import type { CollectionId, EquipmentId, Id, ImageId, RecipeId, VideoId } from '../../ids.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { isSameData } from '../../same-data.ts';
import { type SiteChanges, withChanges } from '../../site/site-working-copy.ts';
import type { SiteSettings } from '../../site/site.ts';
import type { Crop } from '../image.ts';
import type { OwnerEdit, Shown } from './media-undo.ts';
import { refitCrop, refitting } from './refit-crop.ts';
import { settingsCropped, settingsWithout } from './settings-uses.ts';
import { editsOf, removing, type UseRule, withEdits } from './use-edits.ts';
import type { Size } from '../focal-crop.ts';

type RecipeCopies = {
  id: RecipeId;
  working: RecipeContent;
  /** Null while it is not published. */
  published: RecipeContent | null;
};

/** What shows pictures and films, as it is. */
export type OwnerStates<Recipe extends RecipeCopies = RecipeCopies> = {
  recipes: Recipe[];
  collections: (Shown & { id: CollectionId })[];
  equipment: { id: EquipmentId; featuredImageId: ImageId | null }[];
  films: { id: VideoId; posterImageId: ImageId | null }[];
  settings: SiteSettings;
  /** What is written of the settings and not published. */
  written: SiteChanges;
};

type OwnerRule = UseRule & {
  shown: (shown: Shown) => Shown;
  settings: (settings: SiteSettings) => Partial<SiteSettings>;
};

/** Takes a picture or a film out of everything that shows it. */
export const removingEverywhere = (mediaId: Id): OwnerRule => ({
  ...removing(mediaId),
  shown: ({ imageId, imageCrop, videoId }) => ({
    imageId: imageId === mediaId ? null : imageId,
    imageCrop: imageId === mediaId ? null : imageCrop,
    videoId: videoId === mediaId ? null : videoId,
  }),
  settings: (settings) => settingsWithout(settings, mediaId),
});

/** Keeps the parts of a picture that show where they fit another file of it. */
export function refittingEverywhere(id: ImageId, from: Size, to: Size): OwnerRule {
  const refit = (crop: Crop) => refitCrop(crop, from, to);
  return {
    ...refitting(id, from, to),
    shown: (shown) =>
      shown.imageId === id && shown.imageCrop
        ? { ...shown, imageCrop: refit(shown.imageCrop) }
        : shown,
    settings: (settings) => settingsCropped(settings, id, refit),
  };
}

const shownIn = ({ imageId, imageCrop, videoId }: Shown): Shown => ({
  imageId,
  imageCrop,
  videoId,
});

/** What a rule changes of everything; nothing of what it leaves as it is. */
export function ownerEdits(states: OwnerStates, rule: OwnerRule): OwnerEdit[] {
  const edits: OwnerEdit[] = [
    ...states.recipes.flatMap(({ id, working, published }): OwnerEdit[] => [
      { of: 'working copy', recipeId: id, edits: editsOf(working, rule) },
      { of: 'published', recipeId: id, edits: published ? editsOf(published, rule) : [] },
    ]),
    ...states.collections.map((collection): OwnerEdit => {
      const before = shownIn(collection);
      return { of: 'collection', id: collection.id, before, after: rule.shown(before) };
    }),
    ...states.equipment.map(({ id, featuredImageId: before }): OwnerEdit => {
      return { of: 'equipment', id, before, after: rule.id(before) };
    }),
    ...states.films.map(({ id, posterImageId: before }): OwnerEdit => {
      return { of: 'film', id, before, after: rule.id(before) };
    }),
    settingsEdit('settings', states.settings, rule.settings(states.settings)),
    settingsEdit('written settings', states.written, writtenSettings(states, rule)),
  ];
  return edits.filter((edit) =>
    'edits' in edit ? edit.edits.length > 0 : !isSameData(edit.before, edit.after),
  );
}

/** What the rule makes of those settings that are written otherwise than published. */
function writtenSettings({ settings, written }: OwnerStates, rule: OwnerRule) {
  const edited = rule.settings(withChanges({ title: '', settings }, written).settings);
  return picked(
    edited,
    settingNames(edited).filter((name) => Object.hasOwn(written, name)),
  );
}

type SettingsEdit = Extract<OwnerEdit, { before: Partial<SiteSettings> }>;

function settingsEdit(
  of: SettingsEdit['of'],
  settings: Partial<SiteSettings>,
  wanted: Partial<SiteSettings>,
): OwnerEdit {
  const names = settingNames(wanted).filter((name) => !isSameData(settings[name], wanted[name]));
  return { of, before: picked(settings, names), after: picked(wanted, names) };
}

const settingNames = (settings: Partial<SiteSettings>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a settings object
  Object.keys(settings) as (keyof SiteSettings)[];

const picked = (from: Partial<SiteSettings>, names: (keyof SiteSettings)[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) satisfies Partial<SiteSettings>;

/** Makes the edits where things still are as the edits found them, and counts where they are not. */
export function afterEdits<States extends OwnerStates>(
  states: States,
  edits: readonly OwnerEdit[],
): { states: States; stays: number } {
  return edits.reduce(
    ({ states: current, stays }, edit) => {
      const next = afterEdit(current, edit);
      return { states: next, stays: isSameData(next, current) ? stays + 1 : stays };
    },
    { states, stays: 0 },
  );
}

function afterEdit<States extends OwnerStates>(states: States, edit: OwnerEdit): States {
  switch (edit.of) {
    case 'working copy':
    case 'published': {
      const recipes = states.recipes.map((recipe) =>
        recipe.id === edit.recipeId ? copyAfter(recipe, edit) : recipe,
      );
      return { ...states, recipes };
    }
    case 'collection': {
      const collections = states.collections.map((each) =>
        each.id === edit.id && isSameData(shownIn(each), edit.before)
          ? { ...each, ...edit.after }
          : each,
      );
      return { ...states, collections };
    }
    case 'equipment': {
      const equipment = states.equipment.map((each) =>
        each.id === edit.id && each.featuredImageId === edit.before
          ? { ...each, featuredImageId: edit.after }
          : each,
      );
      return { ...states, equipment };
    }
    case 'film': {
      const films = states.films.map((each) =>
        each.id === edit.id && each.posterImageId === edit.before
          ? { ...each, posterImageId: edit.after }
          : each,
      );
      return { ...states, films };
    }
    case 'settings': {
      return { ...states, settings: { ...states.settings, ...editedIn(states.settings, edit) } };
    }
    case 'written settings': {
      break;
    }
  }
  return { ...states, written: { ...states.written, ...editedIn(states.written, edit) } };
}

function copyAfter<Recipe extends RecipeCopies>(
  recipe: Recipe,
  { of, edits }: Extract<OwnerEdit, { recipeId: RecipeId }>,
): Recipe {
  if (of === 'working copy') return { ...recipe, working: withEdits(recipe.working, edits) };
  return { ...recipe, published: recipe.published && withEdits(recipe.published, edits) };
}

/** What an edit makes of the settings that still are as it found them. */
function editedIn(
  settings: Partial<SiteSettings>,
  { before, after }: SettingsEdit,
): Partial<SiteSettings> {
  const names = settingNames(after);
  return picked(
    after,
    names.filter((name) => isSameData(settings[name], before[name])),
  );
}
