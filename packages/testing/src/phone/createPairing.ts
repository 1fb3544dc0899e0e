import { TestingError } from '../errors/TestingError.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import type { Phone } from './types.ts'

/** Creates `phone.pair`, which connects to the URI of an app. */
export function createPairing(parameters: {
  readonly opened: OpenedSignClient
  readonly relayUrl: string
  readonly refresh: () => void
}): Phone['pair'] {
  const { opened, relayUrl, refresh } = parameters
  const { host } = new URL(relayUrl)
  return async (uri, { timeoutMs = 15_000 } = {}) => {
    const fault = describeUriFault(uri)
    if (fault !== undefined) throw new TestingError('testing.pairingFailed', fault)
    if (opened.relay === 'offline') throw new TestingError('testing.offline', 'The phone is offline: phone.goOnline().')
    const end = new AbortController()
    const late = new Promise<string>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs, `The relay at ${host} is not to be had.`)
      end.signal.addEventListener('abort', () => clearTimeout(timer))
    })
    const refused = opened.whenRefused(end.signal).then((reason) => `The relay at ${host} refuses the phone: ${reason}`)
    const paired = opened.client.pair({ uri }).then(
      () => undefined,
      (thrown: unknown) => {
        // The library's message may quote the URI, which contains the key.
        const isUsed = thrown instanceof Error && thrown.message.startsWith('Pairing already exists')
        return isUsed ? 'This URI was used before.' : `The relay at ${host} is not to be had.`
      },
    )
    const trouble = await Promise.race([paired, refused, late])
    end.abort()
    refresh()
    if (trouble !== undefined) throw new TestingError('testing.pairingFailed', trouble)
  }
}

/**
 * Returns why a text is not a usable pairing URI, or `undefined` if it is one. Never quotes it, because it contains a key.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1328
 */
function describeUriFault(uri: string, now: number = Date.now()): string | undefined {
  const [, version, query = ''] = /^wc:[\da-f]{64}@(\d+)\?(.+)$/.exec(uri) ?? []
  const values = new URLSearchParams(query)
  if (version !== '2' || !/^[\da-f]{64}$/.test(values.get('symKey') ?? '')) return 'This is no WalletConnect v2 URI.'
  const expiry = values.get('expiryTimestamp')
  if (expiry !== null && Number(expiry) * 1_000 <= now) return 'This URI has expired. The app shows a new one.'
  return undefined
}
