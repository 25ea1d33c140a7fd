/** As much as the server answers at once, and how far into a list it lets one ask. */
const pageSize = 100;
const lastOffset = 10_000;

/** The whole of a list that the server answers in parts. */
export async function everyPage<Entry>(
  askPage: (query: string) => Promise<{ entries: Entry[]; total: number }>,
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let offset = 0; offset <= lastOffset; offset += pageSize) {
    const { entries, total } = await askPage(`limit=${pageSize}&offset=${offset}`);
    all.push(...entries);
    if (entries.length === 0 || all.length >= total) break;
  }
  return all;
}
