type Host = { wakeMailer: (messageIds: string[]) => Promise<void> };

/** A job that writes letters and has them sent, those also that it stored before something failed. */
export const mailing =
  <Given extends Host>(write: (host: Given, stored: string[]) => Promise<unknown>) =>
  async (host: Given): Promise<void> => {
    const stored: string[] = [];
    try {
      await write(host, stored);
    } finally {
      if (stored.length > 0) await host.wakeMailer(stored);
    }
  };
