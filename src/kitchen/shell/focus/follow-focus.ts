/**
 * Keeps the focus where a control vanishes (`keep-focus.ts`) as soon as its script is there: nobody
 * needs it before the first press. Returns a function that stops it.
 */
export function followFocus(): () => void {
  let isOver = false;
  let stop = () => {};
  const begin = async () => {
    const { keepFocus } = await import('./keep-focus.ts');
    if (!isOver) stop = keepFocus();
  };
  begin().catch(reportError);
  return () => {
    isOver = true;
    stop();
  };
}
