/** Why a call of the provider came to nothing, as far as that is known. */
export type FailureKind =
  /** It was refused; asking again will be refused too. */
  | 'refused'
  /** The cook's account is no longer the platform's to use. */
  | 'disconnected'
  /** Nobody knows whether it happened: ask again with the same key. */
  | 'unknown'
  /** The platform's own key is not taken: nothing was decided about what was asked. */
  | 'locked-out'
  /** What the platform owes somebody was refused: it goes on asking. */
  | 'owed';

/** Whether the provider has decided, so that asking again is to no purpose. */
const finalKinds: Record<FailureKind, boolean> = {
  refused: true,
  disconnected: true,
  unknown: false,
  'locked-out': false,
  owed: false,
};

/** Whether nothing mends it but whoever runs the platform. */
const toldKinds: Record<FailureKind, boolean> = {
  refused: false,
  disconnected: false,
  unknown: false,
  'locked-out': true,
  owed: true,
};

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

export const isFinal = ({ kind }: PaymentFailure): boolean => finalKinds[kind];
export const isForOperator = ({ kind }: PaymentFailure): boolean => toldKinds[kind];
