import { isRecord } from '../../is-record.ts';
import { type Thing, typesOf } from './thing.ts';

/** Nodes looked at, so that data that refers to itself comes to an end. */
const nodesMax = 200_000;

/** Every recipe in values of JSON-LD, wherever it stands: alone, in lists, graphs or inside of pages. */
export function recipesIn(values: readonly unknown[]): Thing[] {
  const things = [...objectsIn(values)];
  const named = byId(things);
  const typed = things.filter((thing) => typesOf(thing).includes('recipe'));
  const found = typed.length > 0 ? typed : things.filter(looksLikeRecipe);
  return found.map((thing) => withReferences(thing, named));
}

/** Some pages name another type, or none, and say everything that only recipes have. */
const looksLikeRecipe = (thing: Thing): boolean =>
  'recipeIngredient' in thing || ('ingredients' in thing && 'recipeInstructions' in thing);

/** Every object in values of JSON-LD, however deep. */
export function* objectsIn(values: readonly unknown[]): Generator<Thing> {
  const pending = values.toReversed();
  for (let looked = 0; pending.length > 0 && looked < nodesMax; looked += 1) {
    const value = pending.pop();
    if (Array.isArray(value)) for (const each of value.toReversed()) pending.push(each);
    if (!isRecord(value)) continue;
    yield value;
    for (const each of Object.values(value).toReversed()) {
      if (typeof each === 'object' && each !== null) pending.push(each);
    }
  }
}

function byId(things: readonly Thing[]): Map<string, Thing> {
  const named = new Map<string, Thing>();
  for (const thing of things) {
    const id = thing['@id'];
    const isReference = Object.keys(thing).length === 1;
    if (typeof id === 'string' && !isReference && !named.has(id)) named.set(id, thing);
  }
  return named;
}

/** "author": {"@id": "#ada"} is what stands elsewhere under that id. */
function withReferences(thing: Thing, named: ReadonlyMap<string, Thing>): Thing {
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => resolved(each));
    if (!isRecord(value)) return value;
    const id = value['@id'];
    const isReference = Object.keys(value).every((key) => key === '@id' || key === '@type');
    return isReference && typeof id === 'string' ? (named.get(id) ?? value) : value;
  };
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, resolved(value)]));
}
