import { selectAccount } from '../account/accountState.ts'
import { activityQuery } from '../activity/activityQuery.ts'
import { recentReceiversItem } from '../kernel/store/lazyStoredItems.ts'
import { nameAddressQuery } from '../names/nameAddressQuery.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { checkReceiver } from './checkReceiver.ts'
import { findLookAlike } from './findLookAlike.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import type { SendPayer, SendPluginState, SendReceiver } from './state.ts'

type Target = Pick<SendPluginState, 'payer' | 'token'>

/** Finds whom a text names, and whether the visitor knows that address. */
export interface Receivers {
  /** Without a request: a name is `resolving`. */
  identify(text: string, target: Target): SendReceiver
  /** Reads the address of a name. Never rejects. */
  resolve(name: string, target: Target): Promise<SendReceiver>
}

type ReceiversContext = Pick<PluginContext<object, 'transactions'>, 'controllers' | 'modal' | 'persist' | 'plugin'>

export function createReceivers(context: ReceiversContext): Receivers {
  const { controllers, modal } = context
  const recents = context.persist(recentReceiversItem)

  const listOwn = ({ namespace }: SendPayer): readonly string[] =>
    selectAccount(controllers.account.store.getState(), namespace).allAccounts.map(({ address }) => address)

  /** The addresses that the visitor has sent to. */
  const listKnown = ({ namespace, caipAddress, address: payer }: SendPayer): readonly string[] => {
    const { records } = context.plugin(transactionsPlugin).store.getState()
    const { transactions = [] } = activityQuery.getCached(modal, { caipAddress }) ?? {}
    return [
      ...(recents.get()?.[namespace] ?? []).map(({ address }) => address),
      ...records.flatMap(({ summary, namespace: each, id }) =>
        each === namespace && id !== null && summary.to !== null ? [summary.to] : [],
      ),
      ...transactions.flatMap(({ metadata: { sentFrom, sentTo } }) =>
        isSameAddress({ address: sentFrom, other: payer }) && sentTo !== '' ? [sentTo] : [],
      ),
      ...Object.keys(selectAccount(controllers.account.store.getState(), namespace).addressLabels),
    ]
  }

  const identify = (text: string, { payer, token }: Target, name: string | null = null): SendReceiver => {
    const adapter = payer && controllers.adapters.find(payer.namespace)
    if (!payer || !adapter || text.trim() === '') return { status: 'none' }
    const own = listOwn(payer)
    const { networkId } = payer
    const isAddress = (value: string): boolean => adapter.isAddress(value)
    const receiver = checkReceiver({ text, networkId, isAddress, own, token: token?.address ?? undefined })
    if ('fault' in receiver) return { status: 'fault', fault: receiver }
    if (receiver.kind === 'name')
      return name === null
        ? { status: 'resolving', name: receiver.name }
        : { status: 'fault', fault: { fault: 'malformed' } }
    const { address, isOwn } = receiver
    const known = listKnown(payer)
    return {
      status: 'found',
      address,
      name,
      isOwn,
      isKnown: known.some((other) => isSameAddress({ address, other })),
      lookAlike: findLookAlike({ address, known: [...known, ...own] }) ?? null,
    }
  }

  return {
    identify: (text, target) => identify(text, target),
    resolve: async (name, target) => {
      try {
        const address = await nameAddressQuery.read(modal, { name, networkId: target.payer?.networkId })
        return address === null ? { status: 'fault', fault: { fault: 'notFound' } } : identify(address, target, name)
      } catch {
        return { status: 'fault', fault: { fault: 'unresolved' } }
      }
    },
  }
}
