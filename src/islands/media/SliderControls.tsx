import { useRef } from 'react';
import { mediaMessages } from '#contract/media/media-messages.ts';
import { useSlider } from './use-slider.ts';

type Props = { count: number };

/** The position in a row of pictures, with buttons for visitors who neither swipe nor scroll. */
export function SliderControls({ count }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { active, isAtStart, isAtEnd, overflows, goTo } = useSlider(root);
  return (
    <div className="slider-controls" ref={root} hidden={!overflows}>
      <button
        type="button"
        aria-label={mediaMessages.previous}
        aria-disabled={isAtStart}
        onClick={() => goTo(Math.max(active - 1, 0))}
      >
        ←
      </button>
      <output>{mediaMessages.position(active, count)}</output>
      <button
        type="button"
        aria-label={mediaMessages.next}
        aria-disabled={isAtEnd}
        onClick={() => goTo(Math.min(active + 1, count - 1))}
      >
        →
      </button>
    </div>
  );
}
