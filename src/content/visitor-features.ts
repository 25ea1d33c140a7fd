type VisitorFeatures = {
  /** Signing in and up, and the pages of an account. */
  accounts: boolean;
  /** Searching and filtering recipes. */
  recipeSearch: boolean;
  bookmarks: boolean;
  comments: boolean;
  /** Newsletters and free subscriptions. */
  newsletter: boolean;
};

/** What answers to visitors beyond stored pages; no page leads to what does not. */
export const visitorFeatures: VisitorFeatures = {
  accounts: true,
  recipeSearch: true,
  bookmarks: true,
  comments: true,
  newsletter: true,
};
