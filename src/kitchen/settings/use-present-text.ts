import { useRef, useState } from 'react';
import { NetworkError } from '#api/network-error.ts';
import { presentSettingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { keep, readKept } from '#stores/kept.ts';
import { useWhenBack } from '../shell/network/when-back.ts';
import { $present, changePresent } from './present-settings.ts';
import { unsavedSettingHere } from './unsaved-setting.ts';

type Name = keyof typeof texts.fields;

/** What is typed stays until the server has it: on the screen, and over a reload of the page. */
export function usePresentText(name: Name, stored: string | null) {
  const key = unsavedSettingHere(name);
  const [typed, setTyped] = useState(() => readKept(key, 'session'));
  // What is kept was left before it was saved.
  const [isLeft, setIsLeft] = useState(typed !== null);
  const [issue, setIssue] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef(typed);
  const saving = useRef({ isUnderWay: false, isWantedAgain: false, isUnsent: false });
  const show = (text: string | null) => {
    latest.current = text;
    saving.current.isUnsent = false;
    setTyped(text);
    setIsLeft(false);
    keep(key, text, 'session');
  };
  const save = async (text: string) => {
    const line = text.trim();
    const value = line === '' ? null : line;
    if (value !== inForce(name)) {
      await changePresent(name, value, (now) => texts.fields[name][now === null ? 'unset' : 'set']);
    }
    // What was typed while it was on its way is not saved yet.
    if (latest.current === text) show(null);
  };
  const commit = async () => {
    const state = saving.current;
    state.isWantedAgain = state.isUnderWay;
    if (latest.current === null || state.isUnderWay) return;
    setIssue(null);
    setIsSaving(true);
    state.isUnderWay = true;
    try {
      await save(latest.current);
    } catch (error) {
      state.isUnsent = error instanceof NetworkError;
      setIssue(toldOf(name, error));
    } finally {
      state.isUnderWay = false;
      setIsSaving(false);
    }
    if (state.isWantedAgain) await commit();
  };
  const type = (text: string) => {
    setIssue(null);
    show(text);
  };
  useWhenBack(() => saving.current.isUnsent && commit());
  return { text: typed ?? stored ?? '', issue, isLeft, isSaving, type, commit };
}

/** What the last answer said, which no render may have shown yet. */
function inForce(name: Name): string | null {
  const now = $present.get();
  return now.status === 'known' ? now.site[name] : null;
}

function toldOf(name: Name, error: unknown): string {
  const { issues, message } = failureOf(error);
  return name in issues ? texts.fields[name].invalid : texts.notChanged(message);
}
