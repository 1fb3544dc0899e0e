import type { Siwx, SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import type { SiweConfig } from '../options/SiweConfig.ts'

/**
 * The classic callbacks of Sign-In with Ethereum as what the modal works with. Their one session is found again by its account:
 * what was signed is with the server, so that text and signature of a session that is read back are empty.
 */
export function fromSiweConfig(parameters: {
  readonly config: SiweConfig
  readonly clock: ClockPort
  /** The page's. */
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
      throw new ModalError('request.failed', { details: 'verifyMessage said that the signature is not valid' })
    config.onSignIn?.({ address: data.accountAddress, chainId: toChainId(data) })
  }

  const end = async (): Promise<void> => {
    if (!(await config.signOut())) throw new ModalError('request.failed', { details: 'signOut said that it failed' })
    config.onSignOut?.()
  }

  return {
    signOutOnDisconnect,
    getRequired: () => config.required ?? true,
    createMessage: async (account) => {
      const given = await config.getMessageParams?.()
      const nonce = await config.getNonce(account.accountAddress)
      const { domain: host = domain, uri = origin, iat = new Date(clock.now()).toISOString(), ...rest } = given ?? {}
      const { accountAddress: address, chainId } = account
      const shared = { domain: host, uri, version: '1', nonce } as const
      const { exp: expirationTime, nbf: notBefore, statement, requestId, resources } = rest
      return {
        data: {
          ...shared,
          ...{ accountAddress: address, chainId, issuedAt: iat },
          ...{ statement, expirationTime, notBefore, requestId, resources },
        },
        message: config.createMessage({ ...rest, ...shared, iat, address, chainId: toChainId(account) }),
      }
    },
    addSession: add,
    // It has one session and one nonce: of several sign-ins the first, which is that of the network in use.
    setSessions: async ([first]) => {
      if (first) await add(first)
      else if (await config.getSession()) await end()
    },
    revokeSession: end,
    getSessions: read,
  }
}

const toChainId = ({ chainId }: Pick<SiwxAccount, 'chainId'>): number => Number(chainId.slice('eip155:'.length))
