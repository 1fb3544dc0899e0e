import { callMethod, listenTo, ModalError, readProperty } from '@latchkey/core/adapter'
import { findChain } from '../../chain/findChain.ts'
import { hasMethod } from '../hasMethod.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../../chain/requireChain.ts'
import { createInjectedActions } from './createInjectedActions.ts'
import type { BitcoinNetworkId, ConnectedWallet, WalletView } from '../ConnectedWallet.ts'

/** Wraps UniSat (`window.unisat`): one account at a time, with a current network that it can switch. */
export function fromUnisat(wallet: object): ConnectedWallet {
  const getNetworkId = async (): Promise<BitcoinNetworkId> => {
    // Versions without `getChain` know two networks.
    const name = hasMethod(wallet, 'getChain')
      ? readProperty(await callMethod(wallet, 'getChain'), 'enum')
      : (await callMethod(wallet, 'getNetwork')) === 'testnet'
        ? 'BITCOIN_TESTNET'
        : 'BITCOIN_MAINNET'
    const known = findChain('unisat', name)?.networkId
    if (known) return known
    if (typeof name === 'string' && /^\w{1,32}$/.test(name)) return `bip122:${name.toLowerCase()}`
    throw new ModalError('wallet.invalidResponse', { details: 'The name of a chain was expected' })
  }

  const toView = async (answer: unknown): Promise<WalletView> => {
    const accounts = parseAccounts(answer)
    if (accounts === undefined) throw new ModalError('wallet.invalidResponse', { details: 'Addresses were expected' })
    const networkId = await getNetworkId()
    const publicKey = accounts.length > 0 ? await callMethod(wallet, 'getPublicKey').catch(() => undefined) : undefined
    const withKey = parseAccounts(
      accounts.map(({ address }, index) => (index === 0 ? { address, publicKey } : address)),
    )
    return { accounts: withKey ?? accounts, networkId, networkIds: 'all' }
  }

  const read = async (): Promise<WalletView> => toView(await callMethod(wallet, 'getAccounts'))

  const switchNetwork: ConnectedWallet['switchNetwork'] = async (networkId) => {
    const { unisat } = requireChain(networkId)
    if (hasMethod(wallet, 'switchChain')) await callMethod(wallet, 'switchChain', unisat)
    else await callMethod(wallet, 'switchNetwork', unisat === 'BITCOIN_MAINNET' ? 'livenet' : 'testnet')
    return read()
  }

  return {
    wallet,
    connect: async ({ networkId, signal }) => {
      const view = await toView(await callMethod(wallet, 'requestAccounts'))
      if (networkId === undefined || networkId === view.networkId || view.accounts.length === 0) return view
      signal.throwIfAborted()
      // The visitor may refuse the switch and still be connected.
      return switchNetwork(networkId).catch(() => view)
    },
    restore: read,
    listen: (onChange) => {
      let turn = 0
      const follow = (): void => {
        const started = ++turn
        void read().then(
          (view) => {
            if (started === turn) onChange(view)
          },
          () => undefined,
        )
      }
      const end = listenTo(wallet, {
        accountsChanged: follow,
        networkChanged: follow,
        chainChanged: follow,
      })
      return () => {
        turn++
        end()
      }
    },
    switchNetwork,
    disconnect: async () => {
      if (hasMethod(wallet, 'disconnect')) await callMethod(wallet, 'disconnect')
    },
    actions: createInjectedActions(() => wallet),
  }
}
