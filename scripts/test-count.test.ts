import { describe, expect, test } from 'vitest';
import type { VitestReport } from './test-count.ts';
import { countReport, namesOfTroubles, sumCounts } from './test-count.ts';

function aReport(report: Partial<VitestReport>): VitestReport {
  return { numPassedTests: 0, numFailedTests: 0, testResults: [], ...report };
}

const aTest = (status: string, failureMessages: string[] = []) => ({
  status,
  fullName: `A test that ${status}`,
  failureMessages,
});

describe('Counting the tests of a run', () => {
  test('counts passed and failed tests', () => {
    const file = { status: 'failed', name: 'a.test.ts', assertionResults: [aTest('failed')] };
    const report = aReport({ numPassedTests: 7, numFailedTests: 1, testResults: [file] });
    expect(countReport(report, 1)).toEqual({ passed: 7, failed: 1 });
  });

  test('counts a file that cannot be loaded as a failure', () => {
    const file = { status: 'failed', name: 'a.test.ts', assertionResults: [] };
    const report = aReport({ numPassedTests: 7, testResults: [file] });
    expect(countReport(report, 1)).toEqual({ passed: 7, failed: 1 });
  });

  test('counts a file whose hook fails after passed tests as a failure', () => {
    const file = { status: 'failed', name: 'a.test.ts', assertionResults: [aTest('passed')] };
    const report = aReport({ numPassedTests: 1, testResults: [file] });
    expect(countReport(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts a run that ends badly without a failing test as a failure', () => {
    expect(countReport(aReport({ numPassedTests: 7 }), 1)).toEqual({ passed: 7, failed: 1 });
  });

  test('counts a run without any test as a failure', () => {
    expect(countReport(aReport({}), 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('counts a run that leaves no report as a failure', () => {
    expect(countReport(null, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('adds up the runs', () => {
    const runs = [
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ];
    expect(sumCounts(runs)).toEqual({ passed: 5, failed: 1 });
  });
});

describe('Naming the troubles of a run', () => {
  test('names what failed, what broke, and what passed when tried again', () => {
    const report = aReport({
      testResults: [
        { status: 'failed', name: 'a.test.ts', assertionResults: [aTest('failed', ['no'])] },
        { status: 'failed', name: 'b.test.ts', assertionResults: [] },
        {
          status: 'passed',
          name: 'c.test.ts',
          assertionResults: [aTest('passed', ['late\n  at c.test.ts:3']), aTest('passed')],
        },
      ],
    });
    expect(namesOfTroubles(report)).toEqual([
      'failed: a.test.ts: A test that failed',
      'failed: b.test.ts',
      'passed when tried again: c.test.ts: A test that passed\n  late at c.test.ts:3',
    ]);
  });
});
