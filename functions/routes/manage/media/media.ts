import { Hono } from 'hono';
import {
  fetchedImageInput,
  imageAnswer,
  imageInput,
  imagesAnswer,
  imageUploadInput,
  newImageInput,
  newVideoInput,
  uploadAnswer,
  videoAnswer,
  videosAnswer,
  videoUploadInput,
} from '#contract/media/media.ts';
import { filmInput } from '#contract/media/library.ts';
import { pageQuery } from '#contract/paging.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager, person } from '#functions/http/access/signed-in.ts';
import { libraryRoutes } from './library.ts';
import { rateLimited, rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { createImage } from '#functions/services/media/create-image.ts';
import { fetchImage } from '#functions/services/media/fetch-image.ts';
import { describeImage, listImages } from '#functions/services/media/images.ts';
import { deleteOne } from '#functions/services/media/library/delete.ts';
import { createVideo, listVideos, renameVideo } from '#functions/services/media/videos.ts';
import { requestImageUpload, requestSiteUpload } from '#functions/services/media/upload/request.ts';

const originOf = (url: string) => new URL(url).origin;

const imageRoutes = new Hono<ApiEnv>()
  .post(
    '/image-upload-urls',
    describe('Get an address that takes one picture, once, for ten minutes', {
      201: uploadAnswer,
    }),
    person,
    rateLimited('uploadUrl'),
    body(imageUploadInput),
    async (c) => {
      const upload = { input: c.req.valid('json'), origin: originOf(c.req.url) };
      return c.json(await requestImageUpload(c.var.context, upload), 201);
    },
  )
  .post(
    '/images',
    describe('Make a picture of what was uploaded', { 201: imageAnswer }),
    person,
    body(newImageInput),
    async (c) => c.json({ image: await createImage(c.var.context, c.req.valid('json')) }, 201),
  )
  .post(
    '/:siteSlug/fetched-images',
    describe('Bring a picture that is yours from an address of the web', { 201: imageAnswer }),
    manager,
    rateLimitedPerPerson('importedPicture'),
    body(fetchedImageInput),
    async (c) => c.json({ image: await fetchImage(c.var.context, c.req.valid('json')) }, 201),
  )
  .get(
    '/:siteSlug/images',
    describe('List the pictures of a site, newest first', { 200: imagesAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listImages(c.var.context, c.req.valid('query'))),
  )
  .put(
    '/:siteSlug/images/:imageId',
    describe('Say what a picture shows and what must show of it however it is cut', {
      200: imageAnswer,
    }),
    manager,
    body(imageInput),
    async (c) => {
      const described = { id: c.req.param('imageId'), ...c.req.valid('json') };
      return c.json({ image: await describeImage(c.var.context, described) });
    },
  )
  .delete(
    '/:siteSlug/images/:imageId',
    describe('Delete a picture that nothing shows; it can be restored for thirty days', 204),
    manager,
    async (c) => {
      await deleteOne(c.var.context, c.req.param('imageId'), 'picture');
      return c.body(null, 204);
    },
  );

const videoRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/video-upload-urls',
    describe('Get an address that takes one video, once, for ten minutes', {
      201: uploadAnswer,
    }),
    manager,
    rateLimited('uploadUrl'),
    body(videoUploadInput),
    async (c) => {
      const { contentType } = c.req.valid('json');
      const upload = { contentType, origin: originOf(c.req.url) };
      return c.json(await requestSiteUpload(c.var.context, upload), 201);
    },
  )
  .post(
    '/:siteSlug/videos',
    describe('Make a video of what was uploaded', { 201: videoAnswer }),
    manager,
    body(newVideoInput),
    async (c) => c.json({ video: await createVideo(c.var.context, c.req.valid('json')) }, 201),
  )
  .get(
    '/:siteSlug/videos',
    describe('List the videos of a site, newest first', { 200: videosAnswer }),
    manager,
    query(pageQuery),
    async (c) => c.json(await listVideos(c.var.context, c.req.valid('query'))),
  )
  .put(
    '/:siteSlug/videos/:videoId',
    describe('Name a film', { 200: videoAnswer }),
    manager,
    body(filmInput),
    async (c) => {
      const named = { id: c.req.param('videoId'), ...c.req.valid('json') };
      return c.json({ video: await renameVideo(c.var.context, named) });
    },
  )
  .delete(
    '/:siteSlug/videos/:videoId',
    describe('Delete a video that nothing shows; it can be restored for thirty days', 204),
    manager,
    async (c) => {
      await deleteOne(c.var.context, c.req.param('videoId'), 'film');
      return c.body(null, 204);
    },
  );

export const mediaRoutes = new Hono<ApiEnv>()
  .route('/', imageRoutes)
  .route('/', videoRoutes)
  .route('/', libraryRoutes);
