type Reported = { action?: string; status?: string; diagnostic?: string; lines?: string };

const report = (parts: { type: string; content: string }[], kind: string): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${kind};`,
    '\tboundary="one/two"',
    '',
    ...parts.flatMap(({ type, content }) => ['--one/two', `Content-Type: ${type}`, '', content]),
    '--one/two--',
    '',
  ].join('\r\n');

const inWords = { type: 'text/plain', content: 'I am sorry to have to tell you.' };

/** What a server sends to the return address of a letter that it gives up, as Postfix writes it. */
export function aBounce({ action = 'failed', status = '5.1.1', ...more }: Reported = {}): string {
  const { diagnostic = 'smtp; 550 5.1.1 No such user here', lines } = more;
  const told = [
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0000',
    '',
    'Final-Recipient: rfc822; edna@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
  ].join('\r\n');
  const content = lines ?? told;
  return report(
    [inWords, { type: 'message/delivery-status', content }, theLetter()],
    'delivery-status',
  );
}

/** What a mail program sends of whoever presses its button, RFC 5965. */
export function aComplaint({
  type = 'abuse',
  from = '',
  returnPath = '',
}: {
  type?: string;
  /** The return address, where the report names it. */
  from?: string;
  /** The return address, where the letter names it. */
  returnPath?: string;
}): string {
  const content = [
    `Feedback-Type: ${type}`,
    'User-Agent: Mail/1.0',
    'Version: 1',
    ...(from === '' ? [] : [`Original-Mail-From: <${from}>`]),
  ].join('\r\n');
  return report(
    [inWords, { type: 'message/feedback-report', content }, theLetter(returnPath)],
    'feedback-report',
  );
}

const theLetter = (returnPath = '') => ({
  type: 'message/rfc822',
  content: [
    ...(returnPath === '' ? [] : [`Return-Path: <${returnPath}>`]),
    'Subject: Plums',
    'Content-Type: text/plain',
    '',
    'Action: failed',
    'Status: 5.1.1',
  ].join('\r\n'),
});
