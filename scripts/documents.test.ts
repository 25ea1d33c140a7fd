import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository-files.ts';

const paths = repositoryFiles();
const documents = paths.filter((path) => path.endsWith('.md'));

describe('Documents', () => {
  test('cite only files that exist', () => {
    const missing = documents.flatMap((document) =>
      citations(document, readText(document))
        .filter((cited) => !exists(cited))
        .map((cited) => `${document}: ${cited}`),
    );
    expect(missing).toEqual([]);
  });

  test('cite files and never their lines', () => {
    const withLines = documents.filter((document) =>
      /\.(?:ts|tsx|astro|css|toml|json|sql|md)(?::\d|#L\d)/.test(readText(document)),
    );
    expect(withLines).toEqual([]);
  });
});

describe('The map of the README', () => {
  test('names every folder of src and functions', () => {
    const readme = readText('README.md');
    const map = readme.slice(readme.indexOf('## Map'), readme.indexOf('## Three requests'));
    const folders = paths.join('\n').match(/^(?:src|functions)\/[\w-]+(?=\/)/gm);
    expect([...new Set(folders)].filter((folder) => !map.includes(`\`${folder}\``))).toEqual([]);
  });
});

describe('What counts as a citation', () => {
  const cited = (markdown: string) => citations('docs/page.md', markdown);

  test('is a path in code marks', () => {
    expect(cited('See `src/domain/measures/quantity.ts` and `functions/`.')).toEqual([
      'src/domain/measures/quantity.ts',
      'functions',
    ]);
  });

  test('is a file name in code marks', () => {
    expect(cited('`wrangler.toml` or `messages.ts`')).toEqual(['wrangler.toml', 'messages.ts']);
  });

  test('is a link within the repository, seen from its document', () => {
    expect(cited('[why](decisions/README.md#hosts) and [look](theming.md)')).toEqual([
      'docs/decisions/README.md',
      'docs/theming.md',
    ]);
  });

  test('is no address, no pattern and no listing', () => {
    const listing = '```\nsrc/gone.ts\n```';
    expect(cited(`[a](https://x.example/b.md) \`src/*.ts\` \`/feed.xml\` ${listing}`)).toEqual([]);
  });
});

function citations(document: string, markdown: string): string[] {
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  const marked = [...prose.matchAll(/`([\w@.$[\]-]+(?:\/[\w@.$[\]-]*)*)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter(isPath);
  const linked = [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(document), path),
  );
  return [...marked, ...linked];
}

function isPath(marked: string): boolean {
  return (
    /^(?:src|functions|migrations|scripts|public|e2e|bench|docs|\.ci)(?:\/|$)/.test(marked) ||
    /^[\w.[\]-]+\.(?:ts|tsx|astro|css|toml|json|jsonc|md|sql)$/.test(marked)
  );
}

/** A bare file name may be that of a file in any folder. */
function exists(cited: string): boolean {
  return paths.some(
    (path) => path === cited || path.startsWith(`${cited}/`) || path.endsWith(`/${cited}`),
  );
}
