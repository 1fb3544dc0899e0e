import type { Attest } from '../../kernel/ports/createBrowserAttestation.ts'
import type { ClockPort, LoggerPort } from '../../kernel/ports/ports.ts'

/** Returns an attestation of the page's origin for a message, or an empty string if there is none. Never rejects. */
export type Verify = (hashes: { readonly id: string; readonly decryptedId: string }) => Promise<string>

export interface CreateVerifyParameters {
  readonly relay: { readonly url: string; readonly projectId: string }
  /** The page's origin. */
  readonly origin: string
  readonly attest: Attest
  readonly clock: ClockPort
  readonly logger: LoggerPort
}

/** The relays whose wallets expect an attestation. */
const publicHosts: readonly string[] = ['relay.walletconnect.org', 'relay.walletconnect.com']

const server = 'https://verify.walletconnect.org/v3/attestation'

/** The maximum wait for an attestation, in ms. */
const patience = 300

/** The number of consecutive failures after which the server is not called again. */
const failuresAllowed = 2

/**
 * Creates attestations of the page's origin by the public Verify server. Gives up after 300 ms, so that messages are not
 * delayed. Returns `undefined` for a relay that is not public, because the server does not know its projects.
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
      logger.debug('There is no attestation of the page’s origin.', error)
      return ''
    } finally {
      cancel()
    }
  }
}
