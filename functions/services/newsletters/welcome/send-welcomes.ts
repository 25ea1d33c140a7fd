import type { Publisher, WrittenLetter } from '#functions/adapters/publisher-port.ts';
import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import { type LetterSegment, welcomeRestMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { Newcomer } from '#functions/repositories/newsletters/welcome.ts';
import { replyAddress } from '#functions/mail/newsletters/reply-address.ts';
import { personalLetter } from '#functions/mail/newsletters/personal-letter.ts';

export type WelcomingHost = CrossingHost &
  LetterHost & {
    publisher: Pick<Publisher, 'letter'>;
    fromAddress: string;
    /** Of all sites, those with a letter and somebody who waits for it. */
    listWelcomeLetters: (changedBefore: number) => Promise<NewsletterSend[]>;
  };

const newcomersAtOnce = 50;

/** Welcomes those who subscribed, some of each site in a minute; `stored` are the letters to send. */
export async function sendWelcomes(host: WelcomingHost, stored: string[] = []): Promise<string[]> {
  const letters = await host.listWelcomeLetters(host.now - welcomeRestMs);
  await sweepEach(letters, (welcome) => welcomeSome(host, welcome, stored));
  return stored;
}

async function welcomeSome(
  host: WelcomingHost,
  welcome: NewsletterSend,
  stored: string[],
): Promise<void> {
  const repositories = host.siteOf(welcome.siteId);
  const site = await repositories.site.find();
  if (!site?.settings.newslettersEnabled || !isComplete(welcome)) return;
  const replyTo = await replyAddress({ site, repositories });
  const written = new Map<LetterSegment, WrittenLetter | null>();
  const newcomers = await repositories.welcomes.listNewcomers(newcomersAtOnce, host.now);
  for (const newcomer of newcomers) {
    const segment: LetterSegment = newcomer.isPaid ? 'paid' : 'free';
    const letter = written.has(segment)
      ? written.get(segment)
      : await host.publisher.letter({
          siteId: site.id,
          written: welcome,
          segment,
          code: null,
          isPreview: false,
        });
    written.set(segment, letter ?? null);
    // Its recipe is none that readers could open.
    if (!letter) return;
    const whole = { ...letter, segment, replyTo };
    stored.push(await welcomeOne(host, { welcome, newcomer, letter: whole }));
  }
}

const isComplete = ({ recipeId, note, subject }: NewsletterSend): boolean =>
  recipeId !== null || (!isEmptyRichText(note) && subject.trim() !== '');

type One = {
  welcome: NewsletterSend;
  newcomer: Newcomer;
  letter: Parameters<typeof personalLetter>[2]['letter'];
};

/** The letter and that it was written stand or fall together, so that nobody is welcomed twice. */
async function welcomeOne(host: WelcomingHost, { welcome, newcomer, letter }: One) {
  const { siteId } = welcome;
  const { welcomes } = host.siteOf(siteId);
  // Whose address it is from is decided when it leaves.
  const written = { letter, person: newcomer, senderAddress: null };
  const mail = await personalLetter(host, welcome, written);
  const message = {
    // The same for one person whoever writes it, so that two at once store one.
    id: mail.id,
    siteId,
    kind: 'newsletter' as const,
    recipient: mail.to,
    senderName: mail.from.name,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
    expiresAt: null,
  };
  const { platform, now, prepare } = host;
  // Its kind is not among those that others can request, which alone are rationed.
  const stored = platform.messages.create(message, { now, limit: 0, windowMs: 0 });
  await prepare([stored, welcomes.markWelcomed(newcomer.userId, now)]);
  return mail.id;
}
