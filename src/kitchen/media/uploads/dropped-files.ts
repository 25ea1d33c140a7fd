import { type DragEvent, useEffect, useState } from 'react';

type Carried = { types: readonly string[] } | null;

const carriesFiles = (carried: Carried): boolean => carried?.types.includes('Files') ?? false;

/** What a place needs to take files that are dropped on it. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      setIsOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}

/** Keeps the page when a file is dropped beside its place: a browser would leave it to show the file. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    globalThis.addEventListener('dragover', guard);
    globalThis.addEventListener('drop', guard);
    return () => {
      globalThis.removeEventListener('dragover', guard);
      globalThis.removeEventListener('drop', guard);
    };
  }, []);
}

/** Takes pictures that are pasted anywhere on the page where no text and no other place takes them. */
export function usePastedFiles(isWanted: boolean, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData);
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    globalThis.addEventListener('paste', paste);
    return () => globalThis.removeEventListener('paste', paste);
  });
}

/** Word processors put a picture of the text beside it: where there is text, it is what was meant. */
export function pastedFiles(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
