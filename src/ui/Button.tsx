import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'button'>, 'aria-disabled'> & {
  variant?: 'primary' | 'quiet' | 'danger';
  /** Ignores clicks; the button stays enabled, since disabling it would lose the focus. */
  isPending?: boolean;
};

const variants = { primary: '', quiet: 'quiet', danger: 'danger' } as const;

export function Button({
  variant = 'primary',
  isPending = false,
  className,
  onClick,
  type = 'button',
  ...button
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- one of the three by its type
      type={type}
      className={classNames('button', variants[variant], className)}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    />
  );
}
