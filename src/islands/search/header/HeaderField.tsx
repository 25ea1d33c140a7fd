import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { searchMessages } from '#contract/search/search-messages.ts';
import { searchMaxLength } from '#domain/search/filters.ts';
import { $headerSearchText, typeHeaderSearch } from '#stores/search/header-search.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { useTypedBefore } from '#ui/fields/use-typed-before.ts';
import { followSearch } from '../follow-search.ts';
import { HeaderResults } from './HeaderResults.tsx';
import { useHeaderOptions } from './header-options.ts';
import { useCombobox } from './use-combobox.ts';

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/** A combobox: arrow keys move through the list while the text field keeps the focus. */
export function HeaderField({ isOpen, onOpen, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const text = useValue($headerSearchText);
  const shown = useHeaderOptions();
  const hrefs = isOpen ? shown.options.map(({ href }) => href) : [];
  const { active, onKeyDown } = useCombobox({ listId, hrefs, onOpen, onClose });
  useTypedBefore(field, text, typeHeaderSearch);
  useEffect(() => {
    // The press that hydrated the island has focused the field before React could hear it.
    if (document.activeElement === field.current) onOpen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the island wakes
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    followSearch(text);
  };
  return (
    <>
      <search>
        <form className="header-search-form" action="/recipes" onSubmit={submit}>
          <input
            ref={field}
            type="search"
            name="search"
            role="combobox"
            aria-label={searchMessages.label}
            aria-autocomplete="list"
            aria-expanded={hrefs.length > 0}
            aria-controls={listId}
            aria-activedescendant={active}
            placeholder={searchMessages.label}
            value={text}
            maxLength={searchMaxLength}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={onOpen}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              typeHeaderSearch(target.value);
              if (!isOpen) onOpen();
            }}
          />
        </form>
      </search>
      {isOpen && <HeaderResults listId={listId} shown={shown} active={active} />}
      <LiveRegion text={isOpen ? shown.announcement : ''} />
    </>
  );
}
