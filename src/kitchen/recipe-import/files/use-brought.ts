import { type DragEvent, useState } from 'react';
import { broughtMessages as texts } from '#contract/kitchen/import/brought-messages.ts';
import { useDropTarget } from '../../media/uploads/dropped-files.ts';
import { notify } from '../../shell/notices/notices.ts';
import { type Brought, chosenFolder, droppedFiles, isNothing } from './brought-files.ts';

/** What a place needs to take files and whole folders that are dropped on it or chosen. */
export function useBrought(onBrought: (brought: Brought) => void) {
  const { isOver, target } = useDropTarget(() => undefined);
  const { isLooking, take, takeDropped } = useTaking(onBrought);
  const onDrop = (event: DragEvent<HTMLElement>) => {
    takeDropped(event.dataTransfer);
    target.onDrop(event);
  };
  return {
    isOver,
    isLooking,
    target: { ...target, onDrop },
    takeFiles: (files: File[]) => {
      if (files.length > 0) onBrought({ files, folders: [] });
    },
    takeFolder: (files: File[]) => {
      if (files.length > 0) take(chosenFolder(files));
    },
  };
}

/** Takes what there is in a drop, or says why nothing is taken. */
export function useTaking(onBrought: (brought: Brought) => void) {
  const [isLooking, setIsLooking] = useState(false);
  const take = (brought: Brought | null) => {
    if (brought === null) notify(texts.tooMany);
    else if (isNothing(brought)) notify(texts.emptyFolder);
    else onBrought(brought);
  };
  const look = async (find: () => Promise<Brought | null>) => {
    setIsLooking(true);
    try {
      take(await find());
    } catch {
      // A folder that was moved meanwhile, or that nobody may read.
      notify(texts.unreadable);
    } finally {
      setIsLooking(false);
    }
  };
  const takeDropped = (carried: DataTransfer | null) => {
    if (carried?.types.includes('Files')) void look(droppedFiles(carried));
  };
  return { isLooking, take, takeDropped };
}
