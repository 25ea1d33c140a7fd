const timeoutMs = 30_000;

/** Ends the wait for whatever takes too long. */
export function lateness() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    around: async <Result>(step: Promise<Result>): Promise<Result> => {
      const passed = new Promise<never>((_resolve, reject) => {
        cancel();
        timer = setTimeout(() => reject(new Error('The mail server took too long')), timeoutMs);
      });
      return Promise.race([step, passed]);
    },
  };
}
