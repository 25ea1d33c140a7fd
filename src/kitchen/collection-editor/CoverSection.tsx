import { useStore } from '@nanostores/react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { PictureList } from '../media/pictures/PictureList.tsx';
import { useCollection, useCollectionDraft } from './collection-draft.ts';
import { useCollectionField } from './use-collection-field.ts';

const { fields: texts } = collectionEditorMessages;

/** One picture: the newest that came takes the place of the one before. */
export function CoverSection() {
  const draft = useCollectionDraft();
  const { image } = useStore(draft.$stored);
  const imageId = useCollection((content) => content.imageId);
  const imageCrop = useCollection((content) => content.imageCrop);
  const { issue, isReadOnly } = useCollectionField('imageId');
  const cover: ImageUse[] =
    imageId === null ? [] : [{ id: imageId, ...(imageCrop && { crop: imageCrop }) }];
  const choose = (pictures: ImageUse[], group?: string) => {
    const chosen = pictures.findLast(({ id }) => id !== imageId) ?? pictures[0] ?? null;
    draft.change({
      field: 'imageId',
      update: (content) => ({
        ...content,
        imageId: chosen?.id ?? null,
        imageCrop: chosen?.crop ?? null,
      }),
      ...(group !== undefined && { group }),
    });
  };
  return (
    <section className="editor-section collection-cover" data-field="imageId">
      <h2>{texts.cover}</h2>
      {imageId === null && <p className="kitchen-meta">{texts.coverHint}</p>}
      <PictureList
        label={texts.cover}
        place="collection"
        pictures={cover}
        images={image ? [image] : []}
        isReadOnly={isReadOnly}
        onChange={choose}
      />
      <FieldIssue>{issue}</FieldIssue>
    </section>
  );
}
