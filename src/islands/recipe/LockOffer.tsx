import { cookingMessages } from '#contract/cooking-messages.ts';

type Props = {
  /** What opens the recipes of the site: its own plans, or a paid Substack subscription. */
  lock: 'plan' | 'substack';
  isFreeSubscriber: boolean;
};

/** Says for whom a premium recipe is, and where to become one of them. */
export function LockOffer({ lock, isFreeSubscriber }: Props) {
  const { locked, upgrade, subscribe, substackLocked, substackSignIn } = cookingMessages;
  const plan = { text: locked, href: '/subscribe', label: isFreeSubscriber ? upgrade : subscribe };
  const substack = { text: substackLocked, href: '/sign-in', label: substackSignIn };
  const { text, href, label } = { plan, substack }[lock];
  return (
    <>
      <h2 id="locked-heading">{text}</h2>
      <a className="button" href={href}>
        {label}
      </a>
    </>
  );
}
