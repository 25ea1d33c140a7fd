import ts from 'typescript';
import { expect, it } from 'vitest';
import { apiRoutes } from '#functions/app.ts';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';

type Path = readonly string[];
/** What each name of a file stands for; one name may have been given twice. */
type Known = Map<string, Path[]>;

const isOfClient = (path: string) =>
  /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);
const parsed = repositoryFiles()
  .filter(isOfClient)
  .map((path) => ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true));

const anything = '*';
const below = (paths: Path[], name: string): Path[] => paths.map((path) => [...path, name]);

/** The segments that an expression goes down from the client of the manage API; none of others. */
function pathsOf(node: ts.Expression, known: Known): Path[] {
  if (ts.isIdentifier(node)) return node.text === 'manageApi' ? [[]] : (known.get(node.text) ?? []);
  if (ts.isConditionalExpression(node)) {
    return [...pathsOf(node.whenTrue, known), ...pathsOf(node.whenFalse, known)];
  }
  if (ts.isCallExpression(node)) return pathsOf(node.expression, known);
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : pathsOf(node.body, known);
  if (ts.isPropertyAccessExpression(node)) {
    return below(pathsOf(node.expression, known), node.name.text);
  }
  if (!ts.isElementAccessExpression(node)) return [];
  const at = node.argumentExpression;
  return below(pathsOf(node.expression, known), ts.isStringLiteral(at) ? at.text : anything);
}

function note(name: ts.BindingName, paths: Path[], known: Known): void {
  if (ts.isIdentifier(name)) known.set(name.text, [...(known.get(name.text) ?? []), ...paths]);
  if (!ts.isObjectBindingPattern(name)) return;
  for (const { propertyName, name: own } of name.elements) {
    const segment = propertyName ?? own;
    const isNamed = ts.isIdentifier(segment) || ts.isStringLiteral(segment);
    note(own, below(paths, isNamed ? segment.text : anything), known);
  }
}

function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}

function noteNames(source: ts.Node, known: Known): Known {
  eachNode(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    const paths = pathsOf(node.initializer, known);
    if (paths.length > 0) note(node.name, paths, known);
  });
  return known;
}

/** By names that one file exports others go on. */
const shared: Known = new Map();
for (const source of parsed) {
  for (const [name, paths] of noteNames(source, new Map())) {
    const isExported = new RegExp(`export const (?:\\{[^}]*)?\\b${name}\\b`).test(source.text);
    if (isExported) shared.set(name, paths);
  }
}

const callsIn = (source: ts.SourceFile): Path[] => {
  const known = noteNames(source, new Map(shared));
  const calls = [...known.values()].flat();
  noteNames(source, known);
  eachNode(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) calls.push(...pathsOf(node, known));
  });
  return calls.filter((path) => path.at(-1)?.startsWith('$'));
};
const made = parsed.flatMap(callsIn);

function isMade(route: string): boolean {
  const [method = '', path = ''] = route.split(' ');
  const segments = path.split('/').filter((segment) => segment !== '');
  const wanted = [...segments, `$${method.toLowerCase()}`];
  return made.some(
    (call) =>
      call.length === wanted.length &&
      call.every((segment, at) => segment === anything || segment === wanted[at]),
  );
}

const begin = '/api/v1/manage';
const routes = apiRoutes()
  .filter(({ path, method }) => path.startsWith(`${begin}/`) && method !== 'ALL')
  .map(({ method, path }) => `${method} ${path.slice(begin.length)}`);

/** Those that no screen makes, and why. */
const reasons: Record<string, string> = {
  'DELETE /:siteSlug/images/:imageId': 'the library deletes several at once, with an undo',
  'DELETE /:siteSlug/videos/:videoId': 'the library deletes several at once, with an undo',
  'GET /:siteSlug/images': 'the library lists pictures and films together',
  'GET /:siteSlug/videos': 'the library lists pictures and films together',
  'DELETE /:siteSlug/recipes/:recipeId': 'recipes are deleted by an action, with an undo',
  'POST /:siteSlug/recipes/:recipeId/unpublish':
    'recipes are unpublished by an action, with an undo',
  'GET /:siteSlug/recipes': 'the kitchen reads the index of all recipes',
  'GET /:siteSlug/published-recipes': 'the kitchen reads the index of all recipes',
  'POST /:siteSlug/recipe-batches': 'programs bring recipes by it, as scripts/import does',
  'POST /:siteSlug/publications': 'programs publish what they brought, as scripts/import does',
  'GET /:siteSlug/comment-reports': 'the queue lists reports with their comments',
  'POST /:siteSlug/comment-reports/:reportId/resolve': 'actions on a comment resolve its reports',
  'POST /:siteSlug/hostnames/:host/verify': 'a check says what is missing and proves as well',
  'GET /:siteSlug/recipe-imports/:recipeImportId': 'the list of imports says the same of each',
  'POST /early-signups': 'belongs to the page of a platform that is not open yet',
};

it('Every call of the manage API is made by some screen, or it is said why not', () => {
  const unmade = [...new Set(routes)].filter((route) => !isMade(route));
  expect(unmade.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
