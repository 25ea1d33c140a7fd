import { giftMessages } from '#contract/gift-messages.ts';

type Gift = {
  recipient: string;
  message: string;
  recipe: { title: string; address: string };
  siteTitle: string;
};

/** A letter for the giver's own mail program: nothing a stranger types is mailed by the site. */
export function giftLetter({ recipient, message, recipe, siteTitle }: Gift): string {
  const subject = giftMessages.subject(recipe.title, siteTitle);
  const body = [message.trim(), `${recipe.title}\n${recipe.address}`].filter(Boolean).join('\n\n');
  const fields = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`];
  return `mailto:${encodeURIComponent(recipient)}?${fields.join('&')}`;
}
