import { useStore } from '@nanostores/react';
import { conflictMessages as texts } from '#contract/kitchen/recipe/conflict-messages.ts';
import { $knownImages, type KitchenImage } from '../media/pictures/known-images.ts';

type Named = Pick<KitchenImage, 'id' | 'alt'>;

/** What a picture shows, as its cook describes it; of those that are not described, that it is one. */
export function usePictureNames(images: readonly Named[]): (id: string) => string {
  const known = useStore($knownImages);
  return (id) =>
    (known[id]?.image ?? images.find((each) => each.id === id))?.alt || texts.undescribed;
}
