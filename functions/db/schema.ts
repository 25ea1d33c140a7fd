import * as builds from './schema/builds.ts';
import * as changes from './schema/changes.ts';
import * as collections from './schema/collections.ts';
import * as equipment from './schema/equipment.ts';
import * as hostnames from './schema/hostnames.ts';
import * as idempotencyKeys from './schema/idempotency-keys.ts';
import * as ingredients from './schema/ingredients.ts';
import * as media from './schema/media.ts';
import * as pages from './schema/pages.ts';
import * as recipes from './schema/recipes.ts';
import * as redirects from './schema/redirects.ts';
import * as sessions from './schema/sessions.ts';
import * as sites from './schema/sites.ts';
import * as terms from './schema/terms.ts';
import * as units from './schema/units.ts';
import * as users from './schema/users.ts';

export const schema = {
  ...builds,
  ...changes,
  ...collections,
  ...equipment,
  ...hostnames,
  ...idempotencyKeys,
  ...ingredients,
  ...media,
  ...pages,
  ...recipes,
  ...redirects,
  ...sessions,
  ...sites,
  ...terms,
  ...units,
  ...users,
};
