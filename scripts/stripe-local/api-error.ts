type Details = {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  param?: string;
};

/** What Stripe refuses, in the words of its API. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  body() {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.details } };
  }
}

export const invalid = (message: string, param: string, code = 'parameter_invalid') =>
  new ApiError(400, message, { param, code });

/** Also what belongs to another account, whose existence nobody learns of. */
export const missing = (kind: string, id: string, param = 'id') =>
  new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
