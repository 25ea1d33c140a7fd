import { describe, expect, it } from 'vitest';
import { chosenFolder, droppedFiles, isNothing } from './brought-files.ts';

const file = (path: string): File => {
  const made = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
};

type Tree = { [name: string]: Tree | File };

/** A folder as browsers hand it out: its entries a hundred at a time. */
function folderEntry(name: string, tree: Tree): FileSystemEntry {
  const entries = Object.entries(tree).map(([at, below]) =>
    below instanceof File ? fileEntry(below) : folderEntry(at, below),
  );
  const createReader = () => {
    let from = 0;
    return {
      readEntries(done: (some: FileSystemEntry[]) => void) {
        done(entries.slice(from, from + 100));
        from += 100;
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const fileEntry = (of: File): FileSystemEntry =>
  ({
    name: of.name,
    isFile: true,
    isDirectory: false,
    file: (done: (found: File) => void) => done(of),
  }) as unknown as FileSystemEntry;

const dropOf = (...entries: FileSystemEntry[]): DataTransfer => {
  const items = entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }));
  return { items: [...items, { kind: 'string' }] } as unknown as DataTransfer;
};

describe('A folder that is brought', () => {
  it('keeps the paths of its files below it when it was chosen, in their order', () => {
    const { folders } = chosenFolder([
      file('Notes/Sweet/cake.md'),
      file('Notes/.DS_Store'),
      file('Notes/Bread/Thumbs.db'),
      file('Notes/Bread/rye.cook'),
    ]);
    expect(folders.map(({ name }) => name)).toEqual(['Notes']);
    expect(folders[0]?.files.map(({ path }) => path)).toEqual(['Bread/rye.cook', 'Sweet/cake.md']);
  });

  it('is gone through when it was dropped, however deep and full it is', async () => {
    const many = Array.from({ length: 1234 }, (_, at) => [`${at}.md`, file(`${at}.md`)] as const);
    const deep = Array.from({ length: 50 }).reduce<Tree>((tree) => ({ in: tree }), {
      'last.md': file('last.md'),
      '.git': { config: file('config') },
    });
    const carried = dropOf(
      folderEntry('Notes', {
        Many: Object.fromEntries(many),
        deep,
        '.DS_Store': file('.DS_Store'),
      }),
      fileEntry(file('alone.txt')),
    );
    const brought = await droppedFiles(carried)();
    expect(brought?.files.map(({ name }) => name)).toEqual(['alone.txt']);
    const paths = brought!.folders[0]!.files.map(({ path }) => path);
    expect(paths).toHaveLength(1235);
    expect(paths.at(-1)).toBe(`deep/${'in/'.repeat(50)}last.md`);
    expect(paths).toEqual(paths.toSorted());
  });

  it('is nothing where there are no files in it', async () => {
    const brought = await droppedFiles(dropOf(folderEntry('Notes', { deeper: {} })))();
    expect(isNothing(brought!)).toBe(true);
    expect(isNothing(chosenFolder([file('Notes/.DS_Store')]))).toBe(true);
  });
});
