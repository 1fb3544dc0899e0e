import { isPlainObject } from '../utils/isPlainObject.ts'
import { parseJson } from '../utils/parseJson.ts'

/** The part of a page in which another origin can be asked to vouch for it. */
export interface AttestationPage {
  /** Loads a URL in a frame that nobody sees. */
  openFrame(url: string): { readonly window: unknown; readonly remove: () => void }
  onMessage(
    listener: (event: { readonly origin: string; readonly source: unknown; readonly data: unknown }) => void,
  ): () => void
}

export interface AttestParameters {
  /** What the frame loads. */
  readonly url: string
  /** The hash of the message that is vouched for: the token must name it. */
  readonly id: string
  readonly signal: AbortSignal
}

/** Asks another origin, in a hidden frame, for a token about this page's origin. Rejects when it is given up. */
export type Attest = (parameters: AttestParameters) => Promise<string>

/**
 * Vouches by a frame, as the servers of WalletConnect Verify want it: what they answer is a message of
 * `{ type: 'verify_attestation', attestation }`. Without a `document` it rejects.
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

/** The token of an answer; empty where the server vouches for nothing, `undefined` where it is no answer. */
function readAttestation(data: unknown): string | undefined {
  const answer = typeof data === 'string' ? parseJson(data) : data
  if (!isPlainObject(answer) || answer['type'] !== 'verify_attestation') return undefined
  const { attestation } = answer
  if (attestation === null) return ''
  return typeof attestation === 'string' && attestation.length <= 8_192 ? attestation : undefined
}

/** The `id` claim of a JWT. Who checks the token is the wallet. */
function readId(token: string): unknown {
  const [, claims = ''] = token.split('.')
  try {
    const payload = parseJson(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return isPlainObject(payload) ? payload['id'] : undefined
  } catch {
    return undefined
  }
}
