import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { $pendingUploads, type PendingUpload } from '../../../media/uploads/media-uploads.ts';

const { uploads: texts } = publishSheetMessages;

type Props = { waits: boolean; onChoose: (waits: boolean) => void };

/** Pictures that are not here yet: whether they are waited for. */
export function RisingPictures({ waits, onChoose }: Props) {
  const name = useId();
  const pending = useStore($pendingUploads);
  const failed = pending.filter(({ hasFailed }) => hasFailed);
  const rising = pending.filter(({ hasFailed }) => !hasFailed);
  if (pending.length === 0) return null;
  return (
    <fieldset className="publish-row">
      <legend>{texts.heading}</legend>
      <div>
        {failed.length > 0 && <p>{texts.failed(namesOf(failed))}</p>}
        {rising.length > 0 && (
          <>
            <p>{texts.rising(namesOf(rising))}</p>
            <div className="publish-choices">
              {[true, false].map((each) => (
                <label key={String(each)}>
                  <input
                    type="radio"
                    name={name}
                    checked={waits === each}
                    onChange={() => onChoose(each)}
                  />
                  {each ? texts.wait : texts.without}
                </label>
              ))}
            </div>
          </>
        )}
      </div>
    </fieldset>
  );
}

const namesOf = (uploads: readonly PendingUpload[]): string =>
  uploads.map(({ name }) => name).join(', ');
