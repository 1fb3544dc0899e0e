import { createContext } from 'react'

/** Shared by the components of one modal. */
export interface ModalHostValue {
  /** The host's shadow root, in which everything is rendered. */
  readonly root: ShadowRoot
  /** The dialog while it is open. Anything to be read or pressed must be inside it, because all else is inert. */
  readonly dialog: HTMLDialogElement | null
  readonly setDialog: (dialog: HTMLDialogElement | null) => void
}

/** Null outside a `ModalHost`. */
export const ModalHostContext = /*#__PURE__*/ createContext<ModalHostValue | null>(null)
