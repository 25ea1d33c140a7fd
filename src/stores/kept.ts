export type Shelf = 'local' | 'session';

export function readKept(key: string, shelf: Shelf = 'local'): string | null {
  try {
    return storageOf(shelf)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Null removes the text. */
export function keep(key: string, text: string | null, shelf: Shelf = 'local'): void {
  try {
    if (text === null) storageOf(shelf)?.removeItem(key);
    else storageOf(shelf)?.setItem(key, text);
  } catch {
    // The browser blocks storage: the value lasts as long as the page.
  }
}

/** A server has no storage, and some browsers throw as soon as it is named. */
function storageOf(shelf: Shelf): Storage | undefined {
  const name = shelf === 'local' ? 'localStorage' : 'sessionStorage';
  return name in globalThis ? globalThis[name] : undefined;
}
