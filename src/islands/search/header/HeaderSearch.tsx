import { useRef, useState } from 'react';
import { searchMessages } from '#contract/search/search-messages.ts';
import { closeHeaderSearch, openHeaderSearch } from '#stores/search/header-search.ts';
import { useOutsidePress } from '#ui/dialogs/use-outside-press.ts';
import { HeaderField } from './HeaderField.tsx';
import { SearchOverlay } from '../SearchOverlay.tsx';
import { searchStyles } from '../search-styles.ts';

type Place = 'box' | 'overlay';

/** A box with a list below it; on a phone a link that opens the search over the whole screen. */
export function HeaderSearch() {
  const box = useRef<HTMLDivElement>(null);
  const [openPlace, setOpenPlace] = useState<Place | null>(null);
  const open = (place: Place) => {
    openHeaderSearch();
    searchStyles.whenLoaded(() => setOpenPlace(place));
  };
  const close = () => {
    closeHeaderSearch();
    setOpenPlace(null);
  };
  useOutsidePress(box, openPlace === 'box', close);
  return (
    <div className="header-search">
      <a
        className="tool search-opener"
        href="/recipes"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open('overlay');
        }}
      >
        {searchMessages.open}
      </a>
      <div className="header-search-box" ref={box}>
        <HeaderField isOpen={openPlace === 'box'} onOpen={() => open('box')} onClose={close} />
      </div>
      <SearchOverlay isOpen={openPlace === 'overlay'} onClose={close} />
    </div>
  );
}
