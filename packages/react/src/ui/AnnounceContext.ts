import { createContext } from 'react'

/** Makes a screen reader announce a text. Polite waits for a pause, assertive does not. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void

export const AnnounceContext = /*#__PURE__*/ createContext<Announce>(() => {})
