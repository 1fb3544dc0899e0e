import { toModalError } from '../../../kernel/errors/toModalError.ts'
import type { ClockPort, PlatformPort, RandomPort } from '../../../kernel/ports/ports.ts'
import { createRelayToken } from '../crypto/createRelayToken.ts'
import type { Cryptography, Signer } from '../crypto/Cryptography.ts'
import { loadCryptography } from '../crypto/loadCryptography.ts'
import { toHex } from '../crypto/toHex.ts'

/** The key with which a client identifies itself to the relay, for the lifetime of the page. */
export interface RelayAccess {
  getCryptography(): Promise<Cryptography>
  /** Returns the URL of the relay's socket with a new token. */
  getUrl(): Promise<string>
}

/** Creates the access of one client. Loads the cryptography when it is first needed. */
export function createRelayAccess(parameters: {
  readonly relay: { readonly url: string; readonly projectId: string }
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly platform: PlatformPort
}): RelayAccess {
  const { relay, clock, random, platform } = parameters
  const subject = toHex(random.bytes(32))
  // Not `createLoader`: if this file shared it, bundlers would split the first load.
  let loading: Promise<Cryptography> | undefined
  const getCryptography = (): Promise<Cryptography> => {
    loading ??= loadCryptography({ random }).catch((error: unknown) => {
      loading = undefined
      throw toModalError(error, 'chunk.failed')
    })
    return loading
  }
  let signer: Promise<Signer> | undefined
  return {
    getCryptography,
    getUrl: async () => {
      const cryptography = await getCryptography()
      signer ??= cryptography.createSigner()
      const token = await createRelayToken({ signer: await signer, subject, audience: relay.url, now: clock.now() })
      return toRelayUrl({ ...relay, token, origin: platform.origin })
    },
  }
}

/** Returns the URL of the relay's socket with the parameters that the relay requires. Keeps an existing query. */
function toRelayUrl(parameters: {
  readonly url: string
  readonly projectId: string
  readonly token: string
  /** The page's origin; empty on a server. */
  readonly origin: string
}): string {
  const { url, projectId, token, origin } = parameters
  const target = new URL(url)
  const place = origin === '' ? 'server' : `browser:${origin.replace(/^\w+:\/\//, '')}`
  target.searchParams.set('auth', token)
  target.searchParams.set('projectId', projectId)
  target.searchParams.set('ua', `wc-2/js-latchkey/${place}`)
  // The relay reports a refusal by the close code, the only part that a page can read.
  target.searchParams.set('useOnCloseEvent', 'true')
  return target.href
}
