const commentCount = 1000;

/**
 * A thousand comments below one recipe, every fourth of them a reply to the one before; written past
 * the API, whose rate limits forbid so many.
 */
export async function seedExtremeComments(
  database: D1Database,
  siteSlug: string,
  recipeSlug: string,
): Promise<void> {
  const content = `json_object('type', 'document', 'children', json_array(json_object('type',
    'paragraph', 'children', json_array(json_object('text', 'Said as number ' || n)))))`;
  await database
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
       INSERT INTO comments (id, site_id, recipe_id, user_id, parent_id, content, content_hash,
         created_at)
       SELECT printf('00000000-0000-4000-8000-%012d', n), sites.id, recipes.id, sites.owner_id,
         CASE WHEN n % 4 = 0 THEN printf('00000000-0000-4000-8000-%012d', n - 1) END,
         ${content}, n, ?2 + n * 60000
       FROM numbers JOIN sites ON sites.slug = ?3
         JOIN recipes ON recipes.site_id = sites.id AND recipes.slug = ?4 ORDER BY n`,
    )
    .bind(commentCount, Date.UTC(2026, 0, 1), siteSlug, recipeSlug)
    .run();
}
