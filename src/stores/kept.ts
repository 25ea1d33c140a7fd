/** What a browser keeps; where storage is shut off, things last as long as the page. */
export type Shelf = 'local' | 'session';

export function readKept(key: string, shelf: Shelf = 'local'): string | null {
  try {
    return storageOf(shelf)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Null takes it off the shelf. */
export function keep(key: string, text: string | null, shelf: Shelf = 'local'): void {
  try {
    if (text === null) storageOf(shelf)?.removeItem(key);
    else storageOf(shelf)?.setItem(key, text);
  } catch {
    // The page goes on with what it has in its memory.
  }
}

/** A server has no storage, and some browsers throw on the mere name. */
function storageOf(shelf: Shelf): Storage | undefined {
  const name = shelf === 'local' ? 'localStorage' : 'sessionStorage';
  return name in globalThis ? globalThis[name] : undefined;
}
