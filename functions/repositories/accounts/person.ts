import { type SQL, sql } from 'drizzle-orm';
import type { Read } from '#functions/db/database.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { storedUserImage, type UserImage } from '../media/user-image.ts';
import { combined } from '../reads.ts';

const profile = selection({
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  avatarImageId: users.avatarImageId,
  avatarCrop: users.avatarCrop,
  version: users.version,
});

/** What sites know of a person: the profile as of a version, and the picture. */
export type Person = RowOf<typeof profile> & { picture: UserImage | null };

/** Of many at once. */
export const peopleRead = (isAmong: SQL): Read<Person[]> =>
  combined(
    {
      people: rows(profile, sql`SELECT ${profile} FROM ${users} WHERE ${isAmong}`),
      pictures: rows(
        storedUserImage,
        sql`SELECT ${storedUserImage} FROM ${userImages} WHERE ${userImages.id} IN
            (SELECT ${users.avatarImageId} FROM ${users} WHERE ${isAmong})`,
      ),
    },
    ({ people, pictures }) =>
      people.map((person) => ({
        ...person,
        picture: pictures.find(({ id }) => id === person.avatarImageId) ?? null,
      })),
  );

export const personRead = (isMeant: SQL): Read<Person | null> =>
  combined(
    {
      person: firstRow(profile, sql`SELECT ${profile} FROM ${users} WHERE ${isMeant}`),
      picture: firstRow(
        storedUserImage,
        sql`SELECT ${storedUserImage} FROM ${userImages}
            WHERE ${userImages.id} = (SELECT ${users.avatarImageId} FROM ${users} WHERE ${isMeant})`,
      ),
    },
    ({ person, picture }) => person && { ...person, picture },
  );
