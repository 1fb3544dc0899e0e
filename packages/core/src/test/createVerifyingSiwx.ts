import type { Siwx, SiwxSession } from '@latchkey/protocol/siwx'
import { verifyMessage } from 'viem'

/** A server that verifies eip155 signatures and keeps sessions in memory. */
export interface VerifyingSiwx {
  readonly siwx: Siwx
  /** Returns no nonces, so that no message can be signed. */
  isDown: boolean
  /** Rejects every signature. */
  isClosed: boolean
  list(): readonly SiwxSession[]
}

/** Creates a server for the app at this address. */
export function createVerifyingSiwx({ uri }: { readonly uri: string }): VerifyingSiwx {
  const { host: domain } = new URL(uri)
  const nonces = new Set<string>()
  let sessions: readonly SiwxSession[] = []

  const verify = async (all: readonly SiwxSession[]): Promise<void> => {
    if (server.isClosed) throw new TypeError('403')
    for (const { data, message, signature } of all) {
      if (data.domain !== domain || data.uri !== uri || !nonces.has(data.nonce)) throw new TypeError('Not ours')
      for (const part of [domain, data.accountAddress, `Nonce: ${data.nonce}`, `Chain ID: ${data.chainId.slice(7)}`])
        if (!message.includes(part)) throw new TypeError(`The text does not say ${part}`)
      const address = data.accountAddress as `0x${string}`
      if (!(await verifyMessage({ address, message, signature: signature as `0x${string}` })))
        throw new TypeError('The signature is not that of the account')
    }
    for (const { data } of all) nonces.delete(data.nonce)
  }
  const isOf = ({ data }: SiwxSession, account: Parameters<Siwx['getSessions']>[0]): boolean =>
    data.chainId === account.chainId && data.accountAddress === account.accountAddress

  const server: VerifyingSiwx = {
    isDown: false,
    isClosed: false,
    list: () => sessions,
    siwx: {
      signOutOnDisconnect: true,
      getRequired: () => false,
      createMessage: async ({ chainId, accountAddress }) => {
        if (server.isDown) throw new TypeError('503')
        const nonce = crypto.randomUUID().replaceAll('-', '')
        nonces.add(nonce)
        const shared = { domain, uri, version: '1', nonce, statement: 'Sign in to the app.' } as const
        const expirationTime = new Date(Date.now() + 3_600_000).toISOString()
        const data = { ...shared, chainId, accountAddress, expirationTime }
        return { data, message: JSON.stringify(data) }
      },
      addSession: async (session) => {
        await verify([session])
        sessions = [...sessions, session]
      },
      setSessions: async (next) => {
        await verify(next)
        sessions = next
      },
      revokeSession: async (account) => {
        sessions = sessions.filter((session) => !isOf(session, account))
      },
      getSessions: async (account) => sessions.filter((session) => isOf(session, account)),
    },
  }
  return server
}
