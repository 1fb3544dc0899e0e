import type { ReactNode } from 'react'
import './State.css'
import { isApiFailure } from '../api/isApiFailure.ts'
import { commonMessages } from '../messages/common.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { describeFailure } from './describeFailure.ts'

/** What a part shows that could not be loaded. */
export function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  const { failed, request, retry } = commonMessages
  const requestId = isApiFailure(error) ? error.requestId : undefined
  return (
    <div className="state" role="alert">
      <Badge icon="warn" tone="bad" />
      <h2>{failed.title}</h2>
      <p>{describeFailure(error)}</p>
      <div className="state-actions">
        <Button onClick={onRetry}>{retry}</Button>
      </div>
      {requestId !== undefined && <span className="cap mono">{request(requestId)}</span>}
    </div>
  )
}
