/** Adds however many: as arguments of one call they would have to fit on the stack. */
export function addAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
