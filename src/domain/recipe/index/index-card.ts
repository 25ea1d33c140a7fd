import type { TermId } from '../../ids.ts';
import type { ImageUse } from '../../media/image.ts';
import { missingParts } from './missing-parts.ts';
import type { RecipePartName } from './missing-places.ts';
import { termIdsOf } from '../recipe-terms.ts';
import type { PrivacySetting, RecipeContent } from '../recipe.ts';

/** What the list of a cook shows of a working copy, put down as it is saved: content is long, and lists many. */
export type IndexCard = {
  image: ImageUse | null;
  privacySetting: PrivacySetting;
  /** A BCP 47 tag; null where it is that of the site. */
  language: string | null;
  termIds: TermId[];
  /** But alternative texts, which belong to pictures and change without the recipe. */
  missing: RecipePartName[];
};

export const indexCardOf = (content: RecipeContent): IndexCard => ({
  image: content.images[0] ?? null,
  privacySetting: content.privacySetting,
  language: content.language ?? null,
  termIds: termIdsOf(content),
  missing: missingParts(content, () => true),
});
