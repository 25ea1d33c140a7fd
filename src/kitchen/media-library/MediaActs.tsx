import { useRef, useState } from 'react';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { useComputed } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { FileChoice } from '../media/uploads/FileChoice.tsx';
import { pictureUploads } from '../media/uploads/media-uploads.ts';
import { RisingTile } from '../media/uploads/RisingTile.tsx';
import { deleteMedia, removeAndDelete, replacingPlace } from './library-actions.ts';
import { $mediaUses, countUses } from './uses.ts';

const { details: texts, deletion } = mediaLibraryMessages;
const pictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml';

/** Replace, download and delete; what is in use asks for one of two ways. */
export function MediaActs({ item }: { item: MediaItem }) {
  const [isAsking, setAsking] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const asked = useComputed($mediaUses);
  const uses = asked?.id === item.id && asked.uses.status === 'known' ? asked.uses : null;
  const count = uses ? countUses(uses) : 0;
  const replace = (files: File[]) => pictureUploads.add(files.slice(0, 1), replacingPlace(item.id));
  const remove = () => {
    if (count > 0) setAsking(true);
    else void deleteMedia([item.id]);
  };
  return (
    <>
      {item.kind === 'picture' && <Replacing imageId={item.id} />}
      <div className="media-acts" ref={acts}>
        {item.kind === 'picture' && (
          <FileChoice label={texts.replace} accept={pictures} onFiles={replace} />
        )}
        <a className="kitchen-link" href={`/media/${item.key}`} download={fileNameOf(item)}>
          {texts.download}
        </a>
        <button type="button" className="kitchen-link" onClick={remove}>
          {texts.delete}
        </button>
      </div>
      {isAsking && (
        <Dialog title={deletion.title} isOpen onClose={() => setAsking(false)}>
          <div className="media-asking">
            <p>{deletion.text(count)}</p>
            {item.kind === 'picture' && (
              <Button
                onClick={() => {
                  setAsking(false);
                  acts.current?.querySelector('input')?.click();
                }}
              >
                {deletion.replace}
              </Button>
            )}
            <Button
              variant="quiet"
              onClick={() => {
                setAsking(false);
                void removeAndDelete(item.id);
              }}
            >
              {deletion.remove}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {deletion.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The name its cook knows, with the ending of the file that is stored. */
function fileNameOf({ name, key }: MediaItem): string {
  const ending = key.slice(key.lastIndexOf('.'));
  return name === '' ? key : name + ending;
}

/** The new file on its way to the place of this one. */
function Replacing({ imageId }: { imageId: string }) {
  const uploads = useComputed(pictureUploads.$uploads);
  const place = replacingPlace(imageId);
  const rising = uploads.filter((upload) => upload.place === place);
  if (rising.length === 0) return null;
  return (
    <ul className="picture-list" aria-label={mediaLibraryMessages.replacing.rising}>
      {rising.map((upload) => (
        <RisingTile
          key={upload.id}
          kind="picture"
          upload={upload}
          onRetry={() => pictureUploads.retry(upload.id)}
          onRemove={() => pictureUploads.remove(upload.id)}
        />
      ))}
    </ul>
  );
}
