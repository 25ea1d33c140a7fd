import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { firstAddress, queueQuery } from '#domain/kitchen/comments/queue-address.ts';
import {
  buildsPath,
  commentsPath,
  newslettersPath,
  paymentsPath,
  recipePath,
  recipesPath,
  settingsPath,
  subscribersPath,
} from '#domain/kitchen/kitchen-paths.ts';
import type { AttentionKind } from '#domain/kitchen/overview/attention.ts';
import { listViewQuery, type ListView, wholeList } from '#domain/kitchen/recipe-list/list-view.ts';
import { newsletterPath } from '#domain/kitchen/newsletter-paths.ts';
import { momentOf } from '../../builds/sentences.ts';

const { today: texts } = overviewMessages;

type Props = { kind: AttentionKind; count: number; overview: OverviewAnswer; slug: string };

/** How much there is of something, and the first few of it by name. */
export function WaitingLine({ kind, count, overview, slug }: Props) {
  const hint = texts.hints[kind];
  return (
    <li data-kind={kind}>
      <a href={addresses[kind](slug)}>{texts.waiting[kind](count)}</a>
      <span className="overview-names">
        {hint}
        {namesOf(kind, overview).map(({ key, href, name, aside }) => (
          <span key={key}>
            {href === null ? name : <a href={href(slug)}>{name}</a>}
            {aside && ` ${aside}`}
          </span>
        ))}
      </span>
    </li>
  );
}

const listOf =
  (view: Partial<ListView>) =>
  (slug: string): string =>
    `${recipesPath(slug)}?${listViewQuery({ ...wholeList, ...view })}`;

const queueOf =
  (view: 'new' | 'held' | 'reported') =>
  (slug: string): string =>
    `${commentsPath(slug)}?${queueQuery({ ...firstAddress, view })}`;

const domainsOf = (slug: string): string => `${settingsPath(slug)}#address`;

const addresses: Record<AttentionKind, (slug: string) => string> = {
  failedPages: buildsPath,
  lostDomains: domainsOf,
  failingDomains: domainsOf,
  disputes: paymentsPath,
  latePlans: paymentsPath,
  overdue: listOf({ state: 'scheduled', order: 'scheduled' }),
  pausedNewsletters: newslettersPath,
  lostSender: (slug) => `${settingsPath(slug)}#letters`,
  failedMails: subscribersPath,
  reported: queueOf('reported'),
  held: queueOf('held'),
  newComments: commentsPath,
  changed: listOf({ state: 'changed' }),
  unpictured: listOf({ isUnpictured: true, order: 'published' }),
  drafts: listOf({ state: 'draft' }),
};

type Named = {
  key: string;
  name: string;
  href: ((slug: string) => string) | null;
  aside?: string;
};

function namesOf(
  kind: AttentionKind,
  { recipes, schedules, newsletters, mails }: OverviewAnswer,
): Named[] {
  switch (kind) {
    case 'overdue':
      return (schedules?.overdue ?? []).slice(0, 3).map(({ at, ...recipe }) => ({
        ...recipeName(recipe),
        aside: texts.wasDue(momentOf(at)),
      }));
    case 'pausedNewsletters':
      return (newsletters?.paused.newest ?? []).map(({ id, title }) => ({
        key: id,
        name: title,
        href: (slug) => newsletterPath(slug, id),
      }));
    case 'failedMails':
      return (mails?.newest ?? []).slice(0, 3).map(({ recipient, createdAt }) => ({
        key: recipient + createdAt,
        name: recipient,
        href: null,
      }));
    case 'changed':
      return (recipes?.changed.newest ?? []).map(recipeName);
    case 'drafts':
      return (recipes?.drafts.newest ?? []).map(recipeName);
    default:
      return [];
  }
}

const recipeName = ({ id, title }: { id: string; title: string }): Named => ({
  key: id,
  name: title,
  href: (slug) => recipePath(slug, id),
});
