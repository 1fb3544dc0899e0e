import { hex } from '@scure/base'
import { createBitcoinWalletWithState } from '../../bitcoin/createBitcoinWalletWithState.ts'
import type { BitcoinWalletParameters } from '../../bitcoin/types.ts'
import type { WalletScript } from '../../wallet/createWalletScript.ts'
import type { PhonePart } from './PhonePart.ts'

/**
 * Creates a phone's part for Bitcoin. Sessions contain the payment address of an account; its address for ordinals is granted
 * with it, for `getAccountAddresses` and `signPsbt`.
 */
export function createBitcoinPart(parameters: BitcoinWalletParameters, script: WalletScript): PhonePart {
  const { wallet, state, context } = createBitcoinWalletWithState(parameters, script)
  const list = (chain: string) => context.getAddresses(context.getChain(chain))
  const all = wallet.chains.flatMap(({ chain }) => list(chain))
  const toId = (name: string): string => context.getChain(name).caipNetworkId
  return {
    namespace: 'bip122',
    wallet,
    state,
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
    events: ['bip122_addressesChanged', 'chainChanged'],
    chains: wallet.chains.map(({ chain, name = chain }) => ({ chain: toId(chain), name })),
    findChain: (chain) => (context.knows(chain) ? context.getChain(chain).chain : undefined),
    getChain: () => toId(state.chain),
    listAccounts: () =>
      list(state.chain).flatMap(({ address, addressType, purpose }) =>
        purpose === 'payment' ? [{ address, addressType }] : [],
      ),
    toAccounts(address) {
      const match = all.find((each) => each.address === address)
      return [...new Set(all.filter(({ account }) => account === match?.account).map(({ id }) => id))]
    },
    toAddresses: (accounts, chain) =>
      list(chain).flatMap(({ id, address, purpose }) =>
        accounts.includes(id) && purpose === 'payment' ? [address] : [],
      ),
    toEvent: (accounts, chain) => ({
      name: 'bip122_addressesChanged',
      data: list(chain)
        .filter(({ id }) => accounts.includes(id))
        .map(({ address, publicKeyBytes, purpose }) => ({
          address,
          publicKey: hex.encode(publicKeyBytes),
          intention: purpose === 'ordinals' ? 'ordinal' : purpose,
        })),
    }),
  }
}
