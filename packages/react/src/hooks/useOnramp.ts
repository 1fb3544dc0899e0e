import { onrampPlugin, type Onramp, type OnrampForm, type OnrampState, type RouteParameters } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useOnramp`. */
export interface UseOnrampReturnType {
  /** What was chosen, what the sellers ask for it, and what became of the purchase. Shared with the modal's own form. */
  readonly state: OnrampState
  /** Reads what can be bought, and begins. `options` and `form` follow. */
  readonly begin: (parameters?: RouteParameters['OnRamp']) => Promise<void>
  /** Changes what was chosen. The sellers are asked once it rests for 400 ms. */
  readonly change: (part: Partial<OnrampForm>) => Promise<void>
  /** Chooses from whom to buy, among `state.offers`. The best offer is selected by itself. */
  readonly select: (provider: NonNullable<OnrampState['selectedProvider']>) => Promise<void>
  /** Asks again for what could not be read. */
  readonly retry: () => Promise<void>
  /**
   * Opens the seller's window. Call it in the visitor's click, after `begin`; browsers refuse the window otherwise, and
   * `state.purchase.isBlocked` asks for a link to `state.purchase.url`.
   *
   * @throws what `Onramp.buy` throws
   */
  readonly buy: Onramp['buy']
  /** Asks at once what became of the purchase. */
  readonly check: () => Promise<void>
  /** Leaves the purchase, which the seller may still complete, and returns to the form. */
  readonly edit: () => Promise<void>
  /** Forgets everything. */
  readonly reset: () => Promise<void>
}

/**
 * Buys crypto from your own interface: the sellers of your cloud are compared, and one of them is opened in a window. Requires a cloud with
 * a seller. Where `quote.isSample` is set there is no quote: never show its amounts.
 *
 * @example
 * ```tsx
 * function BuyEther() {
 *   const { state, begin, buy } = useOnramp()
 *   const { offers, purchase, selectedProvider, status } = state
 *   const quote = offers.find(({ provider }) => provider === selectedProvider)?.quote
 *   if (purchase?.isBlocked && purchase.url) return <a href={purchase.url} target="_blank">Pay at {purchase.provider}</a>
 *   return (
 *     <>
 *       <button onClick={() => void begin({ amount: '50', payWith: 'EUR', currency: 'ETH' })}>Quote</button>
 *       <button disabled={status !== 'quoted'} onClick={() => void buy().catch(() => undefined)}>
 *         {quote && !quote.isSample ? `Buy ${quote.purchaseAmount.amount} ETH for 50 €` : 'No quote'}
 *       </button>
 *       <p role="status">{status}</p>
 *     </>
 *   )
 * }
 * ```
 */
export function useOnramp(): UseOnrampReturnType {
  const modal = useModalInstance('useOnramp')
  const plugin = useMemo(() => modal.plugin(onrampPlugin), [modal])
  const state = useSelector(plugin.store, (current) => current)
  const actions = useMemo(() => {
    const { load } = plugin
    return {
      begin: async (parameters?: RouteParameters['OnRamp']) => (await load()).enter(parameters),
      change: async (part: Partial<OnrampForm>) => (await load()).change(part),
      select: async (provider: Parameters<Onramp['select']>[0]) => (await load()).select(provider),
      retry: async () => (await load()).retry(),
      buy: async (parameters?: Parameters<Onramp['buy']>[0]) => await (await load()).buy(parameters),
      check: async () => await (await load()).check(),
      edit: async () => (await load()).edit(),
      reset: async () => (await load()).reset(),
    }
  }, [plugin])
  return { state, ...actions }
}
