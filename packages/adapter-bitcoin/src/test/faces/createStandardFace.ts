import { readProperty } from '@latchkey/core/adapter'
import type { CaipNetworkId } from '@latchkey/core/adapter'
import { base64, hex } from '@scure/base'
import { findChain } from '../../chain/findChain.ts'
import { createHuman } from '../createHuman.ts'
import { regtestId, type Face, type FaceParameters } from './types.ts'

/** A wallet by Wallet Standard, with the features of `bitcoin:*`. */
export function createStandardFace(parameters: FaceParameters): Face & {
  /** Offers its accounts on these networks, and tells the page. */
  offer(networkIds: readonly CaipNetworkId<'bip122'>[]): void
} {
  const { accounts, name = 'Standard Wallet', networkIds = [regtestId], alter = (psbt) => psbt } = parameters
  const human = createHuman(() => Object.assign(new Error('User rejected the request.'), { code: 4001 }))
  const calls: [string, ...unknown[]][] = []
  const listeners = new Set<(change: unknown) => void>()
  const toNames = (ids: readonly string[]): readonly string[] =>
    ids.flatMap((id) => findChain('networkId', id)?.standard ?? [])
  let chains = toNames(networkIds)
  let revealed: readonly string[] = []

  const getShown = (): readonly object[] =>
    revealed.flatMap((address) => {
      const account = accounts.find((candidate) => candidate.address === address)
      if (account === undefined) return []
      return { address, publicKey: hex.decode(account.publicKey), chains, features: [], purpose: account.purpose }
    })
  const find = (account: unknown): (typeof accounts)[number] => {
    const address = readProperty(account, 'address')
    const found = accounts.find((candidate) => candidate.address === address && revealed.includes(candidate.address))
    if (found) return found
    throw Object.assign(new Error('No such account'), { code: 4100 })
  }
  const tell = (): void => {
    for (const listener of [...listeners]) listener({ accounts: getShown() })
  }
  const reveal = (addresses: readonly string[]): void => {
    revealed = addresses
    tell()
  }

  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    get chains() {
      return chains
    },
    get accounts() {
      return getShown()
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        connect: async (input: unknown) => {
          calls.push(['bitcoin:connect', input])
          if (revealed.length === 0) {
            await human.ask()
            reveal(accounts.map(({ address }) => address))
          }
          return { accounts: getShown() }
        },
      },
      'standard:connect': {
        version: '1.0.0',
        connect: async (input: unknown) => {
          calls.push(['standard:connect', input])
          if (readProperty(input, 'silent') !== true) await human.ask()
          return { accounts: getShown() }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => {
          calls.push(['standard:disconnect'])
          reveal([])
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: (change: unknown) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: async (input: { readonly account: unknown; readonly message: Uint8Array }) => {
          calls.push(['bitcoin:signMessage', input])
          const account = find(input.account)
          await human.ask()
          const signature = account.signMessage(new TextDecoder().decode(input.message), 'bip322')
          return [{ signedMessage: input.message, signature: base64.decode(signature) }]
        },
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: async (input: {
          readonly psbt: Uint8Array
          readonly chain: string
          readonly inputsToSign: readonly { readonly account: unknown; readonly signingIndexes: readonly number[] }[]
        }) => {
          calls.push(['bitcoin:signTransaction', input])
          const signers = input.inputsToSign.map(({ account, signingIndexes }) => ({
            account: find(account),
            signingIndexes,
          }))
          await human.ask()
          let psbt = alter(input.psbt)
          for (const { account, signingIndexes } of signers) psbt = account.signPsbt(psbt, signingIndexes)
          return [{ signedPsbt: psbt }]
        },
      },
    },
  }

  return {
    wallet,
    human,
    calls,
    show: reveal,
    goTo: () => undefined,
    offer: (ids) => {
      chains = toNames(ids)
      tell()
    },
    getListenerCount: () => listeners.size,
  }
}
