import { useEffect, useEffectEvent, useState } from 'react';
import { broughtMessages as texts } from '#contract/kitchen/import/brought-messages.ts';
import { isWholeSource } from '#domain/import/whole-source.ts';
import { useTaking } from '../files/use-brought.ts';
import { importFiles, importText } from './import-elsewhere.ts';

/** Takes recipes that are pasted or dropped anywhere on the screen of recipes to the import. */
export function RecipesIntake() {
  const [isOver, setIsOver] = useState(false);
  const { isLooking, takeDropped } = useTaking((brought) => void importFiles(brought));
  const drop = useEffectEvent(takeDropped);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      drop(event.dataTransfer);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    globalThis.addEventListener('dragover', onOver, { signal });
    globalThis.addEventListener('drop', onDrop, { signal });
    globalThis.addEventListener('dragleave', onLeave, { signal });
    globalThis.addEventListener('paste', pasteRecipe, { signal });
    return () => ended.abort();
  }, []);
  if (!isOver && !isLooking) return null;
  return <output className="list-drop">{isLooking ? texts.looking : texts.drop}</output>;
}

/** What is pasted into a field, or while something else is asked, belongs there. */
function pasteRecipe(event: ClipboardEvent): void {
  const isOfField =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], dialog') !== null;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (event.defaultPrevented || isOfField || !isWholeSource(text)) return;
  event.preventDefault();
  importText(text);
}
