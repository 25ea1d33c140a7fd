import type { FileContent, FileProblem, FileRecipe } from '../files/file-recipe.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { toldLanguage } from '../told-language.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { Folder } from '../archive/folder.ts';
import { type BlogPost, type BlogProblem, type BlogSite, linkedPicture } from './blog-content.ts';
import { commentsOfSite } from './comment-ids.ts';
import { unknownBlog, withoutLeftLinks } from './own-links.ts';
import { type FormerPages, formerPages } from './pages/former-pages.ts';
import { readBlog } from './read-blog.ts';

/** As much of a story as is looked at beside a recipe. */
const shownMax = 60_000;

/** A file, or a folder in which one was unpacked. */
type Export = { name: string; blob: Blob | Folder };

/** Whether a file is the export of a blog: it names the site. What stands behind that is not read. */
export async function holdsBlog({ name, blob }: Export): Promise<boolean> {
  for await (const content of readBlog({ name, blobs: [blob] })) {
    if ('site' in content) return true;
  }
  return false;
}

/** The exports of blogs that lie in a folder, and the folder without them. */
export async function blogsIn(folder: Folder): Promise<{ blogs: Export[]; rest: Folder }> {
  const blogs: Export[] = [];
  const files: Folder['files'][number][] = [];
  for (const file of folder.files) {
    const named = { name: file.path, blob: file.blob };
    const isExport = /\.(?:xml|json)$/i.test(file.path) && (await holdsBlog(named));
    if (isExport) blogs.push(named);
    else files.push(file);
  }
  return { blogs, rest: { files } };
}

/**
 * The recipes of a blog with their stories, and what of it holds none; what a site has a place for
 * comes last, when all that it can lead to is there.
 */
export async function* recipesOfBlog(files: readonly Export[]): AsyncGenerator<FileContent> {
  const [first] = files;
  const blobs = files.map(({ blob }) => blob);
  const pages = formerPages();
  let site: BlogSite = { title: '', address: null, language: null };
  for await (const content of readBlog({ name: first?.name ?? '', blobs })) {
    if ('site' in content) ({ site } = content);
    else if ('problem' in content) yield { problem: problemOf(content.problem) };
    else if ('lists' in content) pages.addLists(content.lists);
    else if ('post' in content) yield* contentsOf(content.post, site, pages);
  }
  yield* pages.end();
}

function contentsOf(post: BlogPost, site: BlogSite, pages: FormerPages): FileContent[] {
  const address = site.address ?? unknownBlog;
  if (post.recipes.length === 0) return pages.addPage(post, site);
  pages.addRecipes(post);
  return post.recipes.map((recipe, at) => ({
    recipe: fileRecipe(withLanguage(recipe, site.language), post, { at, address }),
  }));
}

/** In the language that its own words tell, else in that of the blog: many say English and are not. */
function withLanguage(recipe: ReadRecipe, usual: string | null): ReadRecipe {
  if (usual === null) return recipe;
  const told = recipe.language ?? toldLanguage(recipe, usual);
  return { ...recipe, language: told ?? { value: usual, origin: 'read' } };
}

const problems: Record<BlogProblem['problem'], FileProblem['problem']> = {
  not_blog: 'not_recipes',
  broken: 'broken',
  cut_off: 'broken',
  too_large: 'too_large',
  no_address: 'not_recipes',
};

const problemOf = ({ file, problem }: BlogProblem): FileProblem => ({
  path: file,
  problem: problems[problem],
});

type Standing = { at: number; address: string };

function fileRecipe(recipe: ReadRecipe, post: BlogPost, { at, address }: Standing): FileRecipe {
  const { id, body, publishedAt, addresses, status, readers, comments, pictures } = post;
  const story = body ? { story: withoutLeftLinks(body, address) } : {};
  const commentCount = comments.length;
  return {
    recipe: withPost(withOwnTexts(recipe, address), post),
    path: `${id} ${at + 1}`,
    shown: (body ? toPlainText(body) : post.title).slice(0, shownMax),
    pictures: [],
    // Of several recipes of a post the first one has what stands around them.
    linked: at === 0 ? pictures.map(linkedPicture) : [],
    stepPictures: [],
    writtenAt: publishedAt,
    subRecipes: [],
    ...story,
    comments: at === 0 ? commentsOfSite(comments, address) : [],
    former: { addresses, publishedAt, status, readers, commentCount, site: address },
  };
}

/** Its texts without links to what stays behind. */
function withOwnTexts(recipe: ReadRecipe, address: string): ReadRecipe {
  const { description, notes, stepGroups } = recipe;
  const told = (text: ReadRecipe['notes']) =>
    text && { ...text, value: withoutLeftLinks(text.value, address) };
  return {
    ...recipe,
    description: told(description),
    notes: told(notes),
    stepGroups: {
      ...stepGroups,
      value: stepGroups.value.map((group) => ({
        ...group,
        items: group.items.map((step) => ({
          ...step,
          text: withoutLeftLinks(step.text, address),
        })),
      })),
    },
  };
}

/** Names of the plugin and of the post, without those that are the same but for case. */
const eachOnce = (names: readonly string[]): string[] =>
  [
    ...new Map(
      names.map((name) => [name.normalize('NFKC').toLowerCase(), name] as const).toReversed(),
    ).values(),
  ].toReversed();

/** What the post says of its recipe beside the recipe itself. */
function withPost(recipe: ReadRecipe, { title, pictures, ...post }: BlogPost): ReadRecipe {
  const exact = <Value>(value: Value) => ({ value, origin: 'exact' as const });
  const names = post.categories.map(({ name }) => name);
  const categories = exact(eachOnce([...(recipe.terms.categories?.value ?? []), ...names]));
  const keywords = exact(eachOnce([...(recipe.terms.keywords?.value ?? []), ...post.tags]));
  const [main] = pictures;
  const notes = post.notes.map(({ note, text }) => ({ field: note, text }));
  return {
    ...recipe,
    title: recipe.title ?? exact(title),
    pictures: recipe.pictures.value.length > 0 || !main ? recipe.pictures : exact([main.address]),
    terms: { ...recipe.terms, categories, keywords },
    unread: [...recipe.unread, ...notes],
  };
}
