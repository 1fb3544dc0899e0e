import type { Modal } from '@latchkey/core'

/** What the three elements have in common. */
export interface LatchkeyElement extends HTMLElement {
  /** The modal of this element; by default the one given to `defineLatchkeyElements`. */
  modal: Modal | undefined
  /** The attribute `disabled`. */
  disabled: boolean
}

/**
 * `<latchkey-account>`: a button that shows the connected account and opens it. While disconnected it takes up no space.
 *
 * @example
 * ```html
 * <latchkey-account show="avatar name balance" show-small="avatar"></latchkey-account>
 * ```
 */
export interface LatchkeyAccountElement extends LatchkeyElement {
  /** The attribute `namespace`: whose account, such as `solana`; the active namespace by default. */
  namespace: string | null
  /** The attribute `show`: the parts, of `avatar address name network balance`, in their order; `avatar address` by default. */
  show: string | null
  /** The attribute `show-small`: the parts in a window narrower than 640 px; those of `show` by default. */
  showSmall: string | null
}

/**
 * `<latchkey-connect>`: a button that opens the modal to connect; once connected, it shows the account and opens it.
 *
 * @example
 * ```html
 * <latchkey-connect label="Log in"></latchkey-connect>
 * ```
 */
export interface LatchkeyConnectElement extends LatchkeyAccountElement {
  /** The attribute `label`: the text while disconnected; `Connect wallet` in the visitor's language by default. */
  label: string | null
}

/**
 * `<latchkey-network>`: a button that shows the network in use and opens the list of networks. If the app does not support the
 * wallet's network, it asks the visitor to switch.
 *
 * @example
 * ```html
 * <latchkey-network></latchkey-network>
 * ```
 */
export type LatchkeyNetworkElement = LatchkeyElement

declare global {
  interface HTMLElementTagNameMap {
    'latchkey-account': LatchkeyAccountElement
    'latchkey-connect': LatchkeyConnectElement
    'latchkey-network': LatchkeyNetworkElement
  }
}
