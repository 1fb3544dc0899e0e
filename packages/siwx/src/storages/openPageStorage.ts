import { siwxSessionSchema, type SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import type { SiwxRpc } from '../verify/SiwxRpc.ts'
import { createNonce } from './createNonce.ts'
import { isSameAccount } from './isSameAccount.ts'
import type { PageStoragePort } from './PageStoragePort.ts'
import { readStored } from './readStored.ts'
import type { SiwxStorage, TakeUpParameters } from './SiwxStorage.ts'
import { writeStored } from './writeStored.ts'

/** How long a nonce of the page waits for its sign-in, in ms. */
const nonceLife = 600_000

/** What it is opened with. */
export interface OpenPageStorageParameters {
  readonly storage: PageStoragePort
  readonly key: string
  readonly rpc: SiwxRpc | undefined
  readonly now: () => number
}

/** The storage of `createPageStorage`, once it is needed. */
export function openPageStorage(parameters: OpenPageStorageParameters): SiwxStorage {
  const { key, now, rpc, storage } = parameters
  const nonces = new Map<string, number>()

  const read = (): readonly SiwxSession[] =>
    readStored({ storage, key, schema: siwxSessionSchema }).filter(({ data }) => isLiving(data.expirationTime, now()))

  const verify = async ({ domain, sessions, uri }: TakeUpParameters): Promise<readonly SiwxSession[]> => {
    const used = new Set(sessions.map(({ data }) => data.nonce))
    const verified: SiwxSession[] = []
    if (sessions.length > 0) {
      const { verifySession } = await import('../verify/verifySession.ts')
      for (const session of sessions) {
        const { nonce } = session.data
        if ((nonces.get(nonce) ?? -Infinity) < now())
          throw new SiwxError('siwx.nonceMismatch', 'This page gave no such nonce, or too long ago. Sign in again.')
        const data = await verifySession({ session, expected: { domain, nonce, uri }, rpc, now })
        verified.push({ ...session, data })
      }
    }
    for (const nonce of used) {
      // Somebody else may have used it while signatures were verified.
      if (!nonces.delete(nonce))
        throw new SiwxError('siwx.nonceMismatch', 'This nonce was used already. Sign in again.')
    }
    return verified
  }

  return {
    async createNonce() {
      for (const [nonce, end] of nonces) if (end < now()) nonces.delete(nonce)
      const nonce = createNonce()
      nonces.set(nonce, now() + nonceLife)
      return nonce
    },
    async add(given) {
      const added = await verify(given)
      const others = read().filter(({ data }) => added.every((session) => !isSameAccount(session.data, data)))
      writeStored({ storage, key, entries: [...added, ...others] })
    },
    async set(given) {
      writeStored({ storage, key, entries: await verify(given) })
    },
    get: async (account) => read().filter(({ data }) => isSameAccount(data, account)),
    async remove(account) {
      writeStored({ storage, key, entries: read().filter(({ data }) => !isSameAccount(data, account)) })
    },
  }
}

function isLiving(expirationTime: string | undefined, now: number): boolean {
  return expirationTime === undefined || Date.parse(expirationTime) > now
}
