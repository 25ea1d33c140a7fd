import type { CollectionId, EquipmentId, Id, ImageId, RecipeId, VideoId } from '../../ids.ts';
import type { SiteSettings } from '../../site/site.ts';
import type { Crop, FocalPoint } from '../image.ts';
import { reversed, type UseEdit } from './use-edits.ts';

export const mediaKeptMs = 30 * 24 * 60 * 60 * 1000;

/** All that says of a picture which file it is. */
export type PictureFile = {
  key: string;
  contentType: string;
  width: number;
  height: number;
  bytes: number;
  lqip: string;
  focalPoint: FocalPoint | null;
  startCrop: Crop | null;
};

/** What a collection shows. */
export type Shown = { imageId: ImageId | null; imageCrop: Crop | null; videoId: VideoId | null };

/** What was done to whatever shows a picture or a film. */
export type OwnerEdit =
  | { of: 'working copy' | 'published'; recipeId: RecipeId; edits: UseEdit[] }
  | { of: 'collection'; id: CollectionId; before: Shown; after: Shown }
  | { of: 'equipment'; id: EquipmentId; before: ImageId | null; after: ImageId | null }
  | { of: 'film'; id: VideoId; before: ImageId | null; after: ImageId | null }
  | {
      /** As published, or as they are written beside that. */
      of: 'settings' | 'written settings';
      before: Partial<SiteSettings>;
      after: Partial<SiteSettings>;
    };

/** `file` is the one that does not show, `shownKey` the one that took its place. */
export type MediaUndo =
  | {
      kind: 'replacement';
      imageId: ImageId;
      file: PictureFile;
      shownKey: string;
      edits: OwnerEdit[];
    }
  | { kind: 'removal'; mediaId: Id; edits: OwnerEdit[] };

export type FileReplacement = Extract<MediaUndo, { kind: 'replacement' }>;

/** What takes the edits back. */
export const reversedEdits = (edits: readonly OwnerEdit[]): OwnerEdit[] =>
  edits.map((edit): OwnerEdit => {
    switch (edit.of) {
      case 'working copy':
      case 'published': {
        return { ...edit, edits: reversed(edit.edits) };
      }
      case 'collection': {
        return { ...edit, before: edit.after, after: edit.before };
      }
      case 'settings':
      case 'written settings': {
        return { ...edit, before: edit.after, after: edit.before };
      }
      default: {
        return { ...edit, before: edit.after, after: edit.before };
      }
    }
  });
