import type { ReactElement } from 'react'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Result } from './Result.ts'

/** The state of the last action, announced as it changes. */
export function ResultPanel({ result, empty }: { readonly result: Result; readonly empty: string }): ReactElement {
  return (
    <div className="result" role="status" data-testid="pg-result" data-status={result.status}>
      {result.status === 'idle' ? (
        <p className="quiet">{empty}</p>
      ) : (
        <>
          <span className="result-mark" aria-hidden="true">
            {result.status === 'success' && <Icon name="tick" />}
            {result.status === 'failed' && <Icon name="alert" />}
          </span>
          <div className="result-words">
            <h3>{result.title}</h3>
            <p className="quiet">{result.text}</p>
            {'code' in result && result.code !== undefined && (
              <p className="result-code">
                <span className="code">{result.code}</span>
                {!isErrorCode(result.code) && <CopyButton text={result.code} label="Copy" />}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Such as `request.rejected`; there is no need to copy it. */
function isErrorCode(code: string): boolean {
  return /^[a-z]+\.[a-zA-Z]+$/.test(code)
}
