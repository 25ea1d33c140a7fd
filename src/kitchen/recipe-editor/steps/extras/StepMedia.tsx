import { use } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { VideoField } from '../../../media/films/VideoField.tsx';
import { PictureList } from '../../../media/pictures/PictureList.tsx';
import { MediaOfRecipe } from '../media-of-recipe.ts';
import type { StepActions } from '../step-actions.ts';
import { placeOfStep, type RisingFiles } from '../step-uploads.ts';

type Props = { step: Instruction; at: number; actions: StepActions; rising: RisingFiles };

/** The pictures and the film of a step; what it has none of is offered below it. */
export function StepMedia({ step, at, actions, rising }: Props) {
  const { images: known, videos, isReadOnly } = use(MediaOfRecipe);
  const { id, images, videoId } = step;
  const isRising = (kind: RisingFiles) => rising === kind || rising === 'both';
  return (
    <div className="step-media">
      {(images.length > 0 || isRising('pictures')) && (
        <div data-field={`${id}.images`}>
          <PictureList
            isCompact
            label={texts.picturesOf(at)}
            place={placeOfStep(id)}
            pictures={images}
            images={known}
            isReadOnly={isReadOnly}
            onChange={(next, group) => {
              actions.setPictures(id, next, group);
              if (next.length === 0) actions.focusText(id);
            }}
          />
        </div>
      )}
      {(videoId !== null || isRising('film')) && (
        <div data-field={`${id}.videoId`}>
          <VideoField
            label={texts.filmOf(at)}
            place={placeOfStep(id)}
            isOfStep
            film={{ videoId, youtubeVideoId: null }}
            videos={videos}
            images={known}
            isReadOnly={isReadOnly}
            onChange={(film) => {
              actions.patch(id, { videoId: film.videoId });
              if (film.videoId === null) actions.focusText(id);
            }}
          />
        </div>
      )}
    </div>
  );
}
