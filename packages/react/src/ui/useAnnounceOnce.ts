import { useEffect, useRef } from 'react'
import type { Announce } from './AnnounceContext.ts'
import { useAnnounce } from './useAnnounce.ts'

export interface UseAnnounceOnceParameters {
  /** `undefined`: there is nothing to announce. */
  readonly text: string | undefined
  /** What the text is about, if the text itself changes without news, as a countdown does each second. */
  readonly subject?: string | undefined
  readonly urgency: Parameters<Announce>[1]
}

/** Announces a text whenever its subject has changed. */
export function useAnnounceOnce({ text, subject = text, urgency }: UseAnnounceOnceParameters): void {
  const announce = useAnnounce()
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (said.current === subject) return
    said.current = subject
    if (text !== undefined) announce(text, urgency)
  }, [announce, subject, text, urgency])
}
