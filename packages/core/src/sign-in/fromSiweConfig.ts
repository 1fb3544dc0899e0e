import type { Siwx, SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import type { SiweConfig } from '../options/SiweConfig.ts'

/**
 * Adapts the callbacks of Sign-In with Ethereum (`siweConfig`) to the `Siwx` interface. They hold one session, matched by its
 * account. The signed text stays on the server, so a session that is read back has an empty message and signature.
 */
export function fromSiweConfig(parameters: {
  readonly config: SiweConfig
  readonly clock: ClockPort
  /** The origin of the page. */
  readonly origin: string
}): Siwx {
  const { config, clock, origin } = parameters
  const { signOutOnNetworkChange = true, signOutOnDisconnect = true } = config
  const domain = origin.replace(/^.*:\/\//, '')

  const read = async ({ chainId, accountAddress }: SiwxAccount): Promise<readonly SiwxSession[]> => {
    const session = await config.getSession()
    if (!session || session.address.toLowerCase() !== accountAddress.toLowerCase()) return []
    if (signOutOnNetworkChange && `eip155:${session.chainId}` !== chainId) return []
    const data = { domain, accountAddress, chainId, uri: origin, version: '1', nonce: '' } as const
    return [{ data, message: '', signature: '' }]
  }

  const add = async ({ data, message, signature, cacao }: SiwxSession): Promise<void> => {
    if (!(await config.verifyMessage({ message, signature, cacao })))
      throw new ModalError('request.failed', { details: 'verifyMessage rejected the signature' })
    config.onSignIn?.({ address: data.accountAddress, chainId: toChainId(data) })
  }

  const end = async (): Promise<void> => {
    if (!(await config.signOut())) throw new ModalError('request.failed', { details: 'signOut returned false' })
    config.onSignOut?.()
  }

  return {
    signOutOnDisconnect,
    getRequired: () => config.required ?? true,
    createMessage: async (account) => {
      const params = await config.getMessageParams?.()
      const nonce = await config.getNonce(account.accountAddress)
      const { domain: host = domain, uri = origin, iat = new Date(clock.now()).toISOString(), ...others } = params ?? {}
      const { accountAddress: address, chainId } = account
      const shared = { domain: host, uri, version: '1', nonce } as const
      const { exp: expirationTime, nbf: notBefore, statement, requestId, resources } = others
      return {
        data: {
          ...shared,
          ...{ accountAddress: address, chainId, issuedAt: iat },
          ...{ statement, expirationTime, notBefore, requestId, resources },
        },
        message: config.createMessage({ ...others, ...shared, iat, address, chainId: toChainId(account) }),
      }
    },
    addSession: add,
    // There is one session and one nonce, so only the first sign-in counts: the one for the active network.
    setSessions: async ([first]) => {
      if (first) await add(first)
      else if (await config.getSession()) await end()
    },
    revokeSession: end,
    getSessions: read,
  }
}

const toChainId = ({ chainId }: Pick<SiwxAccount, 'chainId'>): number => Number(chainId.slice('eip155:'.length))
