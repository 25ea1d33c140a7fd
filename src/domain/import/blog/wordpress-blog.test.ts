import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import {
  postOf,
  postsIn,
  problemsIn,
  readFiles,
  writtenBlog,
  writtenComment,
  writtenItem,
  writtenMeta,
} from './testing/written-blog.ts';

const bodyOf = (post: Awaited<ReturnType<typeof postOf>>) =>
  post?.body ? toPlainText(post.body) : '';
const group = (lines: string[]) =>
  `a:1:{i:0;a:2:{s:4:"name";s:0:"";s:11:"ingredients";a:${lines.length}:{${lines
    .map(
      (line, at) =>
        `i:${at};a:4:{s:6:"amount";s:1:"2";s:4:"unit";s:4:"cups";s:4:"name";s:${line.length}:"${line}";s:5:"notes";s:6:"sifted";}`,
    )
    .join('')}}}}`;
const wprm = (id: number, name: string) =>
  writtenItem({
    id,
    type: 'wprm_recipe',
    title: name,
    more:
      writtenMeta('wprm_ingredients', group(['flour', 'sugar'])) +
      writtenMeta('wprm_prep_time', '20'),
  });

describe('Recipes of a WordPress blog', () => {
  it('come both where a post shows two, in their order, wherever they stand in the file', async () => {
    const content =
      '<p>Two pies.</p>[wprm-recipe id="9"] <!-- wp:wp-recipe-maker/recipe {"id":8} /-->';
    const post = await postOf({ id: 1, content }, wprm(8, 'Apple pie'), wprm(9, 'Plum pie'));
    expect(post?.recipes.map(({ title }) => title?.value)).toEqual(['Plum pie', 'Apple pie']);
    expect(post?.recipes[0]?.ingredientGroups).toEqual({
      value: [{ title: null, items: ['2 cups flour, sifted', '2 cups sugar, sifted'] }],
      origin: 'exact',
    });
    expect(bodyOf(post)).toBe('Two pies.');
  });

  it('are read from the printed copy where the item is missing', async () => {
    const copy = `<!--WPRM Recipe 7--><div><h2 class="wprm-fallback-recipe-name">Plum pie</h2>
      <div class="wprm-fallback-recipe-ingredients"><h4>Dough</h4><ul><li>2 cups flour</li></ul></div>
      <div class="wprm-fallback-recipe-instructions"><ol><li>Bake <b>well</b>.</li></ol></div></div><!--End WPRM Recipe-->`;
    const post = await postOf({ id: 1, content: `<p>Hello</p>${copy}` });
    expect(post?.recipes[0]?.ingredientGroups).toEqual({
      value: [{ title: 'Dough', items: ['2 cups flour'] }],
      origin: 'read',
    });
    expect(post?.notes).toEqual([{ note: 'recipe_from_copy', text: 'WP Recipe Maker 7' }]);
    expect(bodyOf(post)).toBe('Hello');
  });

  it.each([
    ['[wprm-recipe id="7"]', 'recipe_missing', 'WP Recipe Maker 7'],
    ['<!-- wp:wp-tasty/tasty-recipe {"id":8} /-->', 'recipe_missing', 'Tasty Recipes 8'],
    ['[mv_create key="12" type="recipe"]', 'recipe_elsewhere', 'Mediavine Create'],
    ['<!-- wp:mv/recipe {"id":3} /-->', 'recipe_elsewhere', 'Mediavine Create'],
    ['[amd-zlrecipe-recipe:4]', 'recipe_elsewhere', 'ZipList'],
  ])('are told of where the file does not hold them: %s', async (content, note, text) => {
    const post = await postOf({ id: 1, content: `<p>Hello</p>${content}` });
    expect(post).toMatchObject({ recipes: [], notes: [{ note, text }] });
    expect(bodyOf(post)).toBe('Hello');
  });

  it('come as drafts where no post shows them', async () => {
    const [post] = postsIn(await readFiles(writtenBlog([wprm(8, 'Apple pie')])));
    expect(post).toMatchObject({ id: 'recipe-8', status: 'draft', title: 'Apple pie' });
    expect(post?.notes).toEqual([{ note: 'recipe_alone', text: 'Apple pie' }]);
  });

  it('keep what could not be understood', async () => {
    const more = writtenMeta('wprm_ingredients', 'O:8:"stdClass":0:{}');
    const item = writtenItem({ id: 7, type: 'wprm_recipe', title: 'Pie', more });
    const post = await postOf({ id: 1, content: '[wprm-recipe id="7"]' }, item);
    expect(post?.recipes[0]?.unread).toEqual([
      { field: 'wprm_ingredients', text: 'O:8:"stdClass":0:{}' },
    ]);
  });
});

