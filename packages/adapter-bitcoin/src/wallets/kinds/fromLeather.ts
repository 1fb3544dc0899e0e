import { callMethod, ModalError, readProperty } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import { findChain } from '../../chain/findChain.ts'
import { guessChain } from '../../chain/guessChain.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../../chain/requireChain.ts'
import { toBytes } from '../toBytes.ts'
import { toList } from '../toList.ts'
import { WalletRefusal } from '../WalletRefusal.ts'
import type { BitcoinNetworkId, ConnectedWallet, WalletView } from '../ConnectedWallet.ts'

/**
 * Wraps Leather (`window.LeatherProvider`). Every request opens its window, so connections are neither restored nor followed.
 * Each request names the network.
 */
export function fromLeather(wallet: object): ConnectedWallet {
  let current: WalletView | undefined

  /** Sends a request. Leather rejects with a whole JSON-RPC answer. */
  const request = async (method: string, params?: object): Promise<unknown> => {
    const answer = await callMethod(wallet, 'request', method, params).catch((refusal: unknown) => {
      throw new WalletRefusal(readProperty(refusal, 'error') ?? refusal)
    })
    const error = readProperty(answer, 'error')
    if (error !== undefined && error !== null) throw new WalletRefusal(error)
    return readProperty(answer, 'result')
  }

  const getNetwork = (): { readonly network: string } => ({ network: requireChain(current?.networkId ?? '').leather })

  const connect = async (requested: BitcoinNetworkId | undefined): Promise<WalletView> => {
    const network = findChain('networkId', requested)?.leather
    const answer = await request('getAddresses', network === undefined ? undefined : { network })
    const addresses = toList(readProperty(answer, 'addresses'))
    if (addresses === undefined) throw new ModalError('wallet.invalidResponse', { details: 'Addresses were expected' })
    const entries = addresses.filter((entry) => readProperty(entry, 'symbol') === 'BTC')
    const accounts = (parseAccounts(entries) ?? []).map((account) => {
      const entry: unknown = entries.find((candidate) => readProperty(candidate, 'address') === account.address)
      return readProperty(entry, 'type') === 'p2tr' ? { ...account, type: 'ordinals' as const } : account
    })
    current = { accounts, networkId: guessChain(accounts, requested).networkId, networkIds: 'all' }
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
        return readProperty(await request('signMessage', { message, paymentType, ...getNetwork() }), 'signature')
      },
      signPsbt: async ({ psbt, inputs }) => {
        const signAtIndex = inputs.map(({ index }) => index)
        const answer = await request('signPsbt', {
          hex: hex.encode(psbt),
          signAtIndex,
          broadcast: false,
          ...getNetwork(),
        })
        return toBytes(readProperty(answer, 'hex'), 'hex')
      },
      sendTransfer: async ({ to, amount }) => {
        const recipients = [{ address: to, amount: amount.toString() }]
        return readProperty(await request('sendTransfer', { recipients, ...getNetwork() }), 'txid')
      },
    },
  }
}
