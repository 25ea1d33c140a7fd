import { useEffect, useState } from 'react';
import { useValue } from '#stores/use-value.ts';
import { $areKeysShown, hideKeys, showKeys } from './keys.ts';
import { laterDialog } from '../frame/Later.tsx';

const KeysDialog = laterDialog(async () => (await import('./KeysDialog.tsx')).KeysDialog);

/** All keys of the screen: a question mark where nothing is typed, Ctrl or ⌘ and / anywhere. */
export function Keys() {
  const isShown = useValue($areKeysShown);
  const [isWanted, setIsWanted] = useState(false);
  if (isShown && !isWanted) setIsWanted(true);
  useEffect(() => {
    // A key for the whole screen has no element of its own.
    const onKey = (event: KeyboardEvent) => {
      if (!asksForKeys(event)) return;
      event.preventDefault();
      showKeys();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
  return isWanted && <KeysDialog isOpen={isShown} onClose={hideKeys} />;
}

function asksForKeys({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) {
  if (isComposing || altKey) return false;
  if (ctrlKey !== metaKey) return key === '/';
  // A single key counts only where something of the screen has the focus: speech input writes keys.
  return key === '?' && !ctrlKey && target instanceof Element && isOnControl(target);
}

const isOnControl = (target: Element): boolean =>
  target !== document.body &&
  target.closest(
    'dialog, textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])',
  ) === null;
