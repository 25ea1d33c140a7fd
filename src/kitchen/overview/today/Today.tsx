import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { type AttentionCounts, waiting } from '#domain/kitchen/overview/attention.ts';
import { useValue } from '#stores/use-value.ts';
import { momentOf } from '../../builds/sentences.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { createRecipe } from '../../recipes/create-recipe.ts';
import { $publishing } from '../../shell/publishing/publishing-state.ts';
import { PartFailed } from '../PartFailed.tsx';
import { WaitingLine } from './WaitingLine.tsx';

const { today: texts } = overviewMessages;
const counted = [
  'recipes',
  'schedules',
  'comments',
  'mails',
  'payments',
  'sender',
  'newsletters',
  'domains',
] as const;

type Props = { overview: OverviewAnswer; siteSlug: string };

/** What waits for the cook, the most urgent first; each line leads to where it is done. */
export function Today({ overview, siteSlug }: Props) {
  const { schedules, failed } = overview;
  const publishing = useValue($publishing);
  const hasFailed = publishing?.state === 'failed';
  const lines = waiting({
    ...(hasFailed && { failedPages: Math.max(1, publishing.failures.length) }),
    ...countsOf(overview),
  });
  const unread = counted.filter((part) => failed.includes(part));
  return (
    <section className="overview-today" aria-labelledby="today">
      <h2 id="today">{texts.heading}</h2>
      {lines.length === 0 && unread.length === 0 && <Nothing />}
      <ul>
        {lines.map(({ kind, count }) => (
          <WaitingLine key={kind} kind={kind} count={count} overview={overview} slug={siteSlug} />
        ))}
      </ul>
      {unread.map((part) => (
        <PartFailed key={part}>{texts.failedPart[part]}</PartFailed>
      ))}
      {schedules && schedules.next.length > 0 && (
        <ul className="overview-next">
          {schedules.next.map(({ id, title, at }) => (
            <li key={id}>
              <a className="state" data-state="scheduled" href={recipePath(siteSlug, id)}>
                {texts.next(title, momentOf(at))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const countsOf = ({
  recipes,
  schedules,
  comments,
  mails,
  payments,
  sender,
  newsletters,
  domains,
}: OverviewAnswer): AttentionCounts => ({
  ...(payments && { disputes: payments.disputes, latePlans: payments.late }),
  ...(domains && { lostDomains: domains.lost, failingDomains: domains.failing }),
  ...(newsletters && { pausedNewsletters: newsletters.paused.total }),
  ...(sender && { lostSender: sender.isLost ? 1 : 0 }),
  ...(schedules && { overdue: schedules.overdue.length }),
  ...(mails && { failedMails: mails.failed }),
  ...(comments && {
    reported: comments.reported,
    held: comments.held,
    newComments: comments.new,
  }),
  ...(recipes && {
    changed: recipes.changed.total,
    unpictured: recipes.unpictured,
    drafts: recipes.drafts.total,
  }),
});

function Nothing() {
  return (
    <p className="overview-nothing">
      {texts.nothing}{' '}
      <button type="button" className="kitchen-link" onClick={() => void createRecipe()}>
        {texts.newRecipe}
      </button>
    </p>
  );
}
