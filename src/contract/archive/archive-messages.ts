/** What the texts inside an archive say. */
export const archiveMessages = {
  readMe: (site: { title: string; address: string; day: string }) => `${site.title}
${site.address}
Saved on ${site.day}

This is everything that you keep on Larder for this site. It is yours, and nothing in it needs Larder
to be read.

recipes/      Each recipe as a text to read, print or paste anywhere (Markdown).
schema.org/   Each recipe as other recipe programs take it (schema.org JSON).
pictures/     Your pictures as you sent them, without the place and the camera.
films/        Your films.
data/         All of it word for word, for a program: data/recipes has each recipe with every
              detail, what you have not published yet included. The other files are your
              collections, lists, pictures, pages and settings.
subscribers.csv   Who gets your letters or has a plan, and who left. Please write only to those
                  whose state is "subscribed".
comments.json     What was said below your recipes, by name and thread. Addresses of commenters
                  are not in it: they were given to Larder, not to you.
newsletters.json  Your letters to subscribers, drafts and the welcome letter included.
contents.json     What is in here, counted, written last. If it is missing, the download broke
                  off: get it again.

Not in here: recipes and collections in "Recently deleted", earlier versions, and passwords or
payment details, which no site has.
`,
  plainReadMe: (site: { title: string; address: string; day: string }) => `${site.title}
${site.address}
Saved on ${site.day}

This is your site as visitors see it: pages, styles, scripts, fonts, pictures and films. Put all of it
on any web server, at the top of an address, and it is online. It is not made to be opened from a
folder by a double click, because its links begin at the top of the address.

What needs Larder does not work elsewhere: search, comments, saving, signing in, subscribing. Premium
recipes are here as everybody sees them, without what is for subscribers only.

_redirects    Old addresses and where they lead, as Netlify and Cloudflare Pages read them.
contents.json What is in here, counted, written last. If it is missing, the download broke off: get
              it again.
`,
  untitled: 'Untitled',
  everythingName: 'everything',
  plainSiteName: 'site',
} as const;
