import { isPlainObject } from '../utils/isPlainObject.ts'
import { parseJson } from '../utils/parseJson.ts'

/** The part of a page that loads another origin's attestation. */
export interface AttestationPage {
  /** Loads a URL in an invisible frame. */
  openFrame(url: string): { readonly window: unknown; readonly remove: () => void }
  onMessage(
    listener: (event: { readonly origin: string; readonly source: unknown; readonly data: unknown }) => void,
  ): () => void
}

export interface AttestParameters {
  /** The URL to load in the frame. */
  readonly url: string
  /** The hash of the attested message; the token must contain it. */
  readonly id: string
  readonly signal: AbortSignal
}

/** Requests a token about this page's origin from another origin, in a hidden frame. Rejects when its signal aborts. */
export type Attest = (parameters: AttestParameters) => Promise<string>

/**
 * Creates an attestation by frame, as the servers of WalletConnect Verify expect. They answer with the message `{ type:
 * 'verify_attestation', attestation }`. Rejects without a `document`.
 */
export function createBrowserAttestation(page: AttestationPage | undefined = findPage()): Attest {
  return ({ url, id, signal }) =>
    new Promise((resolve, reject) => {
      if (!page || signal.aborted) return reject(signal.reason)
      const { origin } = new URL(url)
      const frame = page.openFrame(url)
      const end = page.onMessage(({ origin: from, source, data }) => {
        if (from !== origin || source !== frame.window) return
        const attestation = readAttestation(data)
        if (attestation === undefined || (attestation !== '' && readId(attestation) !== id)) return
        stop()
        resolve(attestation)
      })
      const onAbort = (): void => {
        stop()
        reject(signal.reason)
      }
      const stop = (): void => {
        end()
        frame.remove()
        signal.removeEventListener('abort', onAbort)
      }
      signal.addEventListener('abort', onAbort)
    })
}

function findPage(): AttestationPage | undefined {
  if (typeof document === 'undefined') return undefined
  return {
    openFrame: (url) => {
      const frame = document.createElement('iframe')
      frame.hidden = true
      // It needs its scripts, and its own origin to be recognised by; it must not navigate the page, open windows or download.
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
      frame.src = url
      document.body.append(frame)
      return { window: frame.contentWindow, remove: () => frame.remove() }
    },
    onMessage: (listener) => {
      window.addEventListener('message', listener)
      return () => window.removeEventListener('message', listener)
    },
  }
}

/** Returns the token of an answer: empty if the server attests nothing, `undefined` if the message is not an answer. */
function readAttestation(data: unknown): string | undefined {
  const answer = typeof data === 'string' ? parseJson(data) : data
  if (!isPlainObject(answer) || answer['type'] !== 'verify_attestation') return undefined
  const { attestation } = answer
  if (attestation === null) return ''
  return typeof attestation === 'string' && attestation.length <= 8_192 ? attestation : undefined
}

/** Reads the `id` claim of a JWT without verifying it. The wallet verifies the token. */
function readId(token: string): unknown {
  const [, claims = ''] = token.split('.')
  try {
    const payload = parseJson(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return isPlainObject(payload) ? payload['id'] : undefined
  } catch {
    return undefined
  }
}
