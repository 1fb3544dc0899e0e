import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import { adminListRefusals } from '@latchkey/protocol/operator'
import type { EndpointResponse } from '@latchkey/protocol/api'
import type { ReactNode } from 'react'
import './Refusals.css'
import { useRead } from '../../api/useRead.ts'
import { formatNumber } from '../../messages/format.ts'
import { refusalsMessages } from '../../messages/refusals.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'
import type { SettingsPart } from './SettingsFrame.tsx'

type Refusals = EndpointResponse<typeof adminListRefusals>
type Refusal = Refusals['refusals'][number]

/** The origins whose pages asked for the project and were refused. One press puts an origin into the list above. */
export function RefusalsCard({ canEdit, draft }: SettingsPart): ReactNode {
  const refusals = useRead(adminListRefusals, { parameters: { project: draft.base.key } })
  return (
    <Card title={refusalsMessages.title}>
      <QueryView query={refusals} lines={3}>
        {(data) =>
          data.refusals.length === 0 && data.others === 0 ? (
            <Empty icon="tick" title={refusalsMessages.empty}>
              {draft.base.allowedOrigins.length === 0 ? refusalsMessages.emptyOpen : refusalsMessages.emptyText}
            </Empty>
          ) : (
            <RefusalList data={data} canEdit={canEdit} draft={draft} />
          )
        }
      </QueryView>
    </Card>
  )
}

function createColumns(part: SettingsPart): readonly Column<Refusal>[] {
  return [
    {
      id: 'origin',
      title: refusalsMessages.origin,
      cell: ({ latestAt, origin, requests }) => (
        <>
          <span className="mono">{origin}</span>
          <span className="cap refusal-facts">
            {refusalsMessages.count(requests)}, <When time={latestAt} />
          </span>
        </>
      ),
    },
    {
      id: 'latest',
      title: refusalsMessages.latest,
      width: '140px',
      isWide: true,
      cell: ({ latestAt }) => <When time={latestAt} />,
    },
    {
      id: 'requests',
      title: refusalsMessages.requests,
      width: '96px',
      isRight: true,
      isWide: true,
      cell: ({ requests }) => formatNumber(requests),
    },
    {
      id: 'action',
      title: refusalsMessages.action,
      hasHiddenTitle: true,
      width: '132px',
      isRight: true,
      cell: ({ origin }) => <Decision {...part} origin={origin} />,
    },
  ]
}

function RefusalList({ data, ...part }: SettingsPart & { readonly data: Refusals }): ReactNode {
  return (
    <>
      <p className="sub refusal-lead">{refusalsMessages.lead}</p>
      {data.refusals.length > 0 && (
        <Table
          label={refusalsMessages.title}
          rows={data.refusals}
          toKey={({ origin }) => origin}
          columns={createColumns(part)}
        />
      )}
      {data.others > 0 && <p className="cap refusal-others">{refusalsMessages.others(data.others)}</p>}
    </>
  )
}

/** Whether an origin is allowed by now, or the button that adds it. The button stays, so that it keeps the focus. */
function Decision({ canEdit, draft, origin }: SettingsPart & { readonly origin: string }): ReactNode {
  const { base, project, set } = draft
  const isAllowed = (allowedOrigins: readonly string[]): boolean =>
    allowedOrigins.length === 0 || isAllowedOrigin({ origin, allowedOrigins })
  if (isAllowed(base.allowedOrigins)) return <Chip tone="good">{refusalsMessages.allowed}</Chip>
  if (!canEdit) return null
  const { allowedOrigins } = project
  if (allowedOrigins.includes(origin)) {
    return (
      <Button
        isSmall
        aria-label={refusalsMessages.undoOrigin(origin)}
        onClick={() => set({ allowedOrigins: allowedOrigins.filter((each) => each !== origin) })}
      >
        {refusalsMessages.undo}
      </Button>
    )
  }
  return (
    <Button
      isSmall
      aria-label={refusalsMessages.addOrigin(origin)}
      onClick={() => set({ allowedOrigins: [...allowedOrigins, origin] })}
    >
      {refusalsMessages.add}
    </Button>
  )
}
