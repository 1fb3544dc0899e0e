import type { ReactNode } from 'react'
import './Diff.css'
import { settingsMessages } from '../../../messages/settings.ts'
import type { ChangeLine } from './describeChanges.ts'

/** What changes, line by line. */
export function Diff({ lines }: { readonly lines: readonly ChangeLine[] }): ReactNode {
  const { added, removed } = settingsMessages.origins
  return (
    <ul className="diff">
      {lines.map(({ kind, label, text }) => (
        <li key={`${kind} ${label} ${text}`} className={`is-${kind}`}>
          <span className="sign" role="img" aria-label={kind === 'added' ? added : removed}>
            {kind === 'added' ? '+' : '−'}
          </span>
          <span className={label === undefined ? 'mono' : undefined}>
            {text}
            {label !== undefined && <small>{label}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
