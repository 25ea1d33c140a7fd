import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';

const kitchen = repositoryFiles().filter(
  (path) => /^src\/kitchen\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
);

/** What answers them is a browser, or the text of a draft that tells of itself. */
const notOfTheApi = [
  'src/kitchen/recipe-editor/preview/PreviewLinks.tsx',
  'src/kitchen/recipe-editor/publishing/PublishControl.tsx',
  'src/kitchen/recipe-editor/publishing/acts.ts',
  'src/kitchen/recipe-editor/publishing/sheet/Progress.tsx',
  'src/kitchen/recipe-import/files/use-brought.ts',
  'src/kitchen/recipe-import/sources/PhoneHelp.tsx',
  'src/kitchen/settings/SiteSlug.tsx',
  'src/kitchen/settings/domains/DnsRecordFields.tsx',
];

const tells = /^(?:notify|tellDone|offer|set[A-Z]\w*|\$\w+\.set(?:Key)?)$/;

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

function isTold(block: ts.Node): boolean {
  const called: string[] = [];
  visitAll(block, (node) => {
    if (ts.isCallExpression(node)) called.push(node.expression.getText());
    if (ts.isPropertyAssignment(node) && node.getText() === "status: 'failed'")
      called.push('notify');
  });
  return called.some((name) => tells.test(name));
}

/** A `catch` that tells people of a failure and does not look at what failed. */
function hasDeafCatch(path: string): boolean {
  const source = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  const deaf: ts.Node[] = [];
  visitAll(source, (node) => {
    if (ts.isCatchClause(node) && !node.variableDeclaration && isTold(node.block)) deaf.push(node);
  });
  return deaf.length > 0;
}

function isSilentOnRejection(path: string): boolean {
  const text = readText(path);
  return /status === 'rejected' (?:&&|\?)/.test(text) && !/\.error\b/.test(text);
}

describe('A failure that the kitchen tells', () => {
  test('is told with its reason, such as that there is no connection', () => {
    expect(kitchen.filter(hasDeafCatch)).toEqual(notOfTheApi);
  });

  test('is told with its reason where a list did not load', () => {
    const silent = kitchen.filter((path) => path.endsWith('.tsx')).filter(isSilentOnRejection);
    expect(silent).toEqual([]);
  });
});
