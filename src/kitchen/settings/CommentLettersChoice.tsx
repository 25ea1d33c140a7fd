import { useId, useState } from 'react';
import { presentSettingsMessages } from '#contract/kitchen/settings-messages.ts';
import { type CommentLetters, commentLetters } from '#domain/comments/comment-letters.ts';
import { failureOf } from '#stores/failure.ts';
import { changePresent } from './present-settings.ts';

const { commentLetters: texts, notChanged } = presentSettingsMessages;

/** Shown as it was chosen while the server is told; where it was refused it goes back, and says why. */
export function CommentLettersChoice({ chosen }: { chosen: CommentLetters }) {
  const [wanted, setWanted] = useState<CommentLetters | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const choose = async (value: string) => {
    const next = commentLetters.find((each) => each === value);
    if (next === undefined || wanted !== null) return;
    setWanted(next);
    setRefusal(null);
    try {
      await changePresent('commentLetters', next, (now) => texts.set[now]);
    } catch (error) {
      setRefusal(notChanged(failureOf(error).message));
    } finally {
      setWanted(null);
    }
  };
  return (
    <div className="settings-switch">
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        value={wanted ?? chosen}
        aria-busy={wanted !== null || undefined}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => void choose(target.value)}
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
      <p className="editor-issue" aria-live="polite">
        {refusal}
      </p>
    </div>
  );
}
