let given: Element | null = null;

/**
 * Notes what took the focus because nothing else was left for it (`keep-focus.ts`); null as soon as
 * somebody goes on from there.
 */
export const noteGiven = (element: Element | null): void => {
  given = element;
};

/** Whether the focus is where nobody put it, so that it may be led to where something new is told. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === given;
}