describe('Texts of a WordPress blog', () => {
  it('part old text at its lines, and keep lists', async () => {
    const content =
      'One <em>fine</em> line\nand another\n\nA third\n<ul>\n<li>an item</li>\n\n<li>more</li>\n</ul>';
    const post = await postOf({ id: 1, content });
    expect(bodyOf(post).split('\n')).toEqual([
      'One fine line',
      'and another',
      'A third',
      'an item',
      'more',
    ]);
    expect(post?.body?.children.at(-1)?.type).toBe('bulleted-list');
  });

  it('take captions with their pictures, in full size, and leave forms', async () => {
    const content = `[caption id="a" width="300"]<img src="/wp-content/uploads/pan-300x200.jpg" alt="A pan" /> My pan[/caption]
      Words [optional]. [contact-form-7 id="77" title="Contact"]`;
    const post = await postOf({ id: 1, content });
    expect(post?.pictures).toEqual([
      {
        address: 'https://blog.example/wp-content/uploads/pan.jpg',
        alt: 'A pan',
        caption: 'My pan',
      },
    ]);
    expect(bodyOf(post)).toBe('Words [optional].');
    expect(post?.notes.map(({ note }) => note)).toEqual(['form_left']);
  });

  it('take pictures of galleries from the items of their numbers', async () => {
    const attachment = (id: number) =>
      writtenItem({
        id,
        type: 'attachment',
        parent: 1,
        link: `https://blog.example/pie-1/p${id}/`,
        more: `<wp:attachment_url>https://blog.example/wp-content/uploads/p${id}-20x30.jpg</wp:attachment_url>`,
      });
    const post = await postOf(
      { id: 1, content: '[gallery ids="6,5"]' },
      attachment(5),
      attachment(6),
    );
    expect(post?.pictures.map(({ address }) => address)).toEqual([
      'https://blog.example/wp-content/uploads/p6-20x30.jpg',
      'https://blog.example/wp-content/uploads/p5-20x30.jpg',
    ]);
    expect(post?.addresses).toEqual([
      '/pie-1/',
      '/?p=1',
      '/pie-1/p5/',
      '/?attachment_id=5',
      '/pie-1/p6/',
      '/?attachment_id=6',
    ]);
  });

  it('name links to other posts, also those without a host', async () => {
    const content =
      '<p><a href="/plum/?x=1#c">Plum</a> <a href="http://www.blog.example/jam/">jam</a> <a href="https://else.example/">else</a></p>';
    const post = await postOf({ id: 1, content });
    expect(post?.links.map(({ address }) => address)).toEqual(['/plum/?x=1', '/jam/']);
    expect(JSON.stringify(post?.body)).toContain('https://blog.example/plum/?x=1#c');
  });

  it('are read as recipes where their headings say so', async () => {
    const content = `<p>My <b>story</b>.</p><p>Serves 4</p><h2>Ingredients</h2><ul><li>2 cups flour</li><li>1 egg</li></ul>
      <h2>Method</h2><ol><li>Mix.</li><li>Bake.</li></ol><h2>More of it</h2><p>Write me.</p>`;
    const post = await postOf({ id: 1, title: 'Pie &amp; more', content });
    expect(post?.recipes).toMatchObject([
      {
        title: { value: 'Pie & more', origin: 'read' },
        servings: { value: '4' },
        ingredientGroups: { value: [{ items: ['2 cups flour', '1 egg'] }] },
      },
    ]);
    expect(bodyOf(post)).toBe('My story.\nMore of it\nWrite me.');
  });
});

