import AtelierGift from './atelier/AtelierGift.astro';

/** What themes offer for giving a recipe to a friend; others offer nothing. */
const gifts: Record<string, typeof AtelierGift> = { atelier: AtelierGift };

export const giftOf = (themeName: string) => gifts[themeName] ?? null;
