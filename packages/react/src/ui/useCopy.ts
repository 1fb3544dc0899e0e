import { useEffect, useState } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useAnnounce } from './useAnnounce.ts'

/** How long a button shows that it has copied, in ms. */
const shownFor = 1_200

export interface UseCopyParameters {
  /** Said when it worked; "Copied" when not given. */
  readonly message?: string | undefined
  readonly onCopied?: (() => void) | undefined
  /** The browser has no clipboard or does not allow it: tell the visitor where it is seen. */
  readonly onFailed?: (() => void) | undefined
}

export interface UseCopyReturnType {
  /** `'copied'` and `'failed'` for 1,200 ms. */
  readonly status: 'idle' | 'copied' | 'failed'
  /** Never rejects. */
  copy(text: string): Promise<void>
}

/** Copies a text and says whether that worked: a clipboard that is missing is told, never celebrated. */
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
