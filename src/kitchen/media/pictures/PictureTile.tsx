import type { KeyboardEvent } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { useSortingItem } from '../../sorting/use-sorting-item.ts';
import type { KitchenImage } from './known-images.ts';
import { PictureWindow } from './PictureWindow.tsx';

export type TileActs = {
  onEdit: () => void;
  onMove: (to: number) => void;
  onAskPlace: () => void;
  onRemove: () => void;
};

type Props = TileActs & {
  /** Tells it from the other pictures of its list, of which two can be one. */
  item: string;
  use: ImageUse;
  /** Null where the library no longer has it. */
  image: KitchenImage | null;
  index: number;
  count: number;
  /** What its list is called. */
  label: string;
  isCompact: boolean;
  isWhole: boolean;
};

const texts = kitchenMediaMessages.list;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function PictureTile({ item, use, image, index, count, isCompact, ...rest }: Props) {
  const { ref, handle } = useSortingItem(item);
  const { label, isWhole, onEdit, onMove, onAskPlace, onRemove } = rest;
  const ratio = isCompact ? '1:1' : '4:3';
  const place = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  const isUndescribed = image !== null && image.alt === '' && !use.decorative;
  const moves = [
    ...(index > 0 && !isCompact ? [{ label: texts.makeCover, onSelect: () => onMove(0) }] : []),
    ...(count > 1 ? [{ label: texts.moveTo, onSelect: onAskPlace }] : []),
  ];
  return (
    <li className="picture-tile" ref={ref}>
      <button
        type="button"
        className="picture-open"
        aria-label={texts.edit({ place, count }, label, image?.alt ?? '')}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={image ? onEdit : undefined}
        onKeyDown={onKeyDown}
        {...handle}
      >
        {image ? (
          <PictureWindow image={image} use={use} ratio={isWhole ? null : ratio} />
        ) : (
          <span className="picture-window picture-missing">{texts.missing}</span>
        )}
      </button>
      <span className="picture-notes">
        {index === 0 && !isCompact && <span className="picture-cover">{texts.cover}</span>}
        {isUndescribed && <span>{texts.undescribed}</span>}
      </span>
      <Menu
        className="picture-menu"
        label={texts.actions(place, label)}
        items={[...moves, { label: texts.remove, onSelect: onRemove }]}
      >
        ⋯
      </Menu>
    </li>
  );
}
