/** Does the work for every item, so many at a time, and answers in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function takeTurns(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item, index);
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
  return results;
}
