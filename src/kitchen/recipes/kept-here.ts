import { atom, type ReadableAtom } from 'nanostores';
import { kitchenKey } from '#domain/storage-keys.ts';
import { keep, readKept } from '#stores/kept.ts';
import { $session } from '../shell/session/session.ts';

export type KeptHere<Value> = {
  $value: ReadableAtom<Value>;
  /** False where it lasts only as long as the page. */
  change: (changed: (value: Value) => Value) => boolean;
  /** Reads what is kept, now and when another tab changes it; returns what stops that. */
  follow: () => () => void;
};

/** A value that this device keeps for a person and a site; all tabs have the same. */
export function keptHere<Value>(
  what: Parameters<typeof kitchenKey>[0],
  read: (text: string | null) => Value,
): KeptHere<Value> {
  const $value = atom<Value>(read(null));
  const latest = (): Value => {
    const key = keyHere(what);
    const text = key === null ? null : readKept(key);
    // Where storage is blocked the value lasts as long as the page.
    return text === null ? $value.get() : read(text);
  };
  return {
    $value,
    change(changed) {
      const value = changed(latest());
      $value.set(value);
      const key = keyHere(what);
      return key !== null && keep(key, JSON.stringify(value));
    },
    follow() {
      $value.set(latest());
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === keyHere(what)) $value.set(read(newValue));
      };
      globalThis.addEventListener('storage', onStorage);
      return () => globalThis.removeEventListener('storage', onStorage);
    },
  };
}

function keyHere(what: Parameters<typeof kitchenKey>[0]): string | null {
  const session = $session.get();
  if (session.status !== 'open' || session.site === null) return null;
  return kitchenKey(what, session.user.id, session.site.id);
}
