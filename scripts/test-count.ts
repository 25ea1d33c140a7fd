import { z } from 'zod';

export interface TestCount {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that is counted. */
export const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

export type VitestReport = z.infer<typeof vitestReport>;

/** A run that broke without a failing test still counts as one failure. */
export function countReport(report: VitestReport | null, exitCode: number): TestCount {
  if (report === null) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + brokenFiles(report);
  const broke = exitCode !== 0 || report.numPassedTests + failed === 0;
  return { passed: report.numPassedTests, failed: broke ? Math.max(failed, 1) : failed };
}

/** Names what failed, and what passed only when it was tried again: somebody must look at both. */
export function namesOfTroubles(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const again = assertionResults.filter(
      (test) => test.status === 'passed' && (test.failureMessages ?? []).length > 0,
    );
    return [
      ...(status === 'failed' && failed.length === 0 ? [`failed: ${name}`] : []),
      ...failed.map(({ fullName }) => `failed: ${name}: ${fullName}`),
      ...again.map(
        ({ fullName, failureMessages }) =>
          `passed when tried again: ${name}: ${fullName}\n${placeIn(failureMessages, name)}`,
      ),
    ];
  });
}

/** What went wrong the first time, and where: nothing else of it is printed. */
function placeIn(messages: string[] | null | undefined, name: string): string {
  const lines = (messages?.[0] ?? '').split('\n');
  const place = lines.find((line) => line.includes(name)) ?? '';
  return `  ${lines[0]}${place === '' ? '' : ` ${place.trim()}`}`;
}

export function sumCounts(counts: TestCount[]): TestCount {
  let [passed, failed] = [0, 0];
  for (const count of counts) {
    passed += count.passed;
    failed += count.failed;
  }
  return { passed, failed };
}

/** Files that could not be loaded, or whose hooks failed, report no failing test of their own. */
function brokenFiles(report: VitestReport): number {
  return report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
}
