import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureEditMessages as edit } from '#contract/kitchen/media/picture-edit-messages.ts';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { KeptField } from '../fields/KeptField.tsx';
import type { Saving } from '../media/pictures/known-images.ts';
import { notify } from '../shell/notices/notices.ts';
import { renameFilm } from './rename-film.ts';

type Film = Extract<MediaItem, { kind: 'film' }>;

/** What a film is called; saved when the field, its panel or the page is left. */
export function FilmName({ item }: { item: Film }) {
  const { name, type, save, saving } = useFilmName(item);
  return (
    <>
      <KeptField
        label={mediaLibraryMessages.details.name}
        most={200}
        value={name}
        onType={type}
        onBlur={() => void save()}
      />
      <output className="kitchen-meta">{saving ? textOf(saving) : ''}</output>
    </>
  );
}

function useFilmName(item: Film) {
  const [name, setName] = useState(item.name);
  const [saving, setSaving] = useState<Saving | null>(null);
  /** What was typed and is not saved. */
  const typed = useRef<string | null>(null);
  const send = useCallback(async (): Promise<Saving | null> => {
    const text = typed.current;
    if (text === null) return null;
    typed.current = null;
    const sent = await renameFilm(item.id, text);
    if (sent.status === 'failed') typed.current ??= text;
    return sent;
  }, [item.id]);
  const save = async () => {
    if (typed.current !== null) setSaving({ status: 'saving' });
    const sent = await send();
    if (sent) setSaving(sent);
  };
  useEffect(() => {
    // Nobody sees the field any more: only a failure is said.
    const leave = async () => {
      const sent = await send();
      if (sent?.status === 'failed') notify(edit.nameNotSaved(sent.reason));
    };
    const leavePage = () => void leave();
    globalThis.addEventListener('pagehide', leavePage);
    return () => {
      globalThis.removeEventListener('pagehide', leavePage);
      leavePage();
    };
  }, [send]);
  const type = (text: string) => {
    typed.current = text;
    setName(text);
  };
  return { name, type, save, saving };
}

function textOf(saving: Saving): string {
  if (saving.status === 'failed') return edit.notSaved(saving.reason);
  return saving.status === 'saved' ? edit.saved : edit.saving;
}
