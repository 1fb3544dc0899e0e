import type { Send } from '@latchkey/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'

/** How long typing must rest before a name is looked up, in ms: parts of a name are nothing that a registry should see. */
const pause = 400

/** What the visitor enters as the receiver. */
export interface ReceiverDraft {
  readonly text: string
  readonly change: (text: string) => void
  /** Hands over what was typed at once. Returns whether there was anything. */
  readonly flush: () => boolean
}

/** Holds back what is being typed until the visitor rests. What is pasted is handed over at once. */
export function useReceiverDraft({
  machine,
  receiverText,
}: {
  readonly machine: Send
  readonly receiverText: string
}): ReceiverDraft {
  const { clock } = useModalInstance().ports
  const [typed, setTyped] = useState<string>()
  const pending = useRef<string>(undefined)
  const flush = useCallback((): boolean => {
    const text = pending.current
    pending.current = undefined
    setTyped(undefined)
    if (text !== undefined) machine.setReceiver(text)
    return text !== undefined
  }, [machine])
  useEffect(() => (typed === undefined ? undefined : clock.after(pause, () => void flush())), [clock, typed, flush])
  // What was typed is kept if the visitor leaves the view in the meantime.
  useEffect(
    () => () => {
      if (pending.current !== undefined) machine.setReceiver(pending.current)
    },
    [machine],
  )
  const text = typed ?? receiverText
  return {
    text,
    flush,
    change: (next) => {
      pending.current = next
      if (next !== '' && Math.abs(next.length - text.length) <= 1) return setTyped(next)
      flush()
    },
  }
}
