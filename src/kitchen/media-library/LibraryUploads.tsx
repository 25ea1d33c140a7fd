import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import { useComputed } from '#stores/use-value.ts';
import { filmUploads, pictureUploads } from '../media/uploads/media-uploads.ts';
import { RisingTile } from '../media/uploads/RisingTile.tsx';
import { tellDone } from '../shell/notices/page-history.ts';
import { libraryPlace } from './library-actions.ts';

const { removed } = kitchenMediaMessages.upload;

/** Files on their way into the library, above what is there. */
export function LibraryUploads() {
  const pictures = useComputed(pictureUploads.$uploads);
  const films = useComputed(filmUploads.$uploads);
  const rising = [
    ...pictures.map((upload) => ({ kind: 'picture' as const, uploads: pictureUploads, upload })),
    ...films.map((upload) => ({ kind: 'film' as const, uploads: filmUploads, upload })),
  ].filter(({ upload }) => upload.place === libraryPlace);
  if (rising.length === 0) return null;
  return (
    <ul className="picture-list media-rising">
      {rising.map(({ kind, uploads, upload }) => (
        <RisingTile
          key={upload.id}
          kind={kind}
          upload={upload}
          onRetry={() => uploads.retry(upload.id)}
          onRemove={() => {
            const bringBack = uploads.remove(upload.id);
            if (bringBack) tellDone(removed(upload.name), async () => bringBack());
          }}
        />
      ))}
    </ul>
  );
}
