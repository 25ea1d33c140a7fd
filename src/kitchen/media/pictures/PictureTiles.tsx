import { type ReactNode, useMemo, useRef, useState } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { moved } from '#domain/kitchen/media/picture-order.ts';
import { useComputed } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { laterDialog } from '../../shell/frame/Later.tsx';
import { Sorting, SortingList } from '../../sorting/Sorting.tsx';
import { $knownImages, type KitchenImage } from './known-images.ts';
import { PictureTile } from './PictureTile.tsx';
import { useFollowedTile } from './use-followed-tile.ts';

const PictureDialog = laterDialog(async () => (await import('./PictureDialog.tsx')).PictureDialog);
const MovePicture = laterDialog(async () => (await import('./MovePicture.tsx')).MovePicture);

type Props = {
  /** What the list is called. */
  label: string;
  pictures: readonly ImageUse[];
  images: readonly KitchenImage[];
  onChange: (pictures: ImageUse[], step?: string) => void;
  isCompact: boolean;
  isWhole: boolean;
  /** Tiles of what is not a picture yet. */
  children: ReactNode;
};

type Opened = { kind: 'edit' | 'move'; index: number } | null;

const texts = kitchenMediaMessages.list;
const listId = 'pictures';
const mark = '\n';

/** Pictures in their order; the first one is the cover. */
export function PictureTiles({ label, pictures, images, onChange, ...rest }: Props) {
  const { isCompact, isWhole, children } = rest;
  const known = useComputed($knownImages);
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { said, follow } = useFollowedTile(list);
  const count = pictures.length;
  const move = (from: number, wanted: number) => {
    const to = Math.min(Math.max(wanted, 0), count - 1);
    setOpened(null);
    if (to !== from) onChange(moved(pictures, from, to));
    follow(to, texts.moved(to + 1, count));
  };
  const keys = pictures.map(({ id }, index) => `${id} ${occurrence(pictures, index)}`);
  const joined = keys.join(mark);
  const items = useMemo(() => joined.split(mark).filter(Boolean), [joined]);
  const placeOf = (item: string) => texts.picture(keys.indexOf(item) + 1, count);
  const remove = (index: number) => {
    onChange(pictures.filter((_, at) => at !== index));
    follow(Math.min(index, count - 2), texts.removed);
  };
  const imageOf = ({ id }: ImageUse): KitchenImage | null =>
    known[id]?.image ?? images.find((image) => image.id === id) ?? null;
  const open = opened && pictures[opened.index];
  const openImage = open ? imageOf(open) : null;
  return (
    <>
      <div ref={list}>
        <Sorting
          onMove={(item, over) => {
            const to = keys.indexOf(over);
            if (to >= 0) move(keys.indexOf(item), to);
          }}
          say={{
            picked: (item) => texts.picked(placeOf(item)),
            over: (_, over) => texts.over(placeOf(over)),
          }}
          instructions={texts.keys}
        >
          <SortingList id={listId} items={items} layout="grid" className="picture-list">
            {pictures.map((use, index) => (
              <PictureTile
                key={keys[index]}
                item={keys[index] ?? use.id}
                {...{ use, index, count, label, isCompact, isWhole }}
                image={imageOf(use)}
                onEdit={() => setOpened({ kind: 'edit', index })}
                onMove={(to) => move(index, to)}
                onAskPlace={() => setOpened({ kind: 'move', index })}
                onRemove={() => remove(index)}
              />
            ))}
            {children}
          </SortingList>
        </Sorting>
      </div>
      {opened?.kind === 'edit' && open && openImage && (
        <PictureDialog
          title={texts.picture(opened.index + 1, count)}
          use={open}
          image={openImage}
          saving={known[open.id]?.saving ?? null}
          onChange={(use, step) =>
            onChange(
              pictures.map((each, at) => (at === opened.index ? use : each)),
              step,
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'move' && (
        <MovePicture
          index={opened.index}
          count={count}
          onMove={(to) => move(opened.index, to)}
          onClose={() => setOpened(null)}
        />
      )}
      <LiveRegion text={said} />
    </>
  );
}

/** One picture can stand in a list twice. */
const occurrence = (pictures: readonly ImageUse[], index: number): number =>
  pictures.slice(0, index).filter(({ id }) => id === pictures[index]?.id).length;
