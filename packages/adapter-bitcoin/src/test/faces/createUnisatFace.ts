import type { CaipNetworkId } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import { findChain } from '../../chain/findChain.ts'
import { createHuman } from '../createHuman.ts'
import { regtestId, type Face, type FaceParameters } from './types.ts'

/** UniSat: one account at a time, of which it shows the first; its own network; Node's emitter. */
export function createUnisatFace(
  parameters: FaceParameters & {
    /** Its name for a network that does not belong to Bitcoin. */
    readonly chainName?: string | undefined
  },
): Face {
  const { accounts, networkIds = [regtestId], alter = (psbt) => psbt } = parameters
  const human = createHuman(() => ({ code: 4001, message: 'User rejected the request.' }))
  const calls: [string, ...unknown[]][] = []
  const listeners: { readonly event: string; readonly listener: (value: unknown) => void }[] = []
  let networkId: CaipNetworkId<'bip122'> = networkIds[0] ?? regtestId
  let revealed: readonly string[] = []

  const tell = (event: string, value: unknown): void => {
    for (const entry of [...listeners]) if (entry.event === event) entry.listener(value)
  }
  const getAccount = (): (typeof accounts)[number] => {
    const account = accounts.find(({ address }) => address === revealed[0])
    if (account) return account
    throw Object.assign(new Error('Not connected'), { code: 4100 })
  }
  const goTo = (next: CaipNetworkId<'bip122'>): void => {
    networkId = next
    tell('chainChanged', { enum: findChain('networkId', next)?.unisat })
  }
  const noted =
    <values extends readonly unknown[], value>(name: string, method: (...values: values) => Promise<value>) =>
    (...values: values): Promise<value> => {
      calls.push([name, ...values])
      return method(...values)
    }

  return {
    wallet: {
      requestAccounts: noted('requestAccounts', async () => {
        if (revealed.length === 0) {
          await human.ask()
          revealed = accounts.slice(0, 1).map(({ address }) => address)
        }
        return revealed
      }),
      getAccounts: noted('getAccounts', async () => revealed),
      getPublicKey: noted('getPublicKey', async () => getAccount().publicKey),
      getChain: noted('getChain', async () => {
        const name = parameters.chainName ?? findChain('networkId', networkId)?.unisat
        return { enum: name, name, network: 'livenet' }
      }),
      switchChain: noted('switchChain', async (name: string) => {
        const chain = findChain('unisat', name)
        if (!chain || !networkIds.includes(chain.networkId)) throw { code: -32_603, message: 'Unsupported network' } // oxlint-disable-line typescript/only-throw-error -- as UniSat does it
        await human.ask()
        goTo(chain.networkId)
        return { enum: name }
      }),
      signMessage: noted('signMessage', async (message: string, type: string) => {
        await human.ask()
        return getAccount().signMessage(message, type === 'ecdsa' ? 'ecdsa' : 'bip322')
      }),
      signPsbt: noted(
        'signPsbt',
        async (
          psbt: string,
          options: {
            readonly autoFinalized: boolean
            readonly toSignInputs: readonly { readonly index: number; readonly address: string }[]
          },
        ) => {
          await human.ask()
          const account = getAccount()
          const own = options.toSignInputs.filter(({ address }) => address === account.address)
          const indexes = own.map(({ index }) => index)
          return hex.encode(account.signPsbt(alter(hex.decode(psbt)), indexes))
        },
      ),
      on: (event: string, listener: (value: unknown) => void) => void listeners.push({ event, listener }),
      removeListener: (event: string, listener: (value: unknown) => void) => {
        const index = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
        if (index >= 0) listeners.splice(index, 1)
      },
    },
    human,
    calls,
    show: (addresses) => {
      revealed = addresses
      tell('accountsChanged', addresses)
    },
    goTo,
    getListenerCount: () => listeners.length,
  }
}
