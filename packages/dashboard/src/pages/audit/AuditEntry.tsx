import type { AdminAuditEntry } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { auditMessages } from '../../messages/audit.ts'
import { formatExactTime, formatTime } from '../../messages/format.ts'

/** One entry: who did what to what. It opens to the values before and after. */
export function AuditEntry({ entry }: { readonly entry: AdminAuditEntry }): ReactNode {
  const { action, actor, address, after, before, object, reason, requestId, time } = entry
  return (
    <li className="audit-entry">
      <details>
        <summary>
          <time className="sub" dateTime={new Date(time).toISOString()} title={formatExactTime(time)}>
            {formatTime(time)}
          </time>
          <span>{actor}</span>
          <span className="strong">{action}</span>
          <span className="mono">{object}</span>
        </summary>
        <dl className="audit-detail facts">
          <dt>{auditMessages.before}</dt>
          <dd>{before === null ? auditMessages.created : <Values fields={before} />}</dd>
          <dt>{auditMessages.after}</dt>
          <dd>
            <Values fields={after} />
          </dd>
          {[
            [auditMessages.reason, reason] as const,
            [auditMessages.address, address] as const,
            [auditMessages.requestId, requestId] as const,
          ].map(
            ([name, value]) =>
              value !== null && (
                <div key={name} className="facts-pair">
                  <dt>{name}</dt>
                  <dd className="mono">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </li>
  )
}

/** The fields as text: what was stored is never markup. */
function Values({ fields }: { readonly fields: Readonly<Record<string, unknown>> }): ReactNode {
  return <pre className="mono">{JSON.stringify(fields, null, 2)}</pre>
}
