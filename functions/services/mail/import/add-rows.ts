import type { ImportRow, ImportRowsAnswer } from '#contract/mail/subscriber-import.ts';
import { canonicalEmail } from '#domain/accounts/canonical-email.ts';
import { isEmail } from '#domain/accounts/email.ts';
import type { Id } from '#domain/ids.ts';
import { importedEmailMaxLength } from '#domain/mail/import-rules.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict } from '../../service-error.ts';
import { addressHash } from './address-hash.ts';
import { countsByOutcome, findImport } from './view.ts';

/** Tells of more lines of a list what would become of them; nobody is subscribed. */
export async function addImportRows(
  ctx: SiteContext,
  id: Id,
  rows: readonly ImportRow[],
): Promise<ImportRowsAnswer> {
  const { state } = await findImport(ctx, id);
  if (state !== 'draft') throw conflict('already_sent');
  const seen = new Set<string>();
  const lines = await Promise.all(
    rows.map(async ({ line, email: written, name }) => {
      const email = canonicalEmail(written);
      const isAddress = email.length <= importedEmailMaxLength && isEmail(email);
      const isRepeated = seen.has(email);
      if (isAddress) seen.add(email);
      return {
        line,
        email: isAddress ? email : written,
        name: name === undefined || name === '' ? null : name,
        emailHash: isAddress ? await addressHash(ctx, email) : null,
        isRepeated,
      };
    }),
  );
  const { subscriberImports } = ctx.repositories;
  await ctx.commit([subscriberImports.add(id, lines)]);
  const sent = lines.map(({ line }) => line);
  const counts = await subscriberImports.countAmong(id, sent);
  return { counts: countsByOutcome(counts) };
}
