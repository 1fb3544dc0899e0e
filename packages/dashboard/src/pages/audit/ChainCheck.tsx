import { checkAudit } from '@latchkey/protocol/operator'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { auditMessages } from '../../messages/audit.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Note } from '../../parts/Note.tsx'

/** Recomputes the hashes of the log, when the owner asks for it. */
export function ChainCheck(): ReactNode {
  const api = useApi()
  const check = useMutation({ mutationFn: () => api.call(checkAudit, {}) })
  const { data } = check
  return (
    <Card
      title={auditMessages.chain}
      actions={
        <Button isSmall isBusy={check.isPending} onClick={() => check.mutate()}>
          {auditMessages.check}
        </Button>
      }
    >
      <div className="card-body" role="status">
        {check.isIdle && <p className="lead">{auditMessages.checkLead}</p>}
        {check.isError && <Note tone="bad">{describeFailure(check.error)}</Note>}
        {data !== undefined && data.faults.length === 0 && (
          <Note tone="good" icon="tick">
            {auditMessages.whole(data.entries)}
          </Note>
        )}
        {data !== undefined && data.faults.length > 0 && (
          <Note tone="bad">
            <b>{auditMessages.faults(data.faults.length)}</b>
            {data.faults.map(({ kind, seq }) => (
              <span key={`${kind} ${seq}`}> {auditMessages.kinds[kind](seq)}</span>
            ))}
          </Note>
        )}
        {typeof data?.head === 'string' && (
          <div>
            <Copy text={data.head} />
            <p className="cap">{auditMessages.head}</p>
          </div>
        )}
      </div>
    </Card>
  )
}
