/**
 * While a text is written, a press of the mouse leaves the caret there: otherwise the tools of the
 * text would vanish between press and release, and the button would move away from under the mouse.
 * Returns what takes it back.
 */
export function keepPressesSteady(editor: HTMLElement): () => void {
  const keep = (event: MouseEvent) => {
    const isWriting = document.activeElement?.closest('.text-surface') ?? null;
    const pressed = event.target instanceof Element ? event.target : null;
    const isButton = pressed?.closest('button, .file-choice') ?? null;
    if (isWriting && isButton && editor.contains(isButton)) event.preventDefault();
  };
  // At the document, so that whoever drags a button has heard of it before.
  document.addEventListener('mousedown', keep);
  return () => document.removeEventListener('mousedown', keep);
}
