import { giftMessages } from '#contract/money/gift-messages.ts';

type Gift = {
  recipient: string;
  message: string;
  recipe: { title: string; address: string };
  siteTitle: string;
};

/** A mailto link: the visitor sends the mail, since the site must not mail texts of visitors. */
export function giftLetter({ recipient, message, recipe, siteTitle }: Gift): string {
  const subject = giftMessages.subject(recipe.title, siteTitle);
  const body = [message.trim(), `${recipe.title}\n${recipe.address}`].filter(Boolean).join('\n\n');
  const fields = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`];
  return `mailto:${encodeURIComponent(recipient)}?${fields.join('&')}`;
}
