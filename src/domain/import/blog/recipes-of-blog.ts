import type { FileContent, FileProblem, FileRecipe } from '../files/file-recipe.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { Folder } from '../archive/folder.ts';
import type { BlogContent, BlogPost, BlogProblem } from './blog-content.ts';
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

/** The recipes of a blog with their stories, and what of it holds none. */
export async function* recipesOfBlog(files: readonly Export[]): AsyncGenerator<FileContent> {
  const [first] = files;
  const blobs = files.map(({ blob }) => blob);
  for await (const content of readBlog({ name: first?.name ?? '', blobs })) {
    yield* contentsOf(content);
  }
}

function contentsOf(content: BlogContent): FileContent[] {
  if ('problem' in content) return [{ problem: problemOf(content.problem) }];
  if (!('post' in content)) return [];
  const { post } = content;
  if (post.recipes.length === 0) {
    return [{ problem: { path: `${post.id} ${post.title}`.trim(), problem: 'not_recipes' } }];
  }
  return post.recipes.map((recipe, at) => ({ recipe: fileRecipe(recipe, post, at) }));
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

function fileRecipe(recipe: ReadRecipe, post: BlogPost, at: number): FileRecipe {
  const { id, body, publishedAt, addresses, status, readers, comments } = post;
  const story = body ? { story: body } : {};
  return {
    recipe: withPost(recipe, post),
    path: `${id} ${at + 1}`,
    shown: (body ? toPlainText(body) : post.title).slice(0, shownMax),
    pictures: [],
    stepPictures: [],
    writtenAt: publishedAt,
    subRecipes: [],
    ...story,
    former: { addresses, publishedAt, status, readers, commentCount: comments.length },
  };
}

/** What the post says of its recipe, where the recipe does not say it itself. */
function withPost(recipe: ReadRecipe, { title, pictures, ...post }: BlogPost): ReadRecipe {
  const exact = <Value>(value: Value) => ({ value, origin: 'exact' as const });
  const names = post.categories.map(({ name }) => name);
  const { categories = exact(names), keywords = exact(post.tags) } = recipe.terms;
  const addresses = pictures.map(({ address }) => address);
  const notes = post.notes.map(({ note, text }) => ({ field: note, text }));
  return {
    ...recipe,
    title: recipe.title ?? exact(title),
    pictures: recipe.pictures.value.length > 0 ? recipe.pictures : exact(addresses),
    terms: { ...recipe.terms, categories, keywords },
    unread: [...recipe.unread, ...notes],
  };
}
