import { useEffect, useRef } from 'react';
import { stepsMessages } from '#contract/kitchen/recipe/steps-messages.ts';
import type { MentionOption } from './mention-options.ts';

const { mentions: texts } = stepsMessages;

type Props = {
  id: string;
  title: string | null;
  options: MentionOption[];
  current: number;
  onRun: (option: MentionOption) => void;
};

/** The keys and the focus stay in the text; the pointer may choose too. */
export function MentionList({ id, title, options, current, onRun }: Props) {
  const label = title === null ? texts.label : texts.parts(title);
  const list = useRef<HTMLDivElement>(null);
  // A text at the foot of a small screen would have it below the edge.
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not hand back.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="text-mentions" ref={list}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot stand beside a caret */}
      <div id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has the keys and the focus
          <div
            key={option.key}
            id={`${id}-${option.key}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot stand beside a caret
            role="option"
            aria-selected={index === current}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRun(option)}
          >
            <span>{option.label}</span>
            {option.apart && <small>{option.apart}</small>}
            {option.isUsed && <small>{texts.used}</small>}
          </div>
        ))}
      </div>
      {title !== null && <p className="kitchen-meta">{texts.ownAmount}</p>}
    </div>
  );
}
