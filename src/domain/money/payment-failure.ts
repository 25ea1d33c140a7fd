/** Why a call of the provider came to nothing, as far as that is known. */
export type FailureKind =
  /** It was refused; asking again will be refused too. */
  | 'refused'
  /** The cook's account is no longer the platform's to use. */
  | 'disconnected'
  /** Nobody knows whether it happened: ask again with the same key. */
  | 'unknown';

export class PaymentFailure extends Error {
  readonly kind: FailureKind;
  /** The provider's own name for it: `resource_missing`. */
  readonly code: string | null;

  constructor(kind: FailureKind, code: string | null, message: string) {
    super(message);
    this.name = 'PaymentFailure';
    this.kind = kind;
    this.code = code;
  }
}
