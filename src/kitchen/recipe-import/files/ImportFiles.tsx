import { useState } from 'react';
import { recipeImportMessages } from '#contract/kitchen/recipe-import-messages.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { useDropGuard, useDropTarget } from '../../media/uploads/dropped-files.ts';
import { FileChoice } from '../../media/uploads/FileChoice.tsx';

const texts = recipeImportMessages.files;

type Props = { onFiles: (files: File[], fetchesPictures: boolean) => void };

/** Where the files of other programs are chosen or dropped. */
export function ImportFiles({ onFiles }: Props) {
  const [fetches, setFetches] = useState(false);
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(files, fetches);
  };
  const { isOver, target } = useDropTarget(take);
  useDropGuard();
  return (
    <section
      className="import-files"
      aria-labelledby="import-files"
      data-over={isOver || undefined}
      {...target}
    >
      <h2 id="import-files">{texts.heading}</h2>
      <p className="kitchen-meta">{texts.intro}</p>
      <CheckboxField label={texts.fetches} isChecked={fetches} onCheck={setFetches} />
      <p className="import-actions">
        <FileChoice label={texts.choose} accept="" isMultiple onFiles={take} />
        <span className="kitchen-meta">{texts.drop}</span>
      </p>
    </section>
  );
}
