type Named = {
  name: string;
  /** What else is known of it, what says most first; empty where nothing is. */
  marks: readonly (() => string)[];
};

/**
 * A name for each that no other of the list has: of those that are called alike with the first mark
 * that tells them apart, and with their place among those that nothing tells apart.
 */
export function namesApart(all: readonly Named[]): string[] {
  const marksMost = Math.max(0, ...all.map(({ marks }) => marks.length));
  let names = all.map(({ name }) => name);
  for (let at = 0; at < marksMost; at += 1) {
    names = amongEqual(names, (name, index, equals) => {
      const marks = equals.map((each) => all[each]?.marks[at]?.() ?? '');
      const mark = marks[equals.indexOf(index)] ?? '';
      return mark === '' || new Set(marks).size === 1 ? name : `${name}, ${mark}`;
    });
  }
  const numbered = amongEqual(
    names,
    (name, index, equals) => `${name}, ${equals.indexOf(index) + 1} of ${equals.length}`,
  );
  // A cook may have called one so themselves.
  return isApart(numbered) ? numbered : numbered.map((name, index) => `${name} (${index + 1})`);
}

function amongEqual(
  names: readonly string[],
  renamed: (name: string, index: number, equals: readonly number[]) => string,
): string[] {
  const places = Map.groupBy(names.keys(), (index) => names[index] ?? '');
  return names.map((name, index) => {
    const equals = places.get(name) ?? [];
    return equals.length < 2 ? name : renamed(name, index, equals);
  });
}

const isApart = (names: readonly string[]): boolean => new Set(names).size === names.length;
