/** A connection as the runtime opens it. */
export type SmtpSocket = {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  startTls: () => SmtpSocket;
  close: () => Promise<unknown>;
};

export type SmtpReply = { code: number; lines: string[] };

const replyMax = 64 * 1024;

/** One line out, one reply in; ends with an error as soon as the other side hangs up. */
export function smtpConnection(opened: SmtpSocket) {
  let socket = opened;
  let reader = socket.readable.getReader();
  let writer = socket.writable.getWriter();
  let received = '';

  async function reply(): Promise<SmtpReply> {
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/.exec(received)?.[0];
      if (whole !== undefined) {
        received = received.slice(whole.length);
        return readReply(whole);
      }
      const { value, done } = await reader.read();
      if (done || received.length > replyMax) throw new Error('The mail server hung up');
      received += new TextDecoder().decode(value);
    }
  }

  return {
    reply,
    async ask(line: string): Promise<SmtpReply> {
      await writer.write(new TextEncoder().encode(`${line}\r\n`));
      return reply();
    },
    /** Whatever was said before is not to be believed after. */
    secure(): void {
      reader.releaseLock();
      writer.releaseLock();
      received = '';
      socket = socket.startTls();
      reader = socket.readable.getReader();
      writer = socket.writable.getWriter();
    },
    close: async () => {
      await socket.close();
    },
  };
}

function readReply(text: string): SmtpReply {
  const lines = text.trimEnd().split(/\r?\n/);
  return { code: Number(lines[0]?.slice(0, 3)), lines: lines.map((line) => line.slice(4)) };
}
