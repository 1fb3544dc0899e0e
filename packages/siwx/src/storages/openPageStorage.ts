import { siwxSessionSchema, type SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import type { SiwxRpc } from '../verify/SiwxRpc.ts'
import type { PageStoragePort } from './createPagePort.ts'
import { createStoredList } from './createStoredList.ts'
import { isSameAccount } from './isSameAccount.ts'
import type { SiwxStorage, TakeUpParameters } from './SiwxStorage.ts'

/** How long a nonce is valid, in ms. */
const nonceLife = 600_000

/** The parameters of `openPageStorage`. */
export interface OpenPageStorageParameters {
  readonly storage: PageStoragePort
  readonly key: string
  readonly rpc: SiwxRpc | undefined
  readonly now: () => number
}

/** Creates the storage of `createPageStorage`, on first use. */
export function openPageStorage(parameters: OpenPageStorageParameters): SiwxStorage {
  const { key, now, rpc, storage } = parameters
  const stored = createStoredList({ storage, key, schema: siwxSessionSchema })
  /** When each nonce expires, in ms since the epoch. */
  const nonces = new Map<string, number>()

  const read = (): readonly SiwxSession[] => stored.read().filter(({ data }) => isValid(data.expirationTime, now()))

  const verify = async ({ domain, sessions, uri }: TakeUpParameters): Promise<readonly SiwxSession[]> => {
    const used = new Set(sessions.map(({ data }) => data.nonce))
    const verified: SiwxSession[] = []
    if (sessions.length > 0) {
      const { verifySession } = await import('../verify/verifySession.ts')
      for (const session of sessions) {
        const { nonce } = session.data
        if ((nonces.get(nonce) ?? -Infinity) < now())
          throw new SiwxError(
            'siwx.nonceMismatch',
            'This page did not issue the nonce, or the nonce has expired. Sign in again.',
          )
        const data = await verifySession({ session, expected: { domain, nonce, uri }, rpc, now })
        verified.push({ ...session, data })
      }
    }
    for (const nonce of used) {
      // A concurrent sign-in may have used it while signatures were verified.
      if (!nonces.delete(nonce)) throw new SiwxError('siwx.nonceMismatch', 'The nonce was already used. Sign in again.')
    }
    return verified
  }

  return {
    async createNonce() {
      // They expire in the order in which they were created.
      for (const [nonce, end] of nonces) {
        if (end >= now()) break
        nonces.delete(nonce)
      }
      const nonce = createNonce()
      nonces.set(nonce, now() + nonceLife)
      return nonce
    },
    async add(options) {
      const added = await verify(options)
      const others = read().filter(({ data }) => added.every((session) => !isSameAccount(session.data, data)))
      stored.write([...added, ...others])
    },
    async set(options) {
      stored.write(await verify(options))
    },
    get: async (account) => read().filter(({ data }) => isSameAccount(data, account)),
    async remove(account) {
      stored.write(read().filter(({ data }) => !isSameAccount(data, account)))
    },
  }
}

/** Returns 32 random hexadecimal digits. */
function createNonce(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isValid(expirationTime: string | undefined, now: number): boolean {
  return expirationTime === undefined || Date.parse(expirationTime) > now
}
