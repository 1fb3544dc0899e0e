import { useMemo, type ReactElement } from 'react'
import { toTokens } from './toTokens.ts'

/** Code with syntax colours. It is focusable because it scrolls. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }): ReactElement {
  const pieces = useMemo(() => {
    let start = 0
    return toTokens(code).map((token) => {
      const piece = { ...token, start }
      start += token.text.length
      return piece
    })
  }, [code])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
    <pre className="code-block" tabIndex={0} role="region" aria-label={label} dir="ltr">
      <code>
        {pieces.map(({ kind, text, start }) =>
          kind === 'plain' ? (
            text
          ) : (
            <span key={start} data-kind={kind}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}
