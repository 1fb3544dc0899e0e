import { callMethod, ModalError, readProperty } from '@latchkey/core/adapter'
import { chains, type BitcoinChain } from '../chains.ts'
import { chooseNetwork } from '../chooseNetwork.ts'
import { hasMethod } from '../hasMethod.ts'
import { listenTo } from '../listenTo.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../requireChain.ts'
import { toList } from '../toList.ts'
import { createInjectedActions } from './createInjectedActions.ts'
import type { BitcoinNetworkId, LinkContext, WalletLink, WalletView } from './types.ts'

/** OKX (`window.okxwallet`): one provider for each network, and one account in each. The app chooses the network. */
export function fromOkx(wallet: object, { networks }: LinkContext): WalletLink {
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
    // One account as an object, as text, or in a list.
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

  const choose = (wanted: string | undefined): BitcoinNetworkId => {
    const id = chooseNetwork({ offered: getOffered(), wanted, networks })
    if (id) return id
    throw new ModalError('wallet.unauthorized', { details: 'The wallet offers no Bitcoin network' })
  }

  return {
    wallet,
    connect: async ({ networkId: wanted }) => {
      const id = choose(wanted)
      return toView(await callMethod(getProvider(id), 'connect'), id)
    },
    restore: ({ networkId: wanted }) => readSilently(choose(wanted)),
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
    switchNetwork: async (wanted) => {
      if (!getOffered().includes(wanted))
        throw new ModalError('network.unrecognized', { context: { networkId: wanted } })
      const shown = await readSilently(wanted).catch(() => undefined)
      const view =
        shown && shown.accounts.length > 0 ? shown : toView(await callMethod(getProvider(wanted), 'connect'), wanted)
      relisten()
      return view
    },
    disconnect: async () => {
      if (hasMethod(getProvider(), 'disconnect')) await callMethod(getProvider(), 'disconnect')
    },
    actions: createInjectedActions(() => getProvider()),
  }
}

/** Some versions tell the key twice, the one of the two compressed. */
function withCompressedKey(answer: unknown): unknown {
  if (typeof answer === 'string') return answer
  const address = readProperty(answer, 'address')
  return { address, publicKey: readProperty(answer, 'compressedPublicKey') || readProperty(answer, 'publicKey') }
}
