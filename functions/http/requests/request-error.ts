import type { ErrorCode } from '#contract/error-codes.ts';
import type { Issue } from '#contract/errors.ts';

type RequestErrorCode = Extract<
  ErrorCode,
  | 'malformed_request'
  | 'validation_failed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'method_not_allowed'
  | 'forbidden_origin'
>;

/** A request that is refused before it reaches a service. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  readonly details: { issues?: Issue[]; allow?: string };

  constructor(code: RequestErrorCode, details: { issues?: Issue[]; allow?: string } = {}) {
    super(code);
    this.name = 'RequestError';
    this.code = code;
    this.details = details;
  }
}
