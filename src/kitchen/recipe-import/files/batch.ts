import { ApiError } from '#api/api-error.ts';

/** Of the megabyte that a request may have. */
export const batchBytesMax = 900_000;

export type Batch<Item> = {
  add: (item: Item) => Promise<void>;
  /** Sends what is left. */
  flush: () => Promise<void>;
};

/** As few requests as their sizes allow; each of them takes at most so many. */
export function batchOf<Item>(most: number, send: (items: Item[]) => Promise<void>): Batch<Item> {
  let waiting: Item[] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    await send(waiting);
    waiting = [];
    bytes = 0;
  };
  return {
    flush,
    add: async (item) => {
      const size = bytesOf(item);
      if (bytes + size > batchBytesMax) await flush();
      waiting.push(item);
      bytes += size;
      if (waiting.length >= most) await flush();
    },
  };
}

type Bringing<Item> = {
  bring: (items: Item[]) => Promise<void>;
  /** What is done about one that is refused for what it says. */
  refuse: (item: Item, error: ApiError) => Promise<void>;
};

/** Where one of them is refused, the others come all the same. */
export async function bringEach<Item>(
  items: Item[],
  { bring, refuse }: Bringing<Item>,
): Promise<void> {
  try {
    await bring(items);
  } catch (error) {
    if (!isOfContent(error)) throw error;
    const [item] = items;
    if (items.length > 1) for (const each of items) await bringEach([each], { bring, refuse });
    else if (item !== undefined) await refuse(item, error);
  }
}

export const bytesOf = (item: unknown): number =>
  new TextEncoder().encode(JSON.stringify(item)).length;

const isOfContent = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 413].includes(error.status);
