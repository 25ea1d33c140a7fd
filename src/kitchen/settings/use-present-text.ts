import { useRef, useState } from 'react';
import { presentSettingsMessages as texts } from '#contract/kitchen/settings-messages.ts';
import { unsavedSettingKey } from '#domain/storage-keys.ts';
import { failureOf } from '#stores/failure.ts';
import { keep, readKept } from '#stores/kept.ts';
import { siteSlugHere } from '../shell/address.ts';
import { changePresent } from './present-settings.ts';

type Name = keyof typeof texts.fields;

/** What is typed stays until the server has it: on the screen, and over a reload of the page. */
export function usePresentText(name: Name, stored: string | null) {
  const key = unsavedSettingKey(siteSlugHere(), name);
  const [typed, setTyped] = useState(() => readKept(key, 'session'));
  const [issue, setIssue] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef(typed);
  const show = (text: string | null) => {
    latest.current = text;
    setTyped(text);
    keep(key, text, 'session');
  };
  const commit = async () => {
    if (typed === null || isSaving) return;
    const text = typed.trim();
    const value = text === '' ? null : text;
    setIssue(null);
    if (value === stored) {
      show(null);
      return;
    }
    setIsSaving(true);
    try {
      await changePresent(name, value, (now) => texts.fields[name][now === null ? 'unset' : 'set']);
      // What was typed while it was on its way is not saved yet.
      if (latest.current === typed) show(null);
    } catch (error) {
      setIssue(toldOf(name, error));
    } finally {
      setIsSaving(false);
    }
  };
  const type = (text: string) => {
    setIssue(null);
    show(text);
  };
  return { text: typed ?? stored ?? '', issue, isSaving, type, commit };
}

function toldOf(name: Name, error: unknown): string {
  const { issues, message } = failureOf(error);
  return name in issues ? texts.fields[name].invalid : texts.notChanged(message);
}
