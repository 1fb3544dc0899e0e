import { useEffect, useState } from 'react'

/** How long the result is shown, in ms. */
const shownFor = 1_200

/** Copies a text, and reports the result for a moment. */
export function useCopy(text: string): {
  readonly status: 'idle' | 'copied' | 'failed'
  readonly copy: () => void
} {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (status === 'idle') return undefined
    const timer = setTimeout(() => setStatus('idle'), shownFor)
    return () => clearTimeout(timer)
  }, [status])
  const copy = (): void => {
    // Without a clipboard, as on plain HTTP, the property is undefined.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('copied'),
        () => setStatus('failed'),
      )
  }
  return { status, copy }
}
