import { emailMessages } from '#contract/accounts/email-messages.ts';
import { subscriberImportMessages as texts } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import type { ImportAnswer } from '#contract/mail/subscriber-import.ts';
import { type ImportOutcome, importOutcomes } from '#domain/mail/import-rules.ts';
import type { Withheld } from './import-steps.ts';

type Props = { answer: ImportAnswer; withheld?: Withheld };

const nothing: Withheld = { leftElsewhere: 0, addressless: 0, runTogether: [] };
const linesShown = 5;

const reasonOf = (outcome: ImportOutcome, email: string): string =>
  outcome === 'malformed' && emailMessages.refusal(email) !== emailMessages.invalid
    ? texts.foreign
    : texts.reasons[outcome];

/** Lines by what becomes of them, and the first that are left out. */
export function Outcomes({ answer, withheld = nothing }: Props) {
  const { leftElsewhere, addressless, runTogether } = withheld;
  const { counts } = answer.import;
  const told = importOutcomes.filter((outcome) => counts[outcome] > 0);
  const leftOut = importOutcomes
    .filter((outcome) => outcome !== 'new' && outcome !== 'imported')
    .reduce((sum, outcome) => sum + counts[outcome], 0);
  return (
    <>
      <ul className="import-outcomes">
        {told.map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            {texts.outcomes[outcome](counts[outcome])}
          </li>
        ))}
        {leftElsewhere > 0 && <li>{texts.told.leftElsewhere(leftElsewhere)}</li>}
        {addressless > 0 && <li>{texts.told.addressless(addressless)}</li>}
      </ul>
      {runTogether.length > 0 && (
        <p role="alert">{texts.told.runTogether(runTogether.slice(0, linesShown))}</p>
      )}
      {answer.problems.length > 0 && (
        <details className="import-problems">
          <summary>{texts.told.problems}</summary>
          <ul>
            {answer.problems.map(({ line, email, outcome }) => (
              <li key={line}>
                <span>{texts.told.line(line)}</span>
                <b>{email}</b>
                <span>{reasonOf(outcome, email)}</span>
              </li>
            ))}
          </ul>
          {leftOut > answer.problems.length && (
            <p className="kitchen-meta">{texts.told.firstOf(answer.problems.length, leftOut)}</p>
          )}
        </details>
      )}
    </>
  );
}
