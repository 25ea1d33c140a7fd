export type Shelf = 'local' | 'session';

export function readKept(key: string, shelf: Shelf = 'local'): string | null {
  try {
    return storageOf(shelf)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Null removes the text. False where it lasts only as long as the page. */
export function keep(key: string, text: string | null, shelf: Shelf = 'local'): boolean {
  try {
    const storage = storageOf(shelf);
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
    return storage !== undefined;
  } catch {
    // The browser blocks storage or has no room.
    return false;
  }
}

/** Keeps under another key what was kept under this one, unless something newer is there. */
export function bringOver(from: string, to: string, shelf: Shelf = 'local'): void {
  const text = readKept(from, shelf);
  if (text === null) return;
  if (readKept(to, shelf) !== null || keep(to, text, shelf)) keep(from, null, shelf);
}

/** A server has no storage, and some browsers throw as soon as it is named. */
function storageOf(shelf: Shelf): Storage | undefined {
  const name = shelf === 'local' ? 'localStorage' : 'sessionStorage';
  return name in globalThis ? globalThis[name] : undefined;
}
