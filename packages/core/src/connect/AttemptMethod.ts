/** How an attempt asks the wallet: in this page, by a code that a phone scans, by a link to an app, or in the embedded wallet. */
export type AttemptMethod = 'page' | 'code' | 'deepLink' | 'embedded'
