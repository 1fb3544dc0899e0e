/**
 * The files of the secure site, for the server that serves them.
 *
 * @packageDocumentation
 */
export { readSite } from '../site/readSite.ts'
export type { RecoverPage, Site, SiteDocument, SiteFile } from '../site/readSite.ts'
export { SecureSiteError } from '../site/SecureSiteError.ts'
export type { SecureSiteErrorCode } from '../site/SecureSiteError.ts'
