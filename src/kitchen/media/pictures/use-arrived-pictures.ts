import { useEffect } from 'react';
import type { ImageUse } from '#domain/media/image.ts';
import { withArrived } from '#domain/kitchen/media/picture-order.ts';
import { useComputed } from '#stores/use-value.ts';
import {
  $pendingUploads,
  chosenAt,
  pictureUploads,
  takePictures,
} from '../uploads/media-uploads.ts';

type Props = {
  place: string;
  pictures: readonly ImageUse[];
  /** Where nothing can be changed now, what arrives waits until it can. */
  isReadOnly: boolean;
  onChange: (pictures: ImageUse[]) => void;
};

/** Puts pictures that have arrived into their list, and returns those that are on their way to it. */
export function useArrivedPictures({ place, pictures, isReadOnly, onChange }: Props) {
  const uploads = useComputed(pictureUploads.$uploads).filter((each) => each.place === place);
  const hasArrived = uploads.some(({ state }) => state.status === 'done');
  useEffect(() => {
    // The server decides when a picture has arrived.
    if (!hasArrived || isReadOnly) return;
    const arrived = takePictures(place);
    if (arrived.length === 0) return;
    onChange(
      arrived.reduce<ImageUse[]>((list, id) => withArrived(list, id, chosenAt), [...pictures]),
    );
  });
  // As long as somebody listens, the page is not left while files rise.
  useEffect(() => $pendingUploads.listen(() => undefined), []);
  return uploads;
}
