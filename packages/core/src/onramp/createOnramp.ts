// Owns buying crypto: what the visitor chooses, what sellers ask, the seller's window, and what became of the purchase.
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import { createOnrampCalls, type OnrampCalls } from './createOnrampCalls.ts'
import { createOnrampForm, type OnrampFormMachine } from './createOnrampForm.ts'
import { createOnrampPurchase, type OnrampPurchaseMachine } from './createOnrampPurchase.ts'
import type { OnrampContext } from './OnrampContext.ts'
import { initialOnrampState } from './state.ts'

/** Buying crypto. */
export interface Onramp
  extends
    Pick<OnrampFormMachine, 'enter' | 'change' | 'select' | 'retry'>,
    Pick<OnrampPurchaseMachine, 'check'>,
    Pick<OnrampCalls, 'readOptions'> {
  /**
   * Opens the seller's window, then leads it to the seller's page. Call it in the visitor's click. While the seller is waited for, a second
   * call is refused. If no window can be opened, `purchase.isBlocked` is set: show a link to `purchase.url`.
   *
   * @param parameters.cryptoAmount fixes what arrives, as a decimal number, instead of what is paid.
   * @throws `onramp.incomplete` before an offer is selected, `connection.pending` for a second press, `request.aborted` if the visitor
   * leaves meanwhile, and the errors of the cloud if there is no page
   */
  buy: OnrampPurchaseMachine['buy']
  /** Leaves the purchase, which the seller may still complete, and returns to the form with what was chosen. */
  edit(): void
  /** Forgets everything; a purchase under way is not followed any more. */
  reset(): void
  destroy(): void
}

/** Creates the machine of one modal. */
export function createOnramp(context: OnrampContext): Onramp {
  const { controllers, store } = context
  const calls = createOnrampCalls(context)
  const form = createOnrampForm(context, calls)
  const purchase = createOnrampPurchase(context, calls)
  const { adapters, connection, network, options } = controllers
  const ends = [adapters.store, connection.store, network.store, options.store].map((each) =>
    each.subscribe(form.follow),
  )
  const endPresence = watchPresence(form.resume)
  const stop = (): void => {
    form.stop()
    purchase.leave()
  }
  return {
    readOptions: calls.readOptions,
    enter: form.enter,
    change: form.change,
    select: form.select,
    retry: form.retry,
    buy: purchase.buy,
    check: purchase.check,
    edit: () => {
      stop()
      form.edit()
    },
    reset: () => {
      stop()
      form.forget()
      store.set(() => initialOnrampState)
    },
    destroy: () => {
      stop()
      endPresence()
      for (const end of ends) end()
    },
  }
}
