/** What a key asks of a history: Ctrl or ⌘ Z, with Shift the other way, and Ctrl Y. */
export function directionOfKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
