import { useCallback, useState } from 'react';
import { buildsMessages } from '#contract/kitchen/publishing/builds-messages.ts';
import type { BuildView, ComparisonAnswer } from '#contract/publishing/build.ts';
import { pageChanges } from '#domain/publishing/history/build-summary.ts';
import type { Failure as Told } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { comparisonWith, goBackTo, refusalOf } from './history.ts';
import { PastSite } from './PastSite.tsx';
import { momentOf } from './sentences.ts';
import { useAnswer } from './use-answer.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

const { comparison: texts, tryAgain } = buildsMessages;

type Props = { build: BuildView; onClose: () => void };

/** What going back to a build would bring back, before it does. */
export function ComparisonDialog({ build, onClose }: Props) {
  const when = momentOf(build.finishedAt ?? build.startedAt);
  const ask = useCallback(() => comparisonWith(build.id), [build.id]);
  const { answer, failure, askAgain } = useAnswer(ask);
  const [refusal, setRefusal] = useState<Told | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const goBack = async () => {
    setIsPending(true);
    try {
      await goBackTo(build, when);
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
      setIsPending(false);
    }
  };
  return (
    <>
      <Dialog
        title={texts.title(when)}
        isOpen
        onClose={onClose}
        isLoading={!answer && !failure}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            {answer && isAnything(answer) && (
              <Button isPending={isPending} onClick={() => void goBack()}>
                {texts.confirm}
              </Button>
            )}
          </>
        }
      >
        <div className="build-comparison">
          <Failure failure={failure ?? refusal} />
          {failure && <TryAgain onAgain={askAgain}>{tryAgain}</TryAgain>}
          {answer && <Compared answer={answer} onLook={setLookedAt} />}
        </div>
      </Dialog>
      {lookedAt !== null && (
        <PastSite build={build} startsAt={lookedAt} onClose={() => setLookedAt(null)} />
      )}
    </>
  );
}

const isAnything = (answer: ComparisonAnswer): boolean =>
  answer.pages.length > 0 || answer.settingsDiffer || answer.featuredDiffer;

type ComparedProps = { answer: ComparisonAnswer; onLook: (path: string) => void };

function Compared({ answer, onLook }: ComparedProps) {
  const { pages, counts, settingsDiffer, featuredDiffer } = answer;
  return (
    <>
      {!isAnything(answer) && <p>{texts.nothing}</p>}
      {pageChanges.map((change) => {
        const listed = pages.filter((page) => page.change === change);
        if (counts[change] === 0) return null;
        return (
          <section key={change} className="build-pages">
            <h3>{texts.counts[change](counts[change])}</h3>
            <ul>
              {listed.map(({ path, title }) => (
                <li key={path}>
                  {change === 'removed' ? (
                    title
                  ) : (
                    <button
                      type="button"
                      className="kitchen-link"
                      aria-label={texts.lookAt(title)}
                      onClick={() => onLook(path)}
                    >
                      {title}
                    </button>
                  )}{' '}
                  <code>{path}</code>
                </li>
              ))}
              {counts[change] > listed.length && (
                <li>{texts.more(counts[change] - listed.length)}</li>
              )}
            </ul>
          </section>
        );
      })}
      {settingsDiffer && <p>{texts.settings}</p>}
      {featuredDiffer && <p>{texts.featured}</p>}
      {isAnything(answer) && (
        <p>
          {pages.length > 0 && texts.follow} {texts.kept}
        </p>
      )}
      {isAnything(answer) &&
        answer.notBroughtBack.map((thing) => <p key={thing}>{texts.notBroughtBack[thing]}</p>)}
      <Staying answer={answer} />
    </>
  );
}

function Staying({ answer: { staying, stayingCount } }: Pick<ComparedProps, 'answer'>) {
  if (stayingCount === 0) return null;
  return (
    <ul className="kitchen-meta">
      {staying.map(({ title, reason }) => (
        <li key={`${title} ${reason}`}>
          {title} {texts.staying[reason]}.
        </li>
      ))}
      {stayingCount > staying.length && <li>{texts.stayingMore(stayingCount - staying.length)}</li>}
    </ul>
  );
}
