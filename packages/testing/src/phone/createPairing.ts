import { TestingError } from '../errors/TestingError.ts'
import { describeUriFault } from './describeUriFault.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import type { Phone } from './types.ts'

/** What takes up the URI of an app. */
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
        // The library's message may quote the URI, and with it the key.
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
