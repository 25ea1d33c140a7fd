/**
 * How long a server has for a step. A letter that is not taken in time before its text was begun is none
 * the worse for it. After the text nobody knows, and a server that stores it slowly would get it twice:
 * ten minutes are what RFC 5321 (4.5.3.2.6) would have, half of it what a call of the Worker has room for.
 */
export const limitsMs = { command: 30_000, message: 5 * 60_000 } as const;

/** Ends the wait for whatever takes too long. */
export function lateness() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    around: async <Result>(step: keyof typeof limitsMs, work: Promise<Result>): Promise<Result> => {
      const passed = new Promise<never>((_resolve, reject) => {
        cancel();
        const tooLong = () => reject(new Error('The mail server took too long'));
        timer = setTimeout(tooLong, limitsMs[step]);
      });
      return Promise.race([work, passed]);
    },
  };
}
