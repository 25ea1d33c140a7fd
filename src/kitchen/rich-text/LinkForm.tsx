import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ReactEditor } from 'slate-react';
import { richTextMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import { hrefHere, setLink } from './editing.ts';
import { textLinkOf } from './link-address.ts';
import type { TextEditor } from './slate-types.ts';

/** The address of a link. It is no form element, because it stands in the form of the recipe. */
export function LinkForm({ editor, onClose }: { editor: TextEditor; onClose: () => void }) {
  const current = hrefHere(editor);
  const [typed, setTyped] = useState(current ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const issueId = useId();
  const field = useRef<HTMLInputElement>(null);
  // Whoever opens the form has asked for its field.
  useEffect(() => field.current?.focus(), []);
  const close = (href?: string | null) => {
    if (href !== undefined) setLink(editor, href);
    onClose();
    ReactEditor.focus(editor);
  };
  const apply = () => {
    const href = textLinkOf(typed.trim());
    if (href === null) setIsWrong(true);
    else close(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
  };
  return (
    <div className="text-link-form">
      <input
        type="url"
        aria-label={texts.address}
        placeholder="https://"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? issueId : undefined}
        ref={field}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
      />
      <button type="button" onClick={apply}>
        {texts.apply}
      </button>
      {current !== null && (
        <button type="button" onClick={() => close(null)}>
          {texts.unlink}
        </button>
      )}
      {isWrong && (
        <p id={issueId} role="alert">
          {texts.invalidAddress}
        </p>
      )}
    </div>
  );
}
