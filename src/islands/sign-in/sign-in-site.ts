/** What the steps say of the site that is signed in to. */
export type SignInSite = {
  /** Null on the platform's own host. */
  title: string | null;
  offersNewsletter: boolean;
  platformOrigin: string;
};
