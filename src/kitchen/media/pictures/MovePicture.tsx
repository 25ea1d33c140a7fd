import { useState } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

type Props = { index: number; count: number; onMove: (to: number) => void; onClose: () => void };

const texts = kitchenMediaMessages.list;

export function MovePicture({ index, count, onMove, onClose }: Props) {
  const [to, setTo] = useState(index);
  return (
    <Dialog title={texts.moveTo} isOpen onClose={onClose}>
      <form
        className="kitchen-form"
        onSubmit={(event) => {
          event.preventDefault();
          onMove(to);
        }}
      >
        <label className="picture-place">
          {texts.place}
          <select data-autofocus value={to} onChange={({ target }) => setTo(Number(target.value))}>
            {Array.from({ length: count }, (_, place) => (
              <option key={`place ${place}`} value={place}>
                {texts.picture(place + 1, count)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{texts.move}</Button>
      </form>
    </Dialog>
  );
}
