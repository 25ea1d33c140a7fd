import { useStore } from '@nanostores/react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { PictureList } from '../media/pictures/PictureList.tsx';
import { useDropGuard } from '../media/uploads/dropped-files.ts';
import { useDraft, useRecipeDraft } from './draft/use-draft.ts';
import { IssueText } from './fields/IssueText.tsx';
import { useBegun } from './fields/use-begun.ts';
import { useField } from './fields/use-field.ts';
import { later } from '../shell/frame/Later.tsx';

const VideoField = later(async () => (await import('../media/films/VideoField.tsx')).VideoField);

const { sections } = recipeEditorMessages;

/** Pictures and the film of the recipe; the first picture is its cover. */
export function PicturesSection() {
  const draft = useRecipeDraft();
  const { referencedImages, referencedVideos } = useStore(draft.$stored);
  const pictures = useField('images');
  const { isReadOnly } = pictures;
  const videoId = useDraft((recipe) => recipe.videoId);
  const youtubeVideoId = useDraft((recipe) => recipe.youtubeVideoId);
  const youtube = useBegun('youtubeVideoId');
  useDropGuard();
  return (
    <section className="editor-section">
      <h2>{sections.pictures}</h2>
      <PictureList
        label={sections.pictures}
        place="recipe"
        field="images"
        pictures={pictures.value}
        images={referencedImages}
        isReadOnly={isReadOnly}
        onChange={(next, group) =>
          draft.change({
            field: 'images',
            update: (recipe) => withField(recipe, 'images', next),
            ...(group !== undefined && { group }),
          })
        }
      />
      <div data-field="videoId">
        <VideoField
          label={sections.film}
          place="recipe"
          film={{ videoId, youtubeVideoId }}
          videos={referencedVideos}
          images={referencedImages}
          isReadOnly={isReadOnly}
          onChange={(film) =>
            draft.change({
              field: 'videoId',
              update: (recipe) => withBegun({ ...recipe, ...film }, 'youtubeVideoId', null),
            })
          }
          youtube={youtube}
        />
      </div>
      <IssueText place="videoId" />
      {youtube.begun === null && <IssueText place="youtubeVideoId" />}
      <FieldIssue>{pictures.issue}</FieldIssue>
    </section>
  );
}
