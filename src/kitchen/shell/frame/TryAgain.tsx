import { Button } from '#ui/Button.tsx';
import { useWhenBack } from '../network/when-back.ts';

type Props = {
  children: string;
  /** Whether it stands in a line of text. */
  isLink?: boolean;
  onAgain: () => unknown;
};

/** Asks again for what could not be loaded, by itself once there is a connection again. */
export function TryAgain({ children, isLink = false, onAgain }: Props) {
  useWhenBack(onAgain);
  const press = () => void onAgain();
  if (!isLink) {
    return (
      <Button variant="quiet" onClick={press}>
        {children}
      </Button>
    );
  }
  return (
    <button type="button" className="kitchen-link" onClick={press}>
      {children}
    </button>
  );
}
