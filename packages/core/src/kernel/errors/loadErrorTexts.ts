import { createBrowserClock } from '../ports/createBrowserClock.ts'
import { importOnline } from '../ports/importOnline.ts'
import type { ErrorCode } from './codes.ts'
import { getErrorSurface } from './errorSurfaces.ts'
import type { ErrorSurface } from './errorSurfaces.ts'
import { errorTexts } from './errorTexts.ts'

/** What is known about each error code. */
export interface ErrorCatalogue {
  readonly texts: Readonly<Record<string, string>>
  readonly getSurface: (code: ErrorCode) => ErrorSurface
}

/** How long an error waits for its text, in ms. */
const LONGEST_WAIT = 1_000

// oxlint-disable-next-line latchkey/no-module-state -- texts are constant: modals share them as they share code (decision 0031)
let catalogue: ErrorCatalogue | undefined =
  process.env.NODE_ENV === 'production' ? undefined : { texts: errorTexts, getSurface: getErrorSurface }

/** Returns the text of a code, if the texts have loaded. A code of a newer copy of the package has none. */
export function findErrorText(code: ErrorCode): string | undefined {
  return catalogue && Object.hasOwn(catalogue.texts, code) ? catalogue.texts[code] : undefined
}

/** Returns where an error is shown. Before the texts have loaded, only a file that did not load is shown to the visitor. */
export function findErrorSurface(code: ErrorCode): ErrorSurface {
  return catalogue?.getSurface(code) ?? (code === 'chunk.failed' ? 'toast' : 'internal')
}

/**
 * Loads the error texts and surfaces, which are not part of an app's first load in production. Resolves after one second at the
 * latest, also if they cannot be loaded; the next call tries again.
 */
export async function loadErrorTexts(): Promise<void> {
  if (catalogue) return
  let cancel: (() => void) | undefined
  const limit = new Promise<void>((resolve) => {
    cancel = createBrowserClock().after(LONGEST_WAIT, resolve)
  })
  const load = async (): Promise<void> => {
    catalogue = (await importOnline(() => import('./errorTextsChunk.ts'))).errorCatalogue
  }
  await Promise.race([load().catch(() => undefined), limit])
  cancel?.()
}
