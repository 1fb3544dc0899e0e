import { socialPaths, socialReceipt, socialResultSchema } from '@latchkey/protocol/embedded'
import { safeParse } from 'valibot'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { openPopup, type PopupPage } from '../kernel/ports/openPopup.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { defer } from './frame/defer.ts'

/** The popup of a social login. */
export interface LoginPopup {
  /** Whether the browser has refused to open it. Show a link to the address of the login instead, with `rel="opener"`. */
  readonly isBlocked: boolean
  /** Leads the popup to the address of the login, which the frame has returned. */
  lead(uri: string): void
  /**
   * Resolves with the ticket, for `CONNECT_SOCIAL` of the frame that began the attempt.
   *
   * Rejects with ModalError `auth.popupClosed` if the visitor has closed the popup, and `auth.socialFailed` if the login was declined or
   * has failed. A page of the provider can cut the connection of the two windows, which looks as if the popup were closed: after
   * `auth.popupClosed`, the code that the popup shows in the end can still be entered.
   */
  readonly result: Promise<string>
  /** Closes the popup. The result stays open. */
  close(): void
}

/** Of the popup (S9.010, S9.011), in CSS pixels and ms. */
const constants = {
  width: 600,
  height: 800,
  poll: 1_000,
  /** How long the result may be on its way when the popup is closed. */
  patience: 2_000,
} as const

/**
 * Opens the popup of a social login at the waiting page of the secure site. Call it in the visitor's click, before anything is awaited.
 * Only a message of the secure site counts (S5.008).
 *
 * @param parameters.getState asks how far the attempt is, by `GET_SOCIAL_STATE`.
 * @param parameters.signal ends the wait and closes the popup; the result rejects with its reason.
 */
export function openLoginPopup(parameters: {
  /** The origin of the secure site. */
  readonly secureSite: string
  readonly getState: () => Promise<'open' | 'answered' | 'ended'>
  readonly ports: Pick<Ports, 'clock'>
  readonly signal: AbortSignal
  readonly page?: PopupPage | undefined
}): LoginPopup {
  const { getState, page, ports, secureSite, signal } = parameters
  const { clock } = ports
  signal.throwIfAborted()
  const { origin } = new URL(secureSite)
  const { promise: result, reject, resolve } = defer<string>()
  const { height, patience, poll, width } = constants

  const popup = openPopup({
    url: new URL(socialPaths.wait, origin).href,
    origin,
    width,
    height,
    page,
    onMessage: ({ data, reply }) => {
      const message = safeParse(socialResultSchema, data)
      if (!message.success) return
      reply(socialReceipt)
      if (message.output.type === 'SOCIAL_LOGIN_DONE') finish({ ticket: message.output.ticket })
      else finish({ error: new ModalError('auth.socialFailed', { details: 'The login was declined.' }) })
    },
  })

  let isOver = false
  const finish = (outcome: { readonly ticket: string } | { readonly error: unknown }): void => {
    if (isOver) return
    isOver = true
    endPolls()
    endWait()
    signal.removeEventListener('abort', abort)
    popup.close()
    if ('ticket' in outcome) resolve(outcome.ticket)
    else reject(outcome.error)
  }
  const abort = (): void => finish({ error: signal.reason })

  /** The result may have been sent just before the popup was closed, and a code may be on the visitor's screen. */
  const judge = async (): Promise<void> => {
    const state = await getState().catch(() => 'open' as const)
    if (state === 'open') finish({ error: new ModalError('auth.popupClosed') })
    if (state === 'ended') finish({ error: new ModalError('auth.socialFailed', { details: 'The login has failed.' }) })
  }
  let endWait = (): void => undefined
  const endPolls = clock.every(poll, () => {
    if (!popup.isClosed()) return
    endPolls()
    endWait = clock.after(patience, () => void judge())
  })
  signal.addEventListener('abort', abort)

  return { isBlocked: popup.isBlocked, lead: popup.lead, result, close: popup.close }
}
