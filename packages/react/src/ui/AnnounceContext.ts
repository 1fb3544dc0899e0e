import { createContext } from 'react'

/** Has a screen reader say something. Polite waits for a pause, assertive does not. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void

export const AnnounceContext = /*#__PURE__*/ createContext<Announce>(() => {})
