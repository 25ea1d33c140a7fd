import { cookingMessages } from '#contract/cooking-messages.ts';

type Props = {
  /** Whether the site's own plans open its recipes, or a paid Substack subscription. */
  lock: 'plan' | 'substack';
  isFreeSubscriber: boolean;
};

/** Says who may open a premium recipe, and links to where to subscribe. */
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
