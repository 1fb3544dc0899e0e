import {
  sendPlugin,
  type Send,
  type SendParameters,
  type SendPluginState,
  type SendToken,
  type TransactionRecord,
} from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useSend`. */
export interface UseSendReturnType {
  /** What was entered, what the chain says of it, and how far it is. Shared with the modal's own form. */
  readonly state: SendPluginState
  /**
   * Sends without the form: checks, and asks the wallet once.
   *
   * @throws `send.incomplete`, `send.tokenRequired`, `connection.required`, `chain.unsupported`, `address.invalid`,
   * `transaction.insufficientFunds`, `request.rejected`, and what `Send.send` documents
   */
  readonly send: (parameters: SendParameters) => Promise<TransactionRecord>
  /** Chooses what is sent. A token of another network switches to it first. @throws what `switchNetwork` throws */
  readonly setToken: (token: SendToken) => Promise<void>
  /** Takes what the visitor typed, and what it means in the smallest unit. */
  readonly setAmount: (parameters: { readonly text: string; readonly amount: bigint | null }) => Promise<void>
  /** Asks for as much as can be sent. */
  readonly setMax: () => Promise<void>
  /** Takes an address or a name. */
  readonly setReceiver: (text: string) => Promise<void>
  readonly setSpeed: (speed: SendPluginState['speed']) => Promise<void>
  /** The visitor has compared the receiver with the address that it resembles, and chooses it anyway. */
  readonly acceptLookAlike: () => Promise<void>
  /** Asks the chain whether the transfer can be made: `state.status` becomes `ready`, or `editing` with `state.problems`. */
  readonly check: () => Promise<void>
  /** Returns from the review to the form. */
  readonly edit: () => Promise<void>
  /** Asks the wallet for what was reviewed. @throws `send.changed`, `request.rejected`, and the wallet's other errors */
  readonly confirm: () => Promise<TransactionRecord>
  /** Forgets what was entered. */
  readonly reset: () => Promise<void>
}

/**
 * Sends coins and tokens from your own interface, with every check of the modal's form. The code that sends loads with the first
 * call.
 *
 * @example
 * ```tsx
 * function Donate({ to }: { to: string }) {
 *   const { state, send } = useSend()
 *   const { error } = state
 *   const isSending = state.status === 'sending'
 *   const donate = () => send({ to, amount: 10n ** 16n, token: null })
 *   return (
 *     <>
 *       <button disabled={isSending} onClick={() => void donate().catch(() => undefined)}>
 *         {isSending ? 'Open your wallet…' : 'Donate 0.01 ETH'}
 *       </button>
 *       {error && <p>{error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export function useSend(): UseSendReturnType {
  const modal = useModalInstance('useSend')
  const plugin = useMemo(() => modal.plugin(sendPlugin), [modal])
  const state = useSelector(plugin.store, (current) => current)
  const actions = useMemo(() => {
    const begin = async (): Promise<Send> => {
      const machine = await plugin.load()
      if (plugin.store.getState().status === 'idle') machine.enter(undefined)
      return machine
    }
    return {
      send: async (parameters: SendParameters) => await (await plugin.load()).send(parameters),
      setToken: async (token: SendToken) => await (await begin()).setToken(token),
      setAmount: async (amount: Parameters<Send['setAmount']>[0]) => (await begin()).setAmount(amount),
      setMax: async () => (await begin()).setMax(),
      setReceiver: async (text: string) => (await begin()).setReceiver(text),
      setSpeed: async (speed: SendPluginState['speed']) => (await begin()).setSpeed(speed),
      acceptLookAlike: async () => (await plugin.load()).acceptLookAlike(),
      check: async () => await (await plugin.load()).check(),
      edit: async () => (await plugin.load()).edit(),
      confirm: async () => await (await plugin.load()).confirm(),
      reset: async () => (await plugin.load()).reset(),
    }
  }, [plugin])
  return { state, ...actions }
}
