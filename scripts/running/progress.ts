/** Prints what is being done and how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  console.log(`${name} …`);
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  if (seconds >= 1) console.log(`  done in ${seconds.toFixed(1)} s`);
  return result;
}

export const sayProgress = (text: string): void => console.log(`  ${text}`);

/** What went wrong, as a line for the person at the terminal. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
