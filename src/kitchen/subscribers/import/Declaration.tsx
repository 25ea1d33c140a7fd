import { useId, useState } from 'react';
import { subscriberImportMessages } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import { type ImportBasis, importBases } from '#domain/mail/import-rules.ts';
import { Button } from '#ui/Button.tsx';
import { KeptArea } from '../../fields/KeptField.tsx';
import { downloadReport } from '../download.ts';
import { beginImport, type ImportStep, startList } from './import-steps.ts';
import { Outcomes } from './Outcomes.tsx';
import { Failure } from '../../shell/frame/Failure.tsx';

const { told: toldTexts, declare: texts, done, columns } = subscriberImportMessages;
/** As a site that nobody knows yet is trusted with, so that nobody is promised more. */
const askedPerDay = 500;

type Props = { told: Extract<ImportStep, { step: 'told' }> };

/** What would happen, and what the cook has to say before it does. */
export function Declaration({ told }: Props) {
  const { answer, withheld, failure, isSending } = told;
  const [basis, setBasis] = useState<ImportBasis>('ask');
  const [statement, setStatement] = useState('');
  const { id, counts } = answer.import;
  const count = counts.new;
  const lacksStatement = count > 0 && statement.trim() === '';
  const lackId = useId();
  return (
    <>
      <h3>{toldTexts.heading}</h3>
      {count === 0 && <p>{toldTexts.nobody}</p>}
      <Outcomes answer={answer} withheld={withheld} />
      {count > 0 && (
        <>
          <fieldset className="import-bases">
            <legend>{texts.heading}</legend>
            {importBases.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="basis"
                  checked={basis === each}
                  disabled={each === 'confirmed' && count > answer.confirmedRoom}
                  onChange={() => setBasis(each)}
                />
                <b>{texts[each]}</b>
                <small>
                  {each === 'ask'
                    ? texts.askText(count, askedPerDay)
                    : texts.confirmedText(answer.confirmedRoom)}
                </small>
              </label>
            ))}
          </fieldset>
          <KeptArea
            label={texts.statement}
            hint={texts.statementHint}
            placeholder={texts.statementPlaceholder}
            most={1000}
            rows={2}
            value={statement}
            error={failure?.issues['statement']}
            onType={setStatement}
          />
          <p className="kitchen-meta">{texts.bought}</p>
        </>
      )}
      <Failure failure={failure} />
      {lacksStatement && (
        <p id={lackId} className="kitchen-meta">
          {texts.needsStatement}
        </p>
      )}
      <p className="import-acts">
        {count > 0 && (
          <Button
            isPending={isSending}
            disabled={lacksStatement}
            aria-describedby={lacksStatement ? lackId : undefined}
            onClick={() => void startList({ basis, statement })}
          >
            {texts.start(count)}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void downloadReport(id)}>
          {done.report}
        </Button>
        <Button variant="quiet" onClick={beginImport}>
          {columns.back}
        </Button>
      </p>
    </>
  );
}
