import type { Id, ImageId, VideoId } from '../../ids.ts';
import type { Instruction, RecipeContent } from '../../recipe/recipe.ts';
import { isSameData } from '../../same-data.ts';
import type { ImageUse } from '../image.ts';

/** One place of a recipe that shows pictures or a film, before and after; without a step the recipe's own. */
export type UseEdit =
  | { kind: 'pictures'; stepId: Id | null; before: ImageUse[]; after: ImageUse[] }
  | { kind: 'film'; stepId: Id | null; before: VideoId | null; after: VideoId | null }
  | { kind: 'equipment'; usageId: Id; before: ImageId | null; after: ImageId | null };

/** What becomes of the uses in a recipe. */
export type UseRule = {
  use: (use: ImageUse) => ImageUse | null;
  id: (id: Id | null) => Id | null;
};

/** Takes a picture or a film out of everything. */
export const removing = (mediaId: Id): UseRule => ({
  use: (use) => (use.id === mediaId ? null : use),
  id: (id) => (id === mediaId ? null : id),
});

/** What a rule changes of a recipe; nothing where it changes nothing. */
export function editsOf(content: RecipeContent, rule: UseRule): UseEdit[] {
  const places = [
    { stepId: null, images: content.images, videoId: content.videoId },
    ...content.instructionGroups
      .flatMap(({ instructions }) => instructions)
      .map(({ id: stepId, images, videoId }) => ({ stepId, images, videoId })),
  ];
  const edits: UseEdit[] = [
    ...places.flatMap(({ stepId, images, videoId }): UseEdit[] => [
      {
        kind: 'pictures',
        stepId,
        before: images,
        after: images.flatMap((use) => rule.use(use) ?? []),
      },
      { kind: 'film', stepId, before: videoId, after: rule.id(videoId) },
    ]),
    ...content.equipmentUsages.map(({ id: usageId, imageOverrideId: before }): UseEdit => {
      return { kind: 'equipment', usageId, before, after: rule.id(before) };
    }),
  ];
  return edits.filter(({ before, after }) => !isSameData(before, after));
}

export const reversed = (edits: readonly UseEdit[]): UseEdit[] =>
  edits.map((edit): UseEdit => {
    switch (edit.kind) {
      case 'pictures': {
        return { ...edit, before: edit.after, after: edit.before };
      }
      default: {
        return { ...edit, before: edit.after, after: edit.before };
      }
    }
  });

/** Makes the edits where the place still is as they found it; what was changed since stays. */
export function withEdits(content: RecipeContent, edits: readonly UseEdit[]): RecipeContent {
  const placed = <Place extends Pick<Instruction, 'images' | 'videoId'>>(
    place: Place,
    id: Id | null,
  ): Place => {
    const own = edits.filter((edit) => edit.kind !== 'equipment' && edit.stepId === id);
    return own.reduce((current, edit) => edited(current, edit), place);
  };
  return {
    ...placed(content, null),
    instructionGroups: content.instructionGroups.map((group) => ({
      ...group,
      instructions: group.instructions.map((step) => placed(step, step.id)),
    })),
    equipmentUsages: content.equipmentUsages.map((usage) => {
      const edit = edits.find((each) => each.kind === 'equipment' && each.usageId === usage.id);
      const isMeant = edit?.kind === 'equipment' && edit.before === usage.imageOverrideId;
      return isMeant ? { ...usage, imageOverrideId: edit.after } : usage;
    }),
  };
}

function edited<Place extends Pick<Instruction, 'images' | 'videoId'>>(
  place: Place,
  edit: UseEdit,
): Place {
  if (edit.kind === 'pictures' && isSameData(place.images, edit.before)) {
    return { ...place, images: edit.after };
  }
  if (edit.kind === 'film' && place.videoId === edit.before) {
    return { ...place, videoId: edit.after };
  }
  return place;
}
