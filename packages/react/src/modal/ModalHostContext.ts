import { createContext } from 'react'

/** What the parts of one modal share. */
export interface ModalHostValue {
  /** The host's shadow root, in which everything is rendered. */
  readonly root: ShadowRoot
  /** The dialog while it is open: what must be read or touched then has to be inside it, all else is inert. */
  readonly dialog: HTMLDialogElement | null
  readonly setDialog: (dialog: HTMLDialogElement | null) => void
}

/** Null outside of a `ModalHost`. */
export const ModalHostContext = /*#__PURE__*/ createContext<ModalHostValue | null>(null)
