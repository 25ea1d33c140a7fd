import { importOutcomeTexts } from '#contract/mail/import-outcome-texts.ts';
import type { Id } from '#domain/ids.ts';
import { csvHead, csvLine } from '#domain/text/csv.ts';
import type { SiteContext } from '#functions/http/context.ts';

const partSize = 1000;

/** What became of each line of a list, as lines of a CSV file. */
export async function* reportImport(ctx: SiteContext, id: Id): AsyncGenerator<string, void> {
  yield csvHead(['line', 'email', 'outcome']);
  let after: number | undefined = 0;
  while (after !== undefined) {
    const chosen = { after, limit: partSize, isProblem: false };
    const part = await ctx.repositories.subscriberImports.listLines(id, chosen);
    if (part.length > 0) yield part.map(lineOf).join('');
    after = part.length < partSize ? undefined : part.at(-1)?.line;
  }
}

const lineOf = ({
  line,
  email,
  outcome,
}: {
  line: number;
  email: string;
  outcome: keyof typeof importOutcomeTexts;
}) => csvLine([String(line), email, importOutcomeTexts[outcome]]);
