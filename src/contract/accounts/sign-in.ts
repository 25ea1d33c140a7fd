import { z } from 'zod';
import { currentUserView, siteUserView } from './current-user.ts';
import { emailAddress } from './email.ts';
import { issueMessages } from '../issue-messages.ts';
import { dateTime, lineUpTo, textUpTo } from '../fields.ts';
import { letterNamed } from '../mail/letter-named.ts';
import { siteUserData } from '../bookmarks/bookmark.ts';

/** Six digits, with as many blanks as a mail program may put between them. */
const codeMaxLength = 40;
const address = lineUpTo(2048);
const tracked = textUpTo(1000).nullable().exactOptional();
const metadataValue = z.union([textUpTo(1000), z.number(), z.boolean(), z.null()]);

/**
 * Where to go once signed in, and the page that the mailed link opens (`{origin}/sign-in/callback`).
 * What leads anywhere else than this site or the platform is replaced by the default.
 */
export const signInQuery = z.strictObject({
  next: address.exactOptional(),
  callback: address.exactOptional(),
});

/** POST `sign-in?next=` of the manage API and `{siteSlug}/sign-in?next=` of the Site API. */
export const signInInput = z
  .strictObject({ email: emailAddress, callback: address.exactOptional() })
  .meta({ id: 'SignIn' });

/** POST `{siteSlug}/sign-up?next=` of the Site API. */
export const siteSignUpInput = z
  .strictObject({
    ...signInInput.shape,
    /** Also to the newsletter of the site. */
    subscribe: z.boolean().default(false),
    letter: letterNamed,
  })
  .meta({ id: 'SiteSignUp' });

/** POST `sign-up?next=` of the manage API; of what advertisers count by nothing is kept. */
export const signUpInput = z
  .strictObject({
    ...signInInput.shape,
    fbp: tracked,
    fbc: tracked,
    eventId: tracked,
    userAgent: tracked,
    metadata: z.record(textUpTo(100), metadataValue).nullable().exactOptional(),
  })
  .meta({ id: 'SignUp' });

/** The same whether or not the address is known, and whether or not a mail was sent. */
export const signInRequestedAnswer = z.strictObject({
  /** When a link and a code that were mailed now stop working. */
  expiresAt: dateTime,
});
export type SignInRequestedAnswer = z.output<typeof signInRequestedAnswer>;

/** POST `sign-in-codes` and `{siteSlug}/sign-in-codes`: the six digits instead of the link. */
export const signInCodeInput = z
  .strictObject({
    email: emailAddress,
    code: textUpTo(codeMaxLength, issueMessages.invalidCode)
      .overwrite((text) => text.replaceAll(/\s/g, ''))
      .regex(/^\d{6}$/, { error: issueMessages.invalidCode }),
  })
  .meta({ id: 'SignInCode' });

/** POST `sign-in/{token}`: the token of a link, or a single-use token (`mgk`). */
export const signInAnswer = z.strictObject({ currentUser: currentUserView, authToken: z.string() });
export type SignInAnswer = z.output<typeof signInAnswer>;

/** POST `{siteSlug}/sign-in/{token}`, the same on a site. */
export const siteSignInAnswer = z.strictObject({
  currentUser: siteUserView,
  siteUserData,
  authToken: z.string(),
});
export type SiteSignInAnswer = z.output<typeof siteSignInAnswer>;

/** What a single-use token is for: the address that it will be part of; the platform's own without one. */
export const singleUseTokenInput = z
  .strictObject({ address: address.exactOptional() })
  .default({})
  .meta({ id: 'SingleUseTokenRequest' });

/** POST `single-use-tokens`: carries this session to another host as `?mgk=`, for five minutes. */
export const singleUseTokenAnswer = z.strictObject({ singleUseToken: z.string() });
