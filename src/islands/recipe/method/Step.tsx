import type { MouseEvent } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import type { RecipeWork, Step as StepModel } from '#domain/cooking/recipe-work.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { selectInstruction } from '#stores/cooking/instruction.ts';
import { Picture } from '../Picture.tsx';
import { RecipeText } from '../RecipeText.tsx';
import { StepTimer } from '../timers/StepTimer.tsx';

type Props = {
  step: StepModel;
  recipe: RecipeWork;
  reading: CookReading;
  isSelected: boolean;
};

const sizes = '(min-width:768px) 50vw, 100vw';
const pictureWidths = [480, 800, 1200];

/** A step; a click anywhere on it selects it. */
export function Step({ step, recipe, reading, isSelected }: Props) {
  const { id, number, content, note, images = [], video } = step;
  const select = () => {
    selectInstruction(id);
    // The address keeps no other step, which a reload would go back to.
    history.replaceState(null, '', `#step-${number}`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its number is a link that keys reach
    <li
      className="step"
      id={`step-${number}`}
      aria-current={isSelected ? 'step' : undefined}
      data-held=""
      data-deferred=""
      onClick={(event) => {
        if (!isOnControl(event)) select();
      }}
    >
      <a
        className="step-number"
        href={`#step-${number}`}
        aria-label={cookingMessages.step(number)}
        data-held=""
        onClick={(event) => {
          event.preventDefault();
          select();
        }}
      >
        {number}
      </a>
      <RecipeText text={content} reading={reading} />
      <StepTimer step={step} recipe={recipe} />
      {note && (
        <aside className="step-note">
          <RecipeText text={note} reading={reading} />
        </aside>
      )}
      {images.map((image) => (
        <Picture key={image.id} image={image} ratio={3 / 2} widths={pictureWidths} sizes={sizes} />
      ))}
      {video && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film of a step repeats its text
        <video
          controls
          playsInline
          preload="none"
          poster={video.poster ? imageUrl(video.poster, { width: 1200, height: 675 }) : undefined}
        >
          <source src={video.src} type={video.contentType} />
        </video>
      )}
    </li>
  );
}

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a,button,video') !== null;
}
