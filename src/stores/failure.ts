import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';
import { isRecord } from '#domain/is-record.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { failureMessages } from '#contract/failure-messages.ts';

/** What went wrong, in texts for the visitor. */
export type Failure = {
  /** Null without an answer, or with one that has no code. */
  code: ErrorCode | null;
  /** Says most, so that it can stand alone: a line that is dead is no refusal. */
  message: string;
  /** Stands before the message where there is room for both. */
  lead: string | null;
  /** Messages about single fields, by field name. */
  issues: Readonly<Record<string, string>>;
};

/** Messages that one form shows in place of the general ones. */
export type FailureTexts = Partial<Record<ErrorCode, string>>;

export function failureOf(error: unknown, texts: FailureTexts = {}): Failure {
  if (error instanceof NetworkError) return unanswered;
  const code = codeOf(error);
  if (code === null || !(error instanceof ApiError)) return unknown;
  const issues = issuesOf(error.body);
  const own = Object.hasOwn(texts, code) ? texts[code] : null;
  return { code, message: own ?? messageOf(code, error, issues), lead: null, issues };
}

/** Whether the error is part of normal use, so that it needs no report. */
export function isExpected(error: unknown): boolean {
  return error instanceof NetworkError || (codeOf(error) !== null && !isServerFault(error));
}

const unknown: Failure = {
  code: null,
  message: failureMessages.generic,
  lead: null,
  issues: {},
};
const unanswered: Failure = {
  ...unknown,
  lead: failureMessages.generic,
  message: failureMessages.offline,
};

function messageOf(code: ErrorCode, error: ApiError, issues: Failure['issues']): string {
  if (code === 'rate_limited' && error.retryAfterSeconds !== null) {
    return failureMessages.tryAgainIn(error.retryAfterSeconds);
  }
  const [issue, ...more] = Object.values(issues);
  return issue !== undefined && more.length === 0 ? issue : sentenceOf(error);
}

/** The server words its refusals itself, so that no page carries all of their texts. */
function sentenceOf(refused: ApiError): string {
  const { error } = isRecord(refused.body) && !isServerFault(refused) ? refused.body : {};
  return typeof error === 'string' && error !== '' ? error : failureMessages.generic;
}

function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof ApiError) || !isRecord(error.body)) return null;
  const { code } = error.body;
  return isErrorCode(code) ? code : null;
}

/** A code that is newer than this page counts too: its refusal brings a sentence of its own. */
const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[a-z_]+$/.test(code);

function issuesOf(body: unknown): Failure['issues'] {
  const issues: unknown = isRecord(body) ? body['issues'] : null;
  if (!Array.isArray(issues)) return {};
  return Object.fromEntries(
    issues.filter(isRecord).map(({ path, message }) => [String(path), String(message)]),
  );
}

function isServerFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}
