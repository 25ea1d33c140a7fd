type Props = {
  /** Announced whenever it changes. */
  text: string;
  /** Interrupts what the screen reader is saying. */
  isUrgent?: boolean;
};

/** Render it from the start: screen readers ignore the text of a region that has just appeared. */
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
