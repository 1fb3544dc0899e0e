import {
  adminGetAlertSettings,
  adminListAlertDeliveries,
  adminResendAlert,
  adminTestAlert,
  type AlertDelivery,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { alertsMessages } from '../../messages/alerts.ts'
import { formatExactTime, formatTime } from '../../messages/format.ts'
import { Button } from '../../parts/Button.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip, type Tone } from '../../parts/Chip.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Empty } from '../../parts/Empty.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { useMay } from '../../session/useMay.ts'
import { AlertsFrame } from './AlertsFrame.tsx'

/** What is sent: a message again, or a test to a receiver. */
type Sending = { readonly delivery: string } | { readonly receiver: string }

/** The messages about alerts, and what became of them. */
export function DeliveriesPage(): ReactNode {
  const canEdit = useMay('editor')
  const api = useApi()
  const queryClient = useQueryClient()
  const deliveries = useRead(adminListAlertDeliveries, {})
  const settings = useRead(adminGetAlertSettings, {})
  const send = useMutation({
    mutationFn: (sending: Sending) =>
      'delivery' in sending
        ? api.call(adminResendAlert, { parameters: { delivery: sending.delivery } })
        : api.call(adminTestAlert, { body: { receiver: sending.receiver } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [adminListAlertDeliveries.name] }),
  })
  const { mails = [], webhooks = [] } = settings.data ?? {}
  const receivers = [
    ...mails.map((mail) => ({ id: mail, name: mail })),
    ...webhooks.map(({ id, name }) => ({ id, name })),
  ]
  return (
    <AlertsFrame
      section="deliveries"
      lead={alertsMessages.deliveriesLead}
      actions={
        canEdit &&
        receivers.length > 0 && <TestMenu receivers={receivers} onChoose={(receiver) => send.mutate({ receiver })} />
      }
    >
      {send.isError && <Note tone="bad">{describeFailure(send.error)}</Note>}
      <div role="status">
        {send.isSuccess && (
          <Note tone="good" icon="tick">
            {alertsMessages.queued}
          </Note>
        )}
      </div>
      <Card label={alertsMessages.deliveries}>
        <QueryView query={deliveries} lines={8}>
          {({ deliveries: rows }) =>
            rows.length === 0 ? (
              <Empty
                icon="log"
                title={alertsMessages.noDeliveries}
                actions={
                  <Link to="/alerts/rules" className={buttonClass()}>
                    {alertsMessages.toRules}
                  </Link>
                }
              >
                {alertsMessages.noDeliveriesText}
              </Empty>
            ) : (
              <Table
                label={alertsMessages.deliveries}
                rows={rows}
                toKey={({ id }) => id}
                columns={[
                  ...columns,
                  ...(canEdit ? [createAction({ onSend: (delivery) => send.mutate({ delivery }) })] : []),
                ]}
              />
            )
          }
        </QueryView>
      </Card>
    </AlertsFrame>
  )
}

function TestMenu({
  onChoose,
  receivers,
}: {
  readonly receivers: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string) => void
}): ReactNode {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClass()}>
          {alertsMessages.sendTest}
          <Icon name="down" size={14} />
        </button>
      }
    >
      {receivers.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => onChoose(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

const tones: Readonly<Record<AlertDelivery['state'], Tone>> = { waiting: 'warn', sent: 'good', failed: 'bad' }

const columns: readonly Column<AlertDelivery>[] = [
  {
    id: 'time',
    title: alertsMessages.time,
    width: '120px',
    isWide: true,
    cell: ({ createdAt }) => <span title={formatExactTime(createdAt)}>{formatTime(createdAt)}</span>,
  },
  {
    id: 'message',
    title: alertsMessages.message,
    cell: ({ error, event, receiver, title }) => (
      <span>
        <b className="strong">{alertsMessages.events[event]}:</b> {title}
        <br />
        <span className="cap">{receiver}</span>
        {error !== null && (
          <>
            <br />
            <span className="cap">{error}</span>
          </>
        )}
      </span>
    ),
  },
  {
    id: 'state',
    title: alertsMessages.state,
    width: '100px',
    cell: ({ state, tries }) => (
      <span title={alertsMessages.tries(tries)}>
        <Chip tone={tones[state]}>{alertsMessages.states[state]}</Chip>
      </span>
    ),
  },
]

function createAction({ onSend }: { readonly onSend: (id: string) => void }): Column<AlertDelivery> {
  return {
    id: 'actions',
    title: alertsMessages.actions,
    hasHiddenTitle: true,
    width: '72px',
    isRight: true,
    cell: ({ id, receiver, title }) => (
      <Button
        kind="ghost"
        isSmall
        isSquare
        title={alertsMessages.sendAgain}
        aria-label={alertsMessages.sendMessageAgain(title, receiver)}
        onClick={() => onSend(id)}
      >
        <Icon name="undo" size={16} />
      </Button>
    ),
  }
}
