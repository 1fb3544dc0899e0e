import type { Attest } from '../../kernel/ports/createBrowserAttestation.ts'
import type { ClockPort, LoggerPort } from '../../kernel/ports/ports.ts'

/** Vouches for the origin of the page that a message comes from; an empty text where it cannot. Never rejects. */
export type Verify = (hashes: { readonly id: string; readonly decryptedId: string }) => Promise<string>

export interface CreateVerifyParameters {
  readonly relay: { readonly url: string; readonly projectId: string }
  /** The page's origin. */
  readonly origin: string
  readonly attest: Attest
  readonly clock: ClockPort
  readonly logger: LoggerPort
}

/** The relays behind which wallets look for an attestation. */
const publicHosts: readonly string[] = ['relay.walletconnect.org', 'relay.walletconnect.com']

const server = 'https://verify.walletconnect.org/v3/attestation'

/** Nobody waits longer than this for it, in ms. */
const patience = 300

/** After so many failures in a row it is left alone. */
const failuresAllowed = 2

/**
 * Has the public Verify server vouch for the page, within 300 ms or not at all, so that it makes nobody wait. `undefined`
 * where the relay is not a public one: the server knows nothing of its projects.
 */
export function createVerify(parameters: CreateVerifyParameters): Verify | undefined {
  const { relay, origin, attest, clock, logger } = parameters
  if (!URL.canParse(relay.url) || !publicHosts.includes(new URL(relay.url).hostname)) return undefined
  let failures = 0

  return async ({ id, decryptedId }) => {
    if (failures >= failuresAllowed) return ''
    const query = new URLSearchParams({ projectId: relay.projectId, origin, id, decryptedId })
    const controller = new AbortController()
    const cancel = clock.after(patience, () => controller.abort())
    try {
      const attestation = await attest({ url: `${server}?${query.toString()}`, id, signal: controller.signal })
      failures = 0
      return attestation
    } catch (error) {
      failures++
      logger.debug('Nobody vouches for the page’s origin.', error)
      return ''
    } finally {
      cancel()
    }
  }
}
