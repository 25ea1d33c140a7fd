import { describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';

interface File {
  path: string;
  text: string;
}

const files = repositoryFiles().map((path) => ({ path, text: readText(path) }));
const code = files.filter(({ path }) => /\.(ts|tsx|astro)$/.test(path));
const tests = code.filter(({ path }) => /\.test\.tsx?$/.test(path));
const product = code.filter(
  (file) => /^(src|functions)\//.test(file.path) && !tests.includes(file),
);
const templates = product.filter(({ path }) => path.endsWith('.astro'));
/** One React root a screen, which the server does not render. */
const kitchenPages = 'src/pages/platform/kitchen/';
const domain = product.filter(({ path }) => path.startsWith('src/domain/'));

describe('Templates', () => {
  test('are at most 150 lines long', () => {
    expect(where(templates, ({ text }) => lines(text).length > 150)).toEqual([]);
  });

  test('have at most 25 lines of frontmatter', () => {
    expect(where(templates, ({ text }) => frontmatterLength(text) > 25)).toEqual([]);
  });

  test('take markup from a string for JSON-LD, style sheets and what they rendered before only', () => {
    expect(containing(/\bset:html\b/, templates)).toEqual([
      'src/components/chrome/JsonLd.astro',
      'src/components/chrome/ThemeStyle.astro',
      'src/components/publishing/CachedFragment.astro',
    ]);
  });

  test('hydrate late, or tell above client:load why not', () => {
    const known = /\bclient:(?!(?:visible|interaction|load)\b)/;
    const ofVisitors = templates.filter(({ path }) => !path.startsWith(kitchenPages));
    expect(containing(known, ofVisitors)).toEqual([]);
    expect(where(templates, ({ text }) => loadsWithoutReason(text))).toEqual([]);
  });

  test('and functions read no store', () => {
    const readers = product.filter(({ path }) =>
      /^(functions|src\/(pages|layouts|components))\//.test(path),
    );
    expect(containing(/from '(#stores\/|nanostores|@nanostores\/)/, readers)).toEqual([]);
  });
});

describe('Names', () => {
  test('tell a topic', () => {
    const attic = /(^|\/)(utils?|helpers?|common|misc|lib)(\.|\/)/;
    expect(where(files, ({ path }) => attic.test(path))).toEqual([]);
  });

  test('of classes are those of errors and of what the Worker, the test runner and React ask for', () => {
    const other =
      /^(?:export )?(?:abstract )?class (?!.*extends (?:\w*Error|WorkerEntrypoint|BaseSequencer|Component)\b)/m;
    expect(containing(other, code)).toEqual([]);
  });
});

describe('What is wrong with a field of the kitchen', () => {
  test('is told by one component', () => {
    const kitchen = product.filter(({ path }) => path.startsWith('src/kitchen/'));
    expect(containing(/\beditor-issue\b/, kitchen)).toEqual(['src/kitchen/fields/FieldIssue.tsx']);
  });
});

describe('What a notice of the kitchen offers to take back', () => {
  test('is known to a history, which the keys ask', () => {
    const kitchen = product.filter(({ path }) => path.startsWith('src/kitchen/'));
    expect(containing(/\bofferUndo\b/, kitchen)).toEqual([
      'src/kitchen/comments/deeds.ts',
      'src/kitchen/drafts/draft-notices.ts',
      'src/kitchen/recipes/bulk/deeds.ts',
      'src/kitchen/shell/notices/notices.ts',
      'src/kitchen/shell/notices/page-history.ts',
    ]);
  });
});

describe('The domain', () => {
  test('never throws', () => {
    expect(containing(/^\s*throw\b/m, domain)).toEqual([]);
  });

  test('has no clock', () => {
    expect(containing(/new Date\(\)/, domain)).toEqual([]);
  });
});

describe('Queries', () => {
  test('take a domain for a site only where it is proven', () => {
    const readers = product.filter(({ path }) => !path.includes('/repositories/site/hostname'));
    const inSql = /(?:FROM|JOIN) \$\{hostnames\b/;
    const inBuilder = /(?:from|Join)\(hostnames\b/;
    const proof = /verifiedAt\} IS NOT NULL|isPrimary\} = 1|isNotNull\(hostnames\.verifiedAt\)/;
    const unproven = new RegExp(
      `${inSql.source}(?![^\`]*(?:${proof.source}))|${inBuilder.source}(?![^;]*(?:${proof.source}))`,
    );
    const read = new RegExp(`${inSql.source}|${inBuilder.source}`);
    expect(containing(read, readers).length).toBeGreaterThan(2);
    expect(containing(unproven, readers)).toEqual([]);
  });
});

describe('Acts that are the owner’s', () => {
  const othersScreens =
    /^src\/kitchen\/(?!(?:leaving|look|newsletter-editor|newsletters|payments|people|plans|settings|subscribers)\/)/;

  test('stand on the owner’s screens, and elsewhere where `mayCall` is asked first', () => {
    const names = namesOfOwnersCalls().join('|');
    const made = new RegExp(
      String.raw`(?<!View)\['(?:${names})'\]|\.(?:${names})(?:\.\$|\[')|/write-site\.ts'`,
    );
    const elsewhere = product.filter(({ path }) => othersScreens.test(path));
    expect(containing(made, elsewhere)).toEqual([
      'src/kitchen/builds/history.ts',
      'src/kitchen/comments/hold-first.ts',
      'src/kitchen/recipe-editor/shown-in/shown-in.ts',
      'src/kitchen/recipe-import/files/larder/bring-site.ts',
      'src/kitchen/shell/network/write-site.ts',
    ]);
  });
});

describe('The catalogue of messages', () => {
  test('holds no entry that nothing shows', () => {
    const users = product.filter(({ path }) => path !== 'src/contract/messages.ts');
    const text = users.map((file) => file.text).join('\n');
    expect(entries(messages).filter((entry) => !isUsed(entry, text))).toEqual([]);
  });
});

describe('Tests in a browser', () => {
  const ofBrowser = tests.filter(({ path }) => path.startsWith('e2e/browser/'));

  test('wait for what they assert of a page', () => {
    const once = /\bexpect\(.*\bawait\b/s;
    const statements = ofBrowser.flatMap(({ path, text }) =>
      text
        .split(';')
        .filter((statement) => once.test(statement))
        .map((statement) => `${path}: ${statement.trim()}`),
    );
    expect(statements).toEqual([]);
    const read = /\bexpect\((?:new URL\()?(?:page|\w+\(\))\.(?:url|title)\(\)/;
    expect(containing(read, ofBrowser)).toEqual([]);
  });
});

describe('Readers of files', () => {
  test('hand no list of any length over as arguments, which have to fit on the stack', () => {
    const isReader =
      /^src\/(?:domain\/import|kitchen\/recipe-import|kitchen\/subscribers\/import)\//;
    const readers = code
      .filter(({ path }) => isReader.test(path))
      .filter((file) => !tests.includes(file));
    expect(containing(/\b(?:push|Math\.(?:max|min))\((?:[^()]*, )?\.\.\./, readers)).toEqual([]);
  });
});

describe('Tests of the API', () => {
  test('call it where its answers are checked', () => {
    expect(containing(/\bcreateApp\(/, code)).toEqual([
      'functions/app.ts',
      'functions/testing/app/checked-app.ts',
      'functions/worker/api.ts',
    ]);
  });
});

describe('Test cases', () => {
  test('are at most 40 lines long', () => {
    expect(tests.flatMap(longCases)).toEqual([]);
  });

  test('of units prove no speed by a clock', () => {
    const ofUnits = tests.filter(({ path }) => !path.startsWith('e2e/'));
    expect(containing(/\bperformance\.now\(/, ofUnits)).toEqual([]);
  });
});

describe('The repository', () => {
  test('names no registry and no folder of one machine', () => {
    const registry = /\bregistry\.[a-z]+\.[a-z]+|\bnpm\.pkg\./;
    const machine = /(?<![\w.$})-])\/(?:work|tmp|root)\/\w/;
    expect([...containing(registry, files), ...containing(machine, files)]).toEqual([]);
  });
});

/** Parts of addresses that stand in calls of the owner alone. */
function namesOfOwnersCalls(): string[] {
  const tables = ['functions/http/access/least-roles.ts', 'src/domain/accounts/offered-calls.ts'];
  const rows = tables.flatMap((path) => [
    ...readText(path).matchAll(/^ {2}'[A-Z]+ ([^']+)': '(\w+)'/gm),
  ]);
  const namesFor = (isOfOwner: boolean) =>
    rows
      .filter(([, , role]) => (role === 'owner') === isOfOwner)
      .flatMap(([, path = '']) => path.split('/'))
      .filter((name) => /^[a-z]/.test(name));
  const ofOthers = new Set(namesFor(false));
  return [...new Set(namesFor(true))]
    .filter((name) => !ofOthers.has(name))
    .map((name) => name.replaceAll('.', String.raw`\.`));
}

function where(among: File[], fact: (file: File) => boolean): string[] {
  return among.filter(fact).map(({ path }) => path);
}

function containing(pattern: RegExp, among: File[]): string[] {
  return where(among, ({ text }) => pattern.test(text));
}

function lines(text: string): string[] {
  return text.trimEnd().split('\n');
}

function frontmatterLength(text: string): number {
  return /^---\n(.*?)^---$/ms.exec(text)?.[1]?.trimEnd().split('\n').length ?? 0;
}

function loadsWithoutReason(text: string): boolean {
  const all = lines(text);
  return all.some((line, index) => {
    const above = all.slice(Math.max(index - 3, 0), index + 1).join('\n');
    return /\bclient:load\b/.test(line) && !/\*\/|-->/.test(above);
  });
}

function entries(catalogue: object, path = 'messages'): string[] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? entries(value, `${path}.${key}`)
      : [`${path}.${key}`],
  );
}

/** Used by its own name, or with the whole group it is in: `messages.times[kind]`. */
function isUsed(entry: string, text: string): boolean {
  const parts = entry.split('.');
  const groups = parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('\\.'));
  return [`${parts.join('\\.')}(?!\\w)`, ...groups.map((group) => `${group}(?![\\w.])`)].some(
    (pattern) => new RegExp(pattern).test(text),
  );
}

/** The formatter closes a case at the indentation it began with. */
function longCases({ path, text }: File): string[] {
  const cases = text.matchAll(/^( *)(?:(?:test|it)\(|\]\)\()[^\n]*=> \{\n.*?^\1\}[^\n]*\);$/gms);
  return [...cases]
    .filter(([source]) => lines(source).length > 40)
    .map(([source]) => `${path}: ${lines(source)[0]?.trim()}`);
}
