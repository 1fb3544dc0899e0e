import { useEffect, useState } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useAnnounce } from './useAnnounce.ts'

/** How long a button shows success or failure, in ms. */
const shownFor = 1_200

export interface UseCopyParameters {
  /** The announcement on success; "Copied" by default. */
  readonly message?: string | undefined
  readonly onCopied?: (() => void) | undefined
  /** Called if the clipboard is missing or blocked; show that to the visitor. */
  readonly onFailed?: (() => void) | undefined
}

export interface UseCopyReturnType {
  /** `'copied'` and `'failed'` for 1,200 ms. */
  readonly status: 'idle' | 'copied' | 'failed'
  /** Never rejects. */
  copy(text: string): Promise<void>
}

/** Copies a text and announces whether it worked. A missing clipboard counts as a failure. */
export function useCopy({ message, onCopied, onFailed }: UseCopyParameters = {}): UseCopyReturnType {
  const { t } = useMessages()
  const announce = useAnnounce()
  const [result, setResult] = useState<{ readonly status: 'copied' | 'failed' }>()
  useEffect(() => {
    if (result === undefined) return
    const timer = setTimeout(() => setResult(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      setResult({ status: 'failed' })
      announce(t('common.copyFailed'), 'assertive')
      onFailed?.()
      return
    }
    setResult({ status: 'copied' })
    announce(message ?? t('common.copied'))
    onCopied?.()
  }
  return { status: result?.status ?? 'idle', copy }
}
