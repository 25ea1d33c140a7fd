import { useStore } from '@nanostores/react';
import { collectionEditorMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { begunIn, withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { useDropGuard } from '../media/uploads/dropped-files.ts';
import { VideoField } from '../media/films/VideoField.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { TextChange } from '../rich-text/text-changes.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { useCollection, useCollectionDraft } from './collection-draft.ts';
import { CollectionTitle } from './CollectionTitle.tsx';
import { CoverSection } from './CoverSection.tsx';
import { RecipesSection } from './RecipesSection.tsx';
import { SlugField } from './SlugField.tsx';
import { useCollectionField } from './use-collection-field.ts';

const { fields } = texts;

export function CollectionFields({ site }: { site: OwnSite }) {
  const { recipeCount } = useStore(useCollectionDraft().$stored);
  useDropGuard();
  return (
    <div className="editor-sheet">
      <CollectionTitle />
      <SlugField site={site} />
      <p className="collection-note">{recipeCount === 0 ? texts.hidden : texts.live}</p>
      <Description />
      <RecipesSection site={site} />
      <CoverSection />
      <Film />
    </div>
  );
}

function Description() {
  const { value, issue, set } = useCollectionField('description');
  const change = (text: RichText, { typed }: TextChange) =>
    set(toPlainText(text).trim() === '' ? null : text, { typed: typed ?? undefined });
  return (
    <section className="editor-section" data-field="description">
      <h2>{fields.description}</h2>
      <RichTextField
        value={value}
        onChange={change}
        label={fields.description}
        placeholder={fields.descriptionPlaceholder}
      />
      <FieldIssue>{issue}</FieldIssue>
    </section>
  );
}

const place = 'youtubeVideoId';

/** One of the library, or one of YouTube. */
function Film() {
  const draft = useCollectionDraft();
  const { video, image } = useStore(draft.$stored);
  const videoId = useCollection((content) => content.videoId);
  const youtubeVideoId = useCollection((content) => content.youtubeVideoId);
  const begun = useCollection((content) => begunIn(content)[place] ?? null);
  const { issue, isReadOnly } = useCollectionField('videoId');
  return (
    <section className="editor-section" data-field="videoId">
      <h2>{fields.film}</h2>
      <p className="kitchen-meta">{fields.filmHint}</p>
      <VideoField
        label={fields.film}
        place="collection"
        film={{ videoId, youtubeVideoId }}
        videos={video ? [video] : []}
        images={image ? [image] : []}
        isReadOnly={isReadOnly}
        onChange={(film) =>
          draft.change({
            field: 'videoId',
            update: (content) => withBegun({ ...content, ...film }, place, null),
          })
        }
        youtube={{
          begun,
          begin: (text) =>
            draft.change({
              field: 'videoId',
              update: (content) => withBegun(content, place, text),
            }),
        }}
      />
      <FieldIssue>{issue}</FieldIssue>
    </section>
  );
}
