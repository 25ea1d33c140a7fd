const list = 'https://api.resend.com/suppressions';
const timeoutMs = 20_000;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The list of a mail service of addresses that it sends nothing to, whoever writes there. */
export type ServiceList = {
  /** Takes an address off it; false where the service may do so later. */
  release: (email: string) => Promise<boolean>;
};

/**
 * The list of Resend, whose call for it is not open to everybody: an address that it does not know, or a
 * call that it does not take, is as good as done.
 */
export const resendList = (apiKey: string, send: Fetch = fetch): ServiceList => ({
  async release(email) {
    try {
      const response = await send(`${list}/${encodeURIComponent(email)}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${apiKey}`, 'User-Agent': 'Larder' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.status < 500 && response.status !== 429;
    } catch {
      return false;
    }
  },
});