describe('Comments of a WordPress blog', () => {
  it('have two levels, whatever hangs on what', async () => {
    const threads = [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 99],
      [5, 6],
      [6, 5],
    ].map(([id = 0, parent = 0]) => writtenComment({ id, parent }));
    const post = await postOf({ id: 1, more: threads.join('') });
    expect(post?.comments.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '1'],
      ['4', null],
      ['5', null],
      ['6', '5'],
    ]);
  });

  it('are plain, and carry neither mail nor network address', async () => {
    const text =
      'It <em>does</em> &amp;amp; more.\n\nSee <a href="https://x.example">this</a><script>x()</script>';
    const meta =
      '<wp:commentmeta><wp:meta_key>ERRating</wp:meta_key><wp:meta_value>4</wp:meta_value></wp:commentmeta>';
    const post = await postOf({
      id: 1,
      more: writtenComment({ id: 1, parent: 0, text, more: meta }),
    });
    expect(post?.comments).toEqual([
      {
        id: '1',
        parentId: null,
        name: 'Ann',
        isFromAuthor: false,
        text: 'It does & more.\nSee this',
        at: '2021-03-12T16:00:00.000Z',
        rating: 4,
        approved: true,
      },
    ]);
  });

  it('are cut at what a comment can be', async () => {
    const more = writtenComment({ id: 1, parent: 0, text: 'word '.repeat(3000) });
    const post = await postOf({ id: 1, more });
    expect(post?.comments[0]?.text).toHaveLength(5000);
    expect(post?.notes.map(({ note }) => note)).toEqual(['text_cut']);
  });
});

describe('Posts of a WordPress blog', () => {
  it.each([
    ['publish', '', 'published'],
    ['publish', 'secret', 'private'],
    ['pending', '', 'draft'],
    ['private', '', 'private'],
    ['future', '', 'scheduled'],
  ])('are seen by whoever saw them: %s %s', async (status, password, expected) => {
    const more = `<wp:post_password>${password}</wp:post_password>`;
    const post = await postOf({ id: 1, status, more });
    expect(post?.status).toBe(expected);
    expect(post?.publishedAt).toBe('2021-03-11T16:00:00.000Z');
  });

  it('stay in the bin, and are counted there', async () => {
    const content = await readFiles(writtenBlog([writtenItem({ id: 1, status: 'trash' })]));
    expect(postsIn(content)).toEqual([]);
    expect(content.at(-1)).toMatchObject({ counts: { left: { trash: 1 } } });
  });

  it('keep their former addresses, also without a host and in other scripts', async () => {
    const more = writtenMeta('_wp_old_slug', '%e3%83%91%e3%82%a4');
    const post = await postOf({ id: 1, link: '/blog/2021/pie', more });
    expect(post?.addresses).toEqual(['/blog/2021/pie', '/?p=1', '/blog/2021/%e3%83%91%e3%82%a4']);
  });

  it('name the categories that theirs stand in', async () => {
    const category = (slug: string, name: string, parent: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`;
    const head = category('sweet', 'Sweet &amp; fine', '') + category('pies', 'Pies', 'sweet');
    const more =
      '<category domain="category" nicename="pies"><![CDATA[Pies]]></category><category domain="post_tag" nicename="plum"><![CDATA[Plum &amp;amp; co]]></category>';
    const [post] = postsIn(await readFiles(writtenBlog([writtenItem({ id: 1, more })], head)));
    expect(post?.categories).toEqual([{ name: 'Pies', parents: ['Sweet & fine'] }]);
    expect(post?.tags).toEqual(['Plum & co']);
  });
});

describe('Files of a WordPress blog', () => {
  it('may be of an old encoding', async () => {
    const text = writtenBlog([writtenItem({ id: 1, title: 'Käse' })]).replace(
      'UTF-8',
      'ISO-8859-1',
    );
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(postsIn(await readFiles(bytes))[0]?.title).toBe('Käse');
  });

  it('may repeat each other', async () => {
    const file = writtenBlog([writtenItem({ id: 1 })]);
    const content = await readFiles(file, file);
    expect(postsIn(content)).toHaveLength(1);
    expect(content.at(-1)).toMatchObject({ counts: { left: { repeated: 1 } } });
  });

  it('may quote items in their texts', async () => {
    const post = await postOf({
      id: 1,
      content: '<p>An <code>&lt;item></code> is <item></item>here.</p>',
    });
    expect(bodyOf(post)).toBe('An <item> is here.');
  });

  it('tell where they end too soon, after what came before', async () => {
    const file = writtenBlog([writtenItem({ id: 1 }), writtenItem({ id: 2 })]);
    const content = await readFiles(file.slice(0, file.lastIndexOf('<wp:post_type>')));
    expect(postsIn(content).map(({ id }) => id)).toEqual(['1']);
    expect(problemsIn(content)).toEqual(['cut_off']);
  });
});
