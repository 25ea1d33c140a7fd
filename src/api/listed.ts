/** A part of a list, and how much there is of all of it. */
export type Listed<Item> = { items: readonly Item[]; total: number };

/** Asks for one page after the other until as many are there as are wanted, or all of them. */
export async function listed<Item>(
  wanted: number,
  page: (offset: number) => Promise<Listed<Item>>,
): Promise<{ items: Item[]; total: number }> {
  const items: Item[] = [];
  for (;;) {
    const next = await page(items.length);
    const { total } = next;
    items.push(...next.items);
    if (next.items.length === 0 || items.length >= Math.min(wanted, total)) return { items, total };
  }
}
