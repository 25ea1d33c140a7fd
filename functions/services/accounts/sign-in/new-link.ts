import { mailMessages } from '#contract/mail/mail-messages.ts';
import {
  callbackOrigin,
  callbackPath,
  type Homes,
  isHomeHost,
  readNext,
} from '#domain/accounts/link-addresses.ts';
import type { Id, SiteId } from '#domain/ids.ts';
import type { SubscriberSource } from '#domain/mail/subscriber-source.ts';
import { noCode } from '#functions/repositories/accounts/sign-in-code.ts';
import { linkLifetimeMinutes, linkLifetimeMs } from '#domain/accounts/sign-in-link.ts';
import { forbiddenOrigin } from '../../service-error.ts';
import { isOwnDomain } from '../../site/host/own-domain.ts';
import type { Adapters, Context } from '#functions/http/context.ts';

/** The request for a link, before anybody is identified. */
export type LinkRequest = {
  email: string;
  next?: string | undefined;
  callback?: string | undefined;
  /** The origin that the request came to. */
  askedAt: string;
};

type Place = {
  homes: Homes;
  siteId: SiteId | null;
  /** What whoever claims the link subscribes from; null where they do not. */
  subscribingFrom: SubscriberSource | null;
  /** The newsletter that brought them, where one did. */
  broughtBy?: Id | null;
  /** Whether the mail keeps the code to itself, which is then good nowhere. */
  hidesCode?: boolean;
};

/** What a link needs, of a request or of a job. */
export type LinkContext = Pick<
  Context,
  'askedFrom' | 'client' | 'config' | 'hash' | 'newCode' | 'newId' | 'newToken' | 'now' | 'platform'
> & { adapters: Pick<Adapters, 'signInCodes'> };

/** A link and a code that open one session, in words for a mail and in hashes for the database. */
export async function newSignInLink(ctx: LinkContext, request: LinkRequest, place: Place) {
  const { homes, siteId, subscribingFrom, broughtBy = null, hidesCode = false } = place;
  const token = ctx.newToken();
  const code = ctx.newCode();
  const origin = readOwnDomain(ctx, homes) ?? callbackOrigin(homes, request);
  const next = readNext(homes, origin, request.next);
  const query = new URLSearchParams({ token, ...(next !== null && { next }) });
  const expiresAt = ctx.now + linkLifetimeMs;
  const { host } = new URL(origin);
  const isBound = isOwnDomain(origin, ctx.config);
  const link = {
    id: ctx.newId(),
    email: request.email,
    tokenHash: await ctx.hash(token),
    codeHash: hidesCode ? noCode : await ctx.adapters.signInCodes.hash(request.email, code),
    siteId,
    clientHash: await ctx.hash(ctx.client),
    boundSiteId: isBound ? siteId : null,
    subscribingFrom,
    broughtBy,
    expiresAt,
  };
  const address = `${origin}${callbackPath}?${query.toString()}`;
  return {
    address,
    isBound,
    code: { digits: code, host },
    leadsTo: isBound ? mailMessages.leadsToAlone(host) : mailMessages.leadsTo(host),
    /** Said in small print below a link to sign in. */
    notes: [
      mailMessages.lifetime(linkLifetimeMinutes),
      mailMessages.notYou,
      ...(siteId === null ? [] : [accountNote(isBound)]),
    ],
    expiresAt,
    statementFor: (messageId: string) =>
      ctx.platform.signInLinks.create(link, { messageId, now: ctx.now }),
  };
}

/**
 * The domain of a cook on which a page asks; anybody may serve that page. Its links lead back to that
 * domain and are bound to its site, whatever else it names, and it asks for no link of another site
 * or of the platform: whoever reads the letter could be brought to tell the page its code.
 */
function readOwnDomain(
  { askedFrom, config }: Pick<Context, 'askedFrom' | 'config'>,
  homes: Homes,
): string | null {
  if (!isOwnDomain(askedFrom, config)) return null;
  if (!isHomeHost(homes, askedFrom)) throw forbiddenOrigin();
  return askedFrom;
}

const accountNote = (isBound: boolean): string => {
  const { platformName, oneAccount, oneAccountAskedAgain } = mailMessages;
  return isBound ? oneAccountAskedAgain(platformName) : oneAccount(platformName);
};
