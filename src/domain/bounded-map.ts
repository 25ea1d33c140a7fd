type Entry<Value> = {
  key: string;
  value: Value;
  older: Entry<Value> | null;
  newer: Entry<Value> | null;
};

/**
 * A least recently used cache: forgets what was used least recently once its weight is too much.
 * The order of use is a linked list, for moving a key to the end of a `Map` costs more the more
 * keys it has.
 */
export function boundedMap<Value>(maxWeight: number, weigh: (value: Value) => number) {
  const entries = new Map<string, Entry<Value>>();
  const order = orderOfUse<Value>();
  let weight = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    order.unlink(entry);
    weight -= weigh(entry.value);
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      order.unlink(entry);
      order.append(entry);
      return entry.value;
    },
    set(key: string, value: Value): void {
      remove(key);
      const entry: Entry<Value> = { key, value, older: null, newer: null };
      entries.set(key, entry);
      order.append(entry);
      weight += weigh(value);
      while (order.oldest && weight > maxWeight) remove(order.oldest.key);
    },
    delete: remove,
  };
}

/** A doubly linked list from the least to the most recently used. */
function orderOfUse<Value>() {
  let newest: Entry<Value> | null = null;
  const list = {
    oldest: null as Entry<Value> | null,
    append(entry: Entry<Value>): void {
      entry.older = newest;
      entry.newer = null;
      if (newest) newest.newer = entry;
      else list.oldest = entry;
      newest = entry;
    },
    unlink({ older, newer }: Entry<Value>): void {
      if (older) older.newer = newer;
      else list.oldest = newer;
      if (newer) newer.older = older;
      else newest = older;
    },
  };
  return list;
}
