import { useState } from 'react';
import { pictureEditMessages as edit } from '#contract/kitchen/media/picture-edit-messages.ts';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { KeptField } from '../fields/KeptField.tsx';
import type { Saving } from '../media/pictures/known-images.ts';
import { renameFilm } from './rename-film.ts';

type Film = Extract<MediaItem, { kind: 'film' }>;

/** What a film is called; saved when the field is left. */
export function FilmName({ item }: { item: Film }) {
  const [name, setName] = useState(item.name);
  const [saving, setSaving] = useState<Saving | null>(null);
  const save = async () => {
    if (name === item.name && saving === null) return;
    setSaving({ status: 'saving' });
    setSaving(await renameFilm(item.id, name));
  };
  return (
    <>
      <KeptField
        label={mediaLibraryMessages.details.name}
        most={200}
        value={name}
        onType={setName}
        onBlur={() => void save()}
      />
      <output className="kitchen-meta">{saving ? textOf(saving) : ''}</output>
    </>
  );
}

function textOf(saving: Saving): string {
  if (saving.status === 'failed') return edit.notSaved(saving.reason);
  return saving.status === 'saved' ? edit.saved : edit.saving;
}
