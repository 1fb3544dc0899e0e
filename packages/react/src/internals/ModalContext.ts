import type { Modal } from '@latchkey/core'
import { createContext } from 'react'

/** The modal of the nearest `ModalProvider`. */
export const ModalContext = /*#__PURE__*/ createContext<Modal | null>(null)
