import { callMethod, listenTo, ModalError, readProperty } from '@latchkey/core/adapter'
import { chains, type BitcoinChain } from '../../chain/chains.ts'
import { chooseNetwork } from '../chooseNetwork.ts'
import { hasMethod } from '../hasMethod.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../../chain/requireChain.ts'
import { toList } from '../toList.ts'
import { createInjectedActions } from './createInjectedActions.ts'
import type { BitcoinNetworkId, WalletContext, ConnectedWallet, WalletView } from '../ConnectedWallet.ts'

/** Wraps OKX (`window.okxwallet`): one provider per network, with one account each. The app chooses the network. */
export function fromOkx(wallet: object, { networks }: WalletContext): ConnectedWallet {
  let networkId: BitcoinNetworkId | undefined
  let relisten = (): void => undefined

  const getProvider = (id: string | undefined = networkId): unknown => {
    const key = id === undefined ? undefined : requireChain(id).okx
    return key === undefined ? undefined : readProperty(wallet, key)
  }
  const getOffered = (): readonly BitcoinNetworkId[] =>
    chains
      .filter((chain: BitcoinChain) => hasMethod(getProvider(chain.networkId), 'connect'))
      .map((chain) => chain.networkId)

  const toView = (answer: unknown, id: BitcoinNetworkId): WalletView => {
    // The answer is one account: an object, text, or a list of one.
    const accounts = parseAccounts([Array.isArray(answer) ? answer[0] : answer].map(withCompressedKey))
    networkId = id
    return { accounts: accounts ?? [], networkId: id, networkIds: getOffered() }
  }

  const readSilently = async (id: BitcoinNetworkId): Promise<WalletView> => {
    const provider = getProvider(id)
    const answer = await callMethod(provider, 'getAccounts')
    const address: unknown = Array.isArray(answer) ? answer[0] : answer
    if (typeof address !== 'string') return { ...toView([], id), accounts: [] }
    const publicKey = await callMethod(provider, 'getPublicKey').catch(() => undefined)
    return toView({ address, publicKey }, id)
  }

  const choose = (requested: string | undefined): BitcoinNetworkId => {
    const id = chooseNetwork({ offered: getOffered(), requested, networks })
    if (id) return id
    throw new ModalError('wallet.unauthorized', { details: 'The wallet offers no Bitcoin network' })
  }

  return {
    wallet,
    connect: async ({ networkId: requested }) => {
      const id = choose(requested)
      return toView(await callMethod(getProvider(id), 'connect'), id)
    },
    restore: ({ networkId: requested }) => readSilently(choose(requested)),
    listen: (onChange) => {
      let end = (): void => undefined
      relisten = () => {
        end()
        const id = networkId
        if (id === undefined) return
        const follow = (value: unknown): void => {
          if (value === null || toList(value)?.length === 0)
            return onChange({ accounts: [], networkId: id, networkIds: getOffered() })
          void readSilently(id).then(
            (view) => {
              if (networkId === id) onChange(view)
            },
            () => undefined,
          )
        }
        end = listenTo(getProvider(id), { accountsChanged: follow, accountChanged: follow })
      }
      relisten()
      return () => {
        relisten = () => undefined
        end()
      }
    },
    switchNetwork: async (requested) => {
      if (!getOffered().includes(requested))
        throw new ModalError('network.unrecognized', { context: { networkId: requested } })
      const shown = await readSilently(requested).catch(() => undefined)
      const view =
        shown && shown.accounts.length > 0
          ? shown
          : toView(await callMethod(getProvider(requested), 'connect'), requested)
      relisten()
      return view
    },
    disconnect: async () => {
      if (hasMethod(getProvider(), 'disconnect')) await callMethod(getProvider(), 'disconnect')
    },
    actions: createInjectedActions(() => getProvider()),
  }
}

/** Some versions return the key twice, once compressed. */
function withCompressedKey(answer: unknown): unknown {
  if (typeof answer === 'string') return answer
  const address = readProperty(answer, 'address')
  return { address, publicKey: readProperty(answer, 'compressedPublicKey') || readProperty(answer, 'publicKey') }
}
