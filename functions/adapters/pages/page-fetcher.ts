import type { FetchFailure } from '#domain/import/address/fetch-failure.ts';

/** A page, or a file, of somebody else's site. */
export type FetchedFile = {
  /** Where it was in the end, after redirects. */
  address: string;
  bytes: Uint8Array;
  /** Without parameters, in lower case; empty where the server names none. */
  type: string;
  /** The encoding that the server names. */
  charset: string | null;
};

export type FetchOutcome =
  | { file: FetchedFile }
  | {
      failure: FetchFailure;
      /** What a busy server asks to wait. */
      retryAfterSeconds?: number;
    };

/** Fetches what stands at an address that somebody typed, and never from where none may be sent. */
export type PageFetcher = {
  fetch: (address: string, wanted: WantedFile) => Promise<FetchOutcome>;
};

export type WantedFile = {
  /** As HTTP says it. */
  accept: string;
  /** What is larger is not read to its end. */
  bytesMax: number;
};
