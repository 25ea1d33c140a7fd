import { type RefObject, useEffect, useState } from 'react';

type Followed = { index: number; said: string };

/** Keeps the focus with a tile that has moved, and says where it stands now. */
export function useFollowedTile(list: RefObject<HTMLElement | null>) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  useEffect(() => {
    // A tile that is moved or removed loses the focus with its place in the document.
    if (!followed) return;
    const tiles = list.current?.querySelectorAll<HTMLElement>('.picture-open') ?? [];
    tiles[followed.index]?.focus();
  }, [followed, list]);
  const follow = (index: number, said: string) => setFollowed({ index, said });
  return { said: followed?.said ?? '', follow };
}
