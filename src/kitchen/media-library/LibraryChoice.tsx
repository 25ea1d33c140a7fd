import { useEffect, useState } from 'react';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { $choice, chooseMore, type ChoicePicture, searchChoice } from './choice.ts';
import { mediaNames } from './media-names.ts';
import { Thumbnail } from './SheetTile.tsx';
import { SearchInput } from '../fields/SearchInput.tsx';

type Props = {
  /** In the order in which they were pressed. */
  onChoose: (pictures: ChoicePicture[]) => void;
  onClose: () => void;
};

const texts = mediaLibraryMessages.choice;

/** Pictures that are there already, for another place. */
export function LibraryChoice({ onChoose, onClose }: Props) {
  const { items, hasMore, reason } = useValue($choice);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly ChoicePicture[]>([]);
  useEffect(() => searchChoice(words), [words]);
  const names = mediaNames(items ?? []);
  const isChosen = (item: ChoicePicture) => chosen.some(({ id }) => id === item.id);
  const press = (item: ChoicePicture) =>
    setChosen(isChosen(item) ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item]);
  const add = () => {
    onChoose([...chosen]);
    onClose();
  };
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      footer={
        <Button isPending={chosen.length === 0} onClick={add}>
          {texts.add(chosen.length)}
        </Button>
      }
    >
      <div className="library-choice">
        <SearchInput
          className="choice-find"
          aria-label={mediaLibraryMessages.search}
          placeholder={mediaLibraryMessages.search}
          data-autofocus
          most={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className="visually-hidden" aria-live="polite">
          {items && mediaLibraryMessages.found(items.length)}
        </p>
        {reason !== null && <p role="alert">{reason}</p>}
        {items?.length === 0 && <p>{texts.nothing}</p>}
        <ul>
          {items?.map((item, at) => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={isChosen(item)}
                aria-label={names[at]}
                onClick={() => press(item)}
              >
                <Thumbnail item={item} />
              </button>
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button variant="quiet" onClick={() => void chooseMore()}>
            {texts.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
