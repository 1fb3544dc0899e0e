import { swapPlugin, type Swap, type SwapEntry, type SwapPluginState, type SendToken } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useSwap`. */
export interface UseSwapReturnType {
  /** What was entered, what it would bring, and how far it is. Shared with the modal's own form. */
  readonly state: SwapPluginState
  /**
   * Begins with these tokens and this amount, or continues what the visitor left. Quotes are renewed every 10 s, until `signal` aborts:
   * abort it when your form disappears.
   */
  readonly enter: (parameters?: SwapEntry, signal?: AbortSignal) => Promise<void>
  /** Chooses what is paid. A token of another network switches to it first. @throws what `switchNetwork` throws */
  readonly setFrom: (token: SendToken) => Promise<void>
  /** Chooses what is bought, on the same network. */
  readonly setTo: (token: SendToken) => Promise<void>
  /** Swaps the other way round. */
  readonly flip: () => Promise<void>
  /** Takes what the visitor typed, and what it means in the smallest unit of the paid token. */
  readonly setAmount: (parameters: { readonly text: string; readonly amount: bigint | null }) => Promise<void>
  /** Asks for as much as can be paid. */
  readonly setMax: () => Promise<void>
  /** Sets how much less than quoted may arrive, in percent. @throws `options.invalid` unless it is above 0 and at most 5 */
  readonly setSlippage: (percent: number) => Promise<void>
  /** The visitor has ticked that the loss is accepted, or takes it back. */
  readonly acceptImpact: (isAccepted: boolean) => Promise<void>
  /** The visitor has seen what the price moved to. */
  readonly acceptMoved: () => Promise<void>
  /** Asks for a quote now. */
  readonly refresh: () => Promise<void>
  /** Fixes what will be signed: `state.status` becomes `reviewing`, or `state.problems` says why not. */
  readonly review: () => Promise<void>
  /** Returns from the review to the form. */
  readonly edit: () => Promise<void>
  /**
   * Asks the wallet for each step of what was reviewed. Resolves when the swap is in a block, or `state.moved` is to be accepted first.
   *
   * @throws `swap.incomplete`, `swap.altered`, `request.rejected`, and the wallet's other errors
   */
  readonly confirm: () => Promise<void>
  /** Forgets what was entered. */
  readonly reset: () => Promise<void>
}

/**
 * Swaps tokens from your own interface, with every check of the modal's form: the transaction that the cloud built is read before the
 * wallet sees it. The code that swaps loads with the first call. Requires a cloud that offers swaps.
 *
 * @example
 * ```tsx
 * function BuyDollars({ token }: { token: string }) {
 *   const { state, enter, review, confirm } = useSwap()
 *   const { quote, problems, error, status } = state
 *   const swap = async () => {
 *     await review()
 *     await confirm()
 *   }
 *   return (
 *     <>
 *       <button onClick={() => void enter({ to: token, amount: '0.01' })}>Ask for a price</button>
 *       {quote && <p>At least {String(quote.minimum)} units arrive</p>}
 *       <button disabled={status !== 'quoted'} onClick={() => void swap().catch(() => undefined)}>Swap</button>
 *       <p>{problems[0]?.problem} {error?.message} {status === 'done' && String(state.received)}</p>
 *     </>
 *   )
 * }
 * ```
 */
export function useSwap(): UseSwapReturnType {
  const modal = useModalInstance('useSwap')
  const plugin = useMemo(() => modal.plugin(swapPlugin), [modal])
  const state = useSelector(plugin.store, (current) => current)
  const actions = useMemo(() => {
    const begin = async (): Promise<Swap> => {
      const machine = await plugin.load()
      if (plugin.store.getState().status === 'idle') machine.enter(undefined)
      return machine
    }
    return {
      enter: async (parameters?: SwapEntry, signal?: AbortSignal) => (await plugin.load()).enter(parameters, signal),
      setFrom: async (token: SendToken) => await (await begin()).setFrom(token),
      setTo: async (token: SendToken) => (await begin()).setTo(token),
      flip: async () => (await begin()).flip(),
      setAmount: async (amount: Parameters<Swap['setAmount']>[0]) => (await begin()).setAmount(amount),
      setMax: async () => (await begin()).setMax(),
      setSlippage: async (percent: number) => (await begin()).setSlippage(percent),
      acceptImpact: async (isAccepted: boolean) => (await plugin.load()).acceptImpact(isAccepted),
      acceptMoved: async () => (await plugin.load()).acceptMoved(),
      refresh: async () => (await plugin.load()).refresh(),
      review: async () => await (await plugin.load()).review(),
      edit: async () => (await plugin.load()).edit(),
      confirm: async () => await (await plugin.load()).confirm(),
      reset: async () => (await plugin.load()).reset(),
    }
  }, [plugin])
  return { state, ...actions }
}
