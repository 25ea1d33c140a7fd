import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest by far; begun last, it would keep one processor busy while the other waits. */
const longest = /\/e2e\/browser\/demo-pages\.test\.ts$/;

/** The order in which test files begin. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer of vitest, not an array
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
