/** The commands of an installed engine, and what each does. */
export const commands = {
  start: 'builds the site and serves it, with its forms',
  dev: 'shows the site as it is written',
  check: 'checks every document of the site',
  build: 'checks, then writes the static site to dist/',
  new: 'writes a new page from another one or a template',
  rename: 'renames a page, a block, a picture or a list, and updates what names it',
  remove: 'removes a page and everything that leads to it',
  publish: 'makes a draft a page',
  unpublish: 'makes a page a draft and removes everything that leads to it',
  where: 'lists where something is used, and what is unused',
  samples: 'lists what is still an example',
  thumbnails: 'fetches the pictures of videos',
  migrate: 'rewrites documents for the newest version of the schemas',
  gen: 'checks the blocks of your own, and lists them',
  enquiries: 'lists what the forms sent',
  editor: 'helps an editor for text, as a language server',
};
