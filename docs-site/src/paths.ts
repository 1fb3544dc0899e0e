import path from 'node:path'

/** The repository. */
export const repositoryFolder = path.resolve(import.meta.dirname, '..', '..')

/** The source of the site. */
export const siteFolder = path.join(repositoryFolder, 'docs-site')

/** The built site. */
export const outputFolder = path.join(siteFolder, 'dist')

/** Files whose code pages show, by the name of their page. */
export const examplesFolder = path.join(siteFolder, 'examples')

/** The repository on the web, for links to files that are no page. */
export const repositoryUrl = 'https://github.com/latchkey/latchkey'
