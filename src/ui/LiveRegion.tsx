type Props = {
  /** Said when it changes; empty says nothing. */
  text: string;
  /** Interrupts, for what cannot wait. */
  isUrgent?: boolean;
};

/** Stands in the page from the start: what is said in a region that has just appeared is not heard. */
export function LiveRegion({ text, isUrgent = false }: Props) {
  return (
    <div
      className="visually-hidden"
      role={isUrgent ? 'alert' : 'status'}
      aria-live={isUrgent ? 'assertive' : 'polite'}
    >
      {text}
    </div>
  );
}
