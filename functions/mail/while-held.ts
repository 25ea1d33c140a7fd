/** How often a lease is renewed; each has time for several renewals. */
export const renewalMs = 20_000;

/** Nobody else may think that we died while we wait for a slow server, which has minutes for a letter. */
export async function whileHeld<Result>(
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  // Where one renewal fails, there is time for the next.
  const timer = setInterval(() => void renew().catch(() => undefined), renewalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
