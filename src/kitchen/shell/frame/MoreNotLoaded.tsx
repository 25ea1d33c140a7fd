import { TryAgain } from './TryAgain.tsx';

type Props = {
  texts: { moreFailed: (reason: string) => string; tryAgain: string };
  failure: { message: string };
  onAgain: () => unknown;
};

/** Stands below the rows of a list whose next ones could not be loaded, and asks again. */
export function MoreNotLoaded({ texts, failure, onAgain }: Props) {
  return (
    <p className="list-more-failed" role="alert">
      {texts.moreFailed(failure.message)}
      <TryAgain onAgain={onAgain}>{texts.tryAgain}</TryAgain>
    </p>
  );
}
