import { callMethod, ModalError, readProperty } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import { findChain } from '../findChain.ts'
import { guessChain } from '../guessChain.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../requireChain.ts'
import { toBytes } from '../toBytes.ts'
import { toList } from '../toList.ts'
import { WalletRefusal } from '../WalletRefusal.ts'
import type { BitcoinNetworkId, WalletLink, WalletView } from './types.ts'

/**
 * Leather (`window.LeatherProvider`). Every question of it opens its window, so that nothing is restored and nothing
 * followed; it is told the network with each request.
 */
export function fromLeather(wallet: object): WalletLink {
  let current: WalletView | undefined

  /** Leather rejects with a whole JSON-RPC answer. */
  const ask = async (method: string, params?: object): Promise<unknown> => {
    const answer = await callMethod(wallet, 'request', method, params).catch((refusal: unknown) => {
      throw new WalletRefusal(readProperty(refusal, 'error') ?? refusal)
    })
    const error = readProperty(answer, 'error')
    if (error !== undefined && error !== null) throw new WalletRefusal(error)
    return readProperty(answer, 'result')
  }

  const getNetwork = (): { readonly network: string } => ({ network: requireChain(current?.networkId ?? '').leather })

  const connect = async (wanted: BitcoinNetworkId | undefined): Promise<WalletView> => {
    const network = findChain('networkId', wanted)?.leather
    const answer = await ask('getAddresses', network === undefined ? undefined : { network })
    const addresses = toList(readProperty(answer, 'addresses'))
    if (addresses === undefined) throw new ModalError('wallet.invalidResponse', { details: 'Addresses were expected' })
    const own = addresses.filter((entry) => readProperty(entry, 'symbol') === 'BTC')
    const accounts = (parseAccounts(own) ?? []).map((account) => {
      const entry: unknown = own.find((candidate) => readProperty(candidate, 'address') === account.address)
      return readProperty(entry, 'type') === 'p2tr' ? { ...account, type: 'ordinals' as const } : account
    })
    current = { accounts, networkId: guessChain(accounts, wanted).networkId, networkIds: 'all' }
    return current
  }

  return {
    wallet,
    connect: ({ networkId }) => connect(networkId),
    listen: () => () => undefined,
    switchNetwork: (networkId) => connect(requireChain(networkId).networkId),
    disconnect: () => Promise.resolve(),
    actions: {
      signMessage: async ({ message, account: { type } }) => {
        const paymentType = type === 'ordinals' ? 'p2tr' : 'p2wpkh'
        return readProperty(await ask('signMessage', { message, paymentType, ...getNetwork() }), 'signature')
      },
      signPsbt: async ({ psbt, inputs }) => {
        const signAtIndex = inputs.map(({ index }) => index)
        const answer = await ask('signPsbt', { hex: hex.encode(psbt), signAtIndex, broadcast: false, ...getNetwork() })
        return toBytes(readProperty(answer, 'hex'), 'hex')
      },
      sendTransfer: async ({ to, amount }) => {
        const recipients = [{ address: to, amount: amount.toString() }]
        return readProperty(await ask('sendTransfer', { recipients, ...getNetwork() }), 'txid')
      },
    },
  }
}
