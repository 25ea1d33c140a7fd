import { type SubmitEvent, useRef } from 'react';
import { searchMessages } from '#contract/search/search-messages.ts';
import { searchMaxLength } from '#domain/search/filters.ts';
import { useTypedBefore } from '#ui/fields/use-typed-before.ts';

type Props = { text: string; onType: (text: string) => void; onSubmit: () => void };

/** A form, so that the keyboard of a phone offers a search key. */
export function SearchBox({ text, onType, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, text, onType);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="search-box" action="/recipes" onSubmit={submit}>
      <label className="visually-hidden" htmlFor="recipe-search">
        {searchMessages.label}
      </label>
      <input
        ref={field}
        id="recipe-search"
        type="search"
        name="search"
        placeholder={searchMessages.label}
        value={text}
        maxLength={searchMaxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}
