import { type AdminAlert, adminListAlerts, adminMuteAlert, alertMuteDays } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { alertsMessages } from '../../messages/alerts.ts'
import { formatExactTime, formatTime } from '../../messages/format.ts'
import { Badge } from '../../parts/Badge.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Empty } from '../../parts/Empty.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Row } from '../../parts/Row.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'
import { useMay } from '../../session/useMay.ts'
import { AlertsFrame } from './AlertsFrame.tsx'

/** What is wrong now, and what was. */
export function AlertsPage(): ReactNode {
  const alerts = useRead(adminListAlerts, {})
  return (
    <AlertsFrame section="open" lead={alertsMessages.lead}>
      <QueryView query={alerts} lines={6}>
        {(data) => {
          const open = data.alerts.filter(({ resolvedAt }) => resolvedAt === null)
          const resolved = data.alerts.filter(({ resolvedAt }) => resolvedAt !== null)
          return (
            <>
              <OpenCard alerts={open} />
              <ResolvedCard alerts={resolved} />
            </>
          )
        }}
      </QueryView>
    </AlertsFrame>
  )
}

function OpenCard({ alerts }: { readonly alerts: readonly AdminAlert[] }): ReactNode {
  const canEdit = useMay('editor')
  const api = useApi()
  const queryClient = useQueryClient()
  const mute = useMutation({
    mutationFn: ({ days, id }: { readonly id: string; readonly days: (typeof alertMuteDays)[number] }) =>
      api.call(adminMuteAlert, { parameters: { alert: id }, body: { days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [adminListAlerts.name] }),
  })
  if (alerts.length === 0) {
    return (
      <Card label={alertsMessages.open}>
        <Empty icon="tick" title={alertsMessages.noOpen}>
          {alertsMessages.noOpenText}
        </Empty>
      </Card>
    )
  }
  return (
    <Card title={alertsMessages.open} actions={<Chip tone="bad">{alerts.length}</Chip>}>
      {mute.isError && (
        <div className="rows-note">
          <Note tone="bad">{describeFailure(mute.error)}</Note>
        </div>
      )}
      <ul className="rows">
        {alerts.map((alert) => (
          <Row
            key={alert.id}
            lead={<Badge icon="warn" tone={alert.mutedUntil === null ? 'bad' : 'plain'} />}
            title={alert.title}
            note={<AlertNote alert={alert} />}
            actions={
              canEdit &&
              alert.rule !== 'reveals' && (
                <MuteMenu alert={alert} onChoose={(days) => mute.mutate({ id: alert.id, days })} />
              )
            }
          />
        ))}
      </ul>
    </Card>
  )
}

function AlertNote({ alert }: { readonly alert: AdminAlert }): ReactNode {
  const { mutedUntil, notifiedAt, openedAt, project, rule, text } = alert
  const { look } = alertsMessages
  const isOwner = useMay('owner')
  return (
    <>
      {text}
      <span className="alert-meta cap">
        <span>
          {alertsMessages.since} <When time={openedAt} />
        </span>
        <span>
          {notifiedAt === null ? (
            alertsMessages.unsent
          ) : (
            <>
              {alertsMessages.sent} <When time={notifiedAt} />
            </>
          )}
        </span>
        {mutedUntil !== null && <span>{alertsMessages.muted(formatTime(mutedUntil))}</span>}
        {project !== null && rule === 'failureRate' && (
          <Link to="/p/$project/analytics" params={{ project: project.key }} className="link">
            {look.analytics}
          </Link>
        )}
        {project !== null && rule === 'originRefused' && (
          <Link to="/p/$project/settings/origins" params={{ project: project.key }} className="link">
            {look.origins}
          </Link>
        )}
        {rule === 'reveals' && isOwner && (
          <Link to="/audit" search={{ action: 'user.reveal' }} className="link">
            {look.audit}
          </Link>
        )}
      </span>
    </>
  )
}

function MuteMenu({
  alert: { mutedUntil, title },
  onChoose,
}: {
  readonly alert: AdminAlert
  readonly onChoose: (days: (typeof alertMuteDays)[number]) => void
}): ReactNode {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClass({ isSmall: true })} aria-label={alertsMessages.muteAlert(title)}>
          {alertsMessages.mute}
          <Icon name="down" size={14} />
        </button>
      }
    >
      {alertMuteDays
        .filter((days) => days > 0 || mutedUntil !== null)
        .map((days) => (
          <MenuItem key={days} icon={days === 0 ? 'undo' : 'calendar'} onSelect={() => onChoose(days)}>
            {days === 0 ? alertsMessages.unmute : alertsMessages.muteDays(days)}
          </MenuItem>
        ))}
    </Menu>
  )
}

const columns: readonly Column<AdminAlert>[] = [
  { id: 'alert', title: alertsMessages.alert, cell: ({ text, title }) => <span title={text}>{title}</span> },
  {
    id: 'project',
    title: alertsMessages.project,
    width: '140px',
    isWide: true,
    cell: ({ project }) => project?.name ?? alertsMessages.wholeCloud,
  },
  {
    id: 'since',
    title: alertsMessages.since,
    width: '130px',
    isWide: true,
    cell: ({ openedAt }) => <span title={formatExactTime(openedAt)}>{formatTime(openedAt)}</span>,
  },
  {
    id: 'resolved',
    title: alertsMessages.ended,
    width: '130px',
    cell: ({ resolvedAt }) =>
      resolvedAt !== null && <span title={formatExactTime(resolvedAt)}>{formatTime(resolvedAt)}</span>,
  },
]

function ResolvedCard({ alerts }: { readonly alerts: readonly AdminAlert[] }): ReactNode {
  return (
    <Card title={alertsMessages.resolved}>
      {alerts.length === 0 ? (
        <p className="card-body lead">{alertsMessages.noResolved}</p>
      ) : (
        <Table label={alertsMessages.resolved} columns={columns} rows={alerts} toKey={({ id }) => id} />
      )}
    </Card>
  )
}
