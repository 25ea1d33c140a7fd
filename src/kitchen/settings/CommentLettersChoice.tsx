import { useId } from 'react';
import { presentSettingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { type CommentLetters, commentLetters } from '#domain/comments/comment-letters.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { usePresentChoice } from './use-present-choice.ts';

const { commentLetters: texts } = presentSettingsMessages;
const said = (value: CommentLetters) => texts.set[value];

/** How soon the owner hears by mail of new comments. */
export function CommentLettersChoice({ stored }: { stored: CommentLetters }) {
  const choice = usePresentChoice({ name: 'commentLetters', stored, said });
  const { shown, isPending, refusal, choose } = choice;
  const id = useId();
  return (
    <div className="settings-switch">
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        value={shown}
        aria-busy={isPending || undefined}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => {
          const value = commentLetters.find((each) => each === target.value);
          if (value !== undefined) void choose(value);
        }}
      >
        {commentLetters.map((value) => (
          <option key={value} value={value}>
            {texts.choices[value]}
          </option>
        ))}
      </select>
      <p id={`${id}-text`} className="kitchen-meta">
        {texts.text}
      </p>
      <FieldIssue isLive>{refusal}</FieldIssue>
    </div>
  );
}
