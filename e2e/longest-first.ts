import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/** What takes longest by far; begun last, each would keep one processor busy while the others wait. */
const longest = [
  'e2e/browser/pages/demo-pages.test.ts',
  'e2e/browser/pages/header-room.test.ts',
  'e2e/browser/pages/looks.test.ts',
  'functions/http/access/foreign-ids.test.ts',
  'functions/http/requests/odd-fields.test.ts',
  'functions/http/requests/long-texts.test.ts',
  'functions/http/requests/parallel-calls.test.ts',
  'functions/publisher/affected-pages/stale-pages.test.ts',
].map((file) => join(root, file));

/** The order in which test files begin. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const moved = longest.filter((file) => !existsSync(file));
    if (moved.length > 0) throw new Error(`Begins with files that are not there: ${moved.join()}`);
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer of vitest, not an array
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => longest.includes(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
