import { createBrowserClock } from '../ports/createBrowserClock.ts'
import type { ErrorCode } from './codes.ts'
import { errorTexts } from './errorTexts.ts'

/** How long an error waits for its text, in ms. */
const LONGEST_WAIT = 1_000

// oxlint-disable-next-line latchkey/no-module-state -- texts are constant: modals share them as they share code (decision 0031)
let texts: Readonly<Record<string, string>> | undefined = process.env.NODE_ENV === 'production' ? undefined : errorTexts

/** Returns the text of a code, if the texts have loaded. A code of a newer copy of the package has none. */
export function findErrorText(code: ErrorCode): string | undefined {
  return texts && Object.hasOwn(texts, code) ? texts[code] : undefined
}

/**
 * Loads the error texts, which are not part of an app's first load in production. Resolves after one second at the
 * latest, also if they cannot be loaded; the next call tries again.
 */
export async function loadErrorTexts(): Promise<void> {
  if (texts) return
  let cancel: (() => void) | undefined
  const limit = new Promise<void>((resolve) => {
    cancel = createBrowserClock().after(LONGEST_WAIT, resolve)
  })
  const load = async (): Promise<void> => {
    texts = (await import('./errorTextsChunk.ts')).loadedTexts
  }
  await Promise.race([load().catch(() => undefined), limit])
  cancel?.()
}
