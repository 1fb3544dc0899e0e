import { type ReactNode, useEffect, useState } from 'react'
import './Copy.css'
import { commonMessages } from '../messages/common.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'

/** How long the tick stays, in ms. */
const tickFor = 1_200

/** A text to copy, with the button that does it. */
export function Copy({ text }: { readonly text: string }): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), tickFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <span className="copy">
        <code className="mono">{text}</code>
        <Button kind="ghost" isSmall isSquare aria-label={`${commonMessages.copy} ${text}`} onClick={() => void copy()}>
          <Icon name={state === 'copied' ? 'tick' : 'copy'} size={16} />
        </Button>
        <span role="status" className="hidden">
          {state === 'copied' && commonMessages.copied}
        </span>
      </span>
      {state === 'failed' && <span className="field-error">{commonMessages.copyFailed}</span>}
    </>
  )
}
