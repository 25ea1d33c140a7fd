import { TryAgain } from './TryAgain.tsx';
import { Failure } from './Failure.tsx';

type Props = {
  texts: { loadFailed: string; tryAgain: string };
  failure: { message: string; lead: string | null };
  onAgain: () => unknown;
};

/** Stands above a list that could not be loaded, and asks again. */
export function NotLoaded({ texts, failure, onAgain }: Props) {
  return (
    <div className="list-message">
      <h2>{texts.loadFailed}</h2>
      <Failure failure={failure} />
      <TryAgain onAgain={onAgain}>{texts.tryAgain}</TryAgain>
    </div>
  );
}
