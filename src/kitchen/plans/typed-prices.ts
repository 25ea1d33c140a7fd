import { useState } from 'react';
import { isRecord } from '#domain/is-record.ts';
import { parsedJson } from '#domain/parsed-json.ts';
import { keep, readKept } from '#stores/kept.ts';
import { unsavedSettingHere } from '../settings/unsaved-setting.ts';

/** What stands in the fields of the prices, as it was typed. */
export type Typed = { monthly: string; yearly: string; trialDays: number | null };

const isSame = (now: Typed | null, saved: Typed): boolean =>
  now?.monthly === saved.monthly &&
  now.yearly === saved.yearly &&
  now.trialDays === saved.trialDays;

/** What is typed stays until it is saved, whatever arrives meanwhile and however often the page is loaded. */
export function useTypedPrices() {
  const key = unsavedSettingHere('prices');
  const [now, setNow] = useState(() => readTyped(key));
  return {
    typed: now,
    type: (written: Typed): void => {
      setNow(written);
      keep(key, JSON.stringify(written), 'session');
    },
    /** Forgets what was saved, unless something else was typed since. */
    forget: (saved: Typed): void => {
      if (!isSame(readTyped(key), saved)) return;
      keep(key, null, 'session');
      setNow(null);
    },
  };
}

function readTyped(key: string): Typed | null {
  const kept = parsedJson(readKept(key, 'session'));
  if (!isRecord(kept)) return null;
  const { monthly, yearly, trialDays } = kept;
  if (typeof monthly !== 'string' || typeof yearly !== 'string') return null;
  return { monthly, yearly, trialDays: typeof trialDays === 'number' ? trialDays : null };
}
