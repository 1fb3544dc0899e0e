import { type ReactNode, useEffect, useState } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { commonMessages } from '../../messages/common.ts'
import { Button } from '../../parts/Button.tsx'

/** How long the result of copying is shown, in ms. */
const shownFor = 1_200

/** Copies an event. */
export function CopyEvent({ json }: { readonly json: string }): ReactNode {
  const [result, setResult] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (result === undefined) return undefined
    const timer = setTimeout(() => setResult(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(json)
      setResult('copied')
    } catch {
      setResult('failed')
    }
  }
  const { copied, copy: name } = analyticsMessages.events
  return (
    <>
      <Button isSmall onClick={() => void copy()}>
        {result === 'copied' ? copied : name}
      </Button>
      <span role="status" className="hidden">
        {result === 'failed' ? commonMessages.copyFailed : result === 'copied' ? copied : ''}
      </span>
    </>
  )
}
