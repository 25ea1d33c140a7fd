import { isSameData } from '../../same-data.ts';
import { type AspectFields, listAspects, partOf } from '../differences/recipe-aspects.ts';

type Data = Readonly<Record<string, unknown>>;
export type Sides<Value> = { base: Value; mine: Value; theirs: Value };

/** An aspect that both sides changed, and not alike. */
export type FieldConflict = { aspect: string; mine: Data; theirs: Data };

/**
 * Each aspect from the side that changed it; mine where both did, which is a conflict unless they
 * did the same. Without a base both sides have added the value.
 */
export function mergeFields<Value extends Data>(
  of: AspectFields,
  { base, mine, theirs }: Omit<Sides<Value>, 'base'> & { base: Value | null },
): { value: Value; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  let value: Data = mine;
  for (const [aspect, fields] of Object.entries(of)) {
    const sides = {
      base: base && partOf(base, fields),
      mine: partOf(mine, fields),
      theirs: partOf(theirs, fields),
    };
    if (isSameData(sides.mine, sides.theirs) || isSameData(sides.theirs, sides.base)) continue;
    const lists = listAspects.has(aspect) ? mergedList(sides, aspect) : null;
    if (lists) value = replaced(value, fields, { [aspect]: lists });
    else if (isSameData(sides.mine, sides.base)) value = replaced(value, fields, sides.theirs);
    else conflicts.push({ aspect, mine: sides.mine, theirs: sides.theirs });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of it comes whole from one of the sides
  return { value: value as Value, conflicts };
}

function replaced(value: Data, fields: readonly string[], by: Data): Data {
  const others = Object.entries(value).filter(([field]) => !fields.includes(field));
  return { ...Object.fromEntries(others), ...by };
}

/** Elements that come and go one by one: what either side added and what neither took away. */
function mergedList(
  sides: { base: Data | null; mine: Data; theirs: Data },
  field: string,
): unknown[] | null {
  const [base, mine, theirs] = [sides.base?.[field] ?? [], sides.mine[field], sides.theirs[field]];
  if (!isList(base) || !isList(mine) || !isList(theirs)) return null;
  // A new order alone is no addition.
  if (isSameData(mine, base)) return theirs;
  const kept = mine.filter((each) => theirs.includes(each) || !base.includes(each));
  return [...kept, ...theirs.filter((each) => !mine.includes(each) && !base.includes(each))];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
