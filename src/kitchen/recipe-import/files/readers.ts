export { holdsBlog } from '#domain/import/blog/recipes-of-blog.ts';
export { readFile } from '#domain/import/files/read-file.ts';
