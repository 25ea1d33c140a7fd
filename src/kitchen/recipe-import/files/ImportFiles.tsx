import { useState } from 'react';
import { broughtMessages } from '#contract/kitchen/import/brought-messages.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { useDropGuard } from '../../media/uploads/dropped-files.ts';
import { FileChoice } from '../../media/uploads/FileChoice.tsx';
import { places } from '../led-focus.ts';
import type { Brought } from './brought-files.ts';
import { FolderChoice } from './FolderChoice.tsx';
import { useBrought } from './use-brought.ts';

const texts = recipeImportMessages.files;

type Props = { onFiles: (brought: Brought, fetchesPictures: boolean) => void };

/** Where the files of other programs are chosen or dropped. */
export function ImportFiles({ onFiles }: Props) {
  const [fetches, setFetches] = useState(false);
  const { isOver, isLooking, target, takeFiles, takeFolder } = useBrought((brought) =>
    onFiles(brought, fetches),
  );
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
      <div className="import-drop">
        <FileChoice
          id={places.files}
          label={texts.choose}
          accept=""
          isMultiple
          onFiles={takeFiles}
        />
        <FolderChoice label={texts.folder} onFiles={takeFolder} />
        <span className="kitchen-meta import-drop-hint">
          {isOver ? broughtMessages.drop : texts.drop}
        </span>
        <output className="kitchen-meta">{isLooking && broughtMessages.looking}</output>
      </div>
    </section>
  );
}
