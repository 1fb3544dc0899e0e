import { numberToHex } from 'viem'
import type { Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletContext, WalletHandler } from '../context.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseRecord } from '../parse/parseRecord.ts'
import { sleep } from '../sleep.ts'

/** The polling interval, in ms. */
const interval = 250

/** `eth_subscribe` for `newHeads` and `logs`, by polling filters. Sends the event `message` (EIP-1193). */
export function createSubscriptionHandlers(
  context: WalletContext,
): Readonly<Record<'eth_subscribe' | 'eth_unsubscribe', WalletHandler>> {
  const { rpc, signal, emit, hasListener } = context
  const subscriptions = new Map<string, AbortController>()
  let nextId = 1

  const poll = async (parameters: {
    readonly key: string
    readonly id: Hex
    readonly origin: string
    readonly filter: unknown
    readonly isHeads: boolean
    readonly chainId: number
    readonly ended: AbortSignal
  }): Promise<void> => {
    const { id, origin, filter, isHeads, chainId, ended } = parameters
    // A closed page has no listeners.
    while (hasListener(origin)) {
      const changes = await rpc('eth_getFilterChanges', [filter], chainId)
      for (const change of Array.isArray(changes) ? changes : []) {
        const result = isHeads ? await rpc('eth_getBlockByHash', [change, false], chainId) : change
        if (ended.aborted) return
        emit({ event: 'message', data: { type: 'eth_subscription', data: { subscription: id, result } } }, origin)
      }
      await sleep(interval, ended)
    }
  }

  return {
    async eth_subscribe({ origin, params, chainId }) {
      const type = getParameter(params, 0)
      if (type !== 'newHeads' && type !== 'logs') {
        throw createProviderError('invalidParams', 'Invalid parameters: a subscription is to "newHeads" or "logs".')
      }
      const isHeads = type === 'newHeads'
      const filter = isHeads
        ? await rpc('eth_newBlockFilter', [], chainId)
        : await rpc('eth_newFilter', [parseRecord(getParameter(params, 1) ?? {}, 'filter')], chainId)
      const id = numberToHex(nextId++)
      const key = `${origin} ${id}`
      const end = new AbortController()
      subscriptions.set(key, end)
      const ended = AbortSignal.any([signal, end.signal])
      poll({ key, id, origin, filter, isHeads, chainId, ended })
        // A chain that does not answer ends the subscription. The site notices when it calls the chain itself.
        .catch(() => undefined)
        .finally(() => subscriptions.delete(key))
      return id
    },
    eth_unsubscribe({ origin, params }) {
      const key = `${origin} ${String(getParameter(params, 0))}`
      subscriptions.get(key)?.abort()
      return subscriptions.delete(key)
    },
  }
}
