import { isUuid } from '../../is-uuid.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import type { FieldPath } from './field-path.ts';

/** Fields of a recipe whose value is a number, and which are written in words. */
export type EnteredField =
  | 'prepTimeMinutes'
  | 'cookTimeMinutes'
  | 'customTimeMinutes'
  | 'yieldServings';

/**
 * Words of fields that say no value yet, each by the name of its field; of a row by the row's id, so
 * that they stay with it wherever it is moved: `{id}.link`. What waits to be made is under `{field}.new`.
 */
export type BegunFields = Readonly<Record<string, string>>;

/**
 * What is written as an editor holds it, with words that say no value yet: they are kept, shown and
 * taken back like everything else of it, and keep it from being sent.
 */
export type Begun<Content> = Content & { begun?: BegunFields };

const nothing: BegunFields = {};

export function begunIn(content: object): BegunFields {
  const { begun = nothing }: Begun<object> = content;
  return begun;
}

/** Null takes them away. */
export function withBegun<Content extends object>(
  content: Content,
  name: string,
  text: string | null,
): Content {
  const { [name]: before, ...others } = begunIn(content);
  if ((before ?? null) === text) return content;
  return withAllBegun(content, text === null ? others : { ...others, [name]: text });
}

/** The words that one copy has begun, over another. */
export function withAllBegun<Content extends object>(
  content: Content,
  begun: BegunFields,
): Content {
  const alone = withoutBegun(content);
  return Object.keys(begun).length === 0 ? alone : { ...alone, begun };
}

/** What is written alone, as others may get it. */
export function withoutBegun<Content extends object>(content: Content): Content {
  const { begun, ...alone }: Begun<Content> = content;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing that is written is called so
  return begun === undefined ? content : (alone as unknown as Content);
}

/** Where the begun words of a recipe stand, by their names; those of rows that are gone are left out. */
export function begunPaths(recipe: RecipeContent): Map<string, FieldPath> {
  const names = Object.keys(begunIn(recipe));
  if (names.length === 0) return new Map();
  const rows = rowPaths(recipe);
  return new Map(
    names.flatMap((name): [string, FieldPath][] => {
      const [id = '', part] = name.split('.');
      if (!isUuid(id)) return [[name, name]];
      const row = rows.get(id);
      return row === undefined ? [] : [[name, `${row}.${part}`]];
    }),
  );
}

function rowPaths(recipe: RecipeContent) {
  const { ingredientUsageGroups, instructionGroups, equipmentUsages } = recipe;
  return new Map<string, FieldPath>([
    ...ingredientUsageGroups.flatMap((group) =>
      group.ingredientUsages.map(({ id }): [string, FieldPath] => [
        id,
        `ingredientUsageGroups.${group.id}.ingredientUsages.${id}`,
      ]),
    ),
    ...instructionGroups.flatMap((group) =>
      group.instructions.map(({ id }): [string, FieldPath] => [
        id,
        `instructionGroups.${group.id}.instructions.${id}`,
      ]),
    ),
    ...equipmentUsages.map(({ id }): [string, FieldPath] => [id, `equipmentUsages.${id}`]),
  ]);
}

/** The recipe with those begun words alone whose rows are there. */
export function withStandingBegun(recipe: RecipeContent): RecipeContent {
  const begun = begunIn(recipe);
  const standing = [...begunPaths(recipe).keys()];
  if (standing.length === Object.keys(begun).length) return recipe;
  return withAllBegun(
    recipe,
    Object.fromEntries(standing.map((name): [string, string] => [name, begun[name] ?? ''])),
  );
}

/** The name under which is kept what waits to be made before it is in a field. */
export const awaitedName = (field: string): string => `${field}.new`;
export const isAwaited = (name: string): boolean => name.endsWith('.new');

const prefix = 'begun.';

export const pathOfBegun = (path: FieldPath): string => `${prefix}${path}`;

/** The field at whose place the words stand; every other path as it is. */
export const fieldOfBegun = (path: string): string =>
  path.startsWith(prefix) ? path.slice(prefix.length) : path;
