import type { ReactElement } from 'react'
import { Icon } from './Icon.tsx'
import { useCopy } from './useCopy.ts'

const words = { idle: '', copied: 'Copied', failed: 'This browser did not allow copying' } as const

/** Copies a text; its icon changes to a tick for a moment. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { status, copy } = useCopy(text)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        data-status={status}
        onClick={copy}
      >
        <Icon name={status === 'copied' ? 'tick' : status === 'failed' ? 'alert' : 'copy'} />
      </button>
      <span role="status" className="hidden">
        {words[status]}
      </span>
    </>
  )
}
