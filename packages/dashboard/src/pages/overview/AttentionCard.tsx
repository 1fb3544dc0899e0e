import { adminListAlerts, getMyPasskeys } from '@latchkey/protocol/operator'
import { adminListProjects } from '@latchkey/protocol/project'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useReadiness } from '../../api/useReadiness.ts'
import { useRead } from '../../api/useRead.ts'
import { overviewMessages } from '../../messages/overview.ts'
import { Badge } from '../../parts/Badge.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Row } from '../../parts/Row.tsx'
import { useMay } from '../../session/useMay.ts'

const { attention } = overviewMessages
const pointsAtMost = 5

/** What an operator should do something about, the worst first. */
interface Point {
  readonly id: string
  readonly tone: 'bad' | 'warn'
  readonly title: string
  readonly text: string
  readonly link?: ReactNode
}

/** Lists what needs the operator's attention. Reports that failed to load are shown in their own part of the page. */
export function AttentionCard(): ReactNode {
  const points = usePoints()
  const rest = points.length - pointsAtMost
  if (points.length === 0) {
    return (
      <Card title={attention.title}>
        <p className="card-body lead">{attention.none}</p>
      </Card>
    )
  }
  return (
    <Card
      title={attention.title}
      actions={<Chip tone={points.some(({ tone }) => tone === 'bad') ? 'bad' : 'warn'}>{points.length}</Chip>}
    >
      <ul className="rows">
        {points.slice(0, pointsAtMost).map(({ id, link, text, title, tone }) => (
          <Row key={id} lead={<Badge icon="warn" tone={tone} />} title={title} note={text} actions={link} />
        ))}
      </ul>
      {rest > 0 && <p className="card-body cap">{attention.more(rest)}</p>}
    </Card>
  )
}

function usePoints(): readonly Point[] {
  const { data: readiness } = useReadiness()
  const { data: list } = useRead(adminListProjects, {})
  const { data: found } = useRead(adminListAlerts, {})
  const { data: own } = useRead(getMyPasskeys, {})
  const canEdit = useMay('editor')
  const look = buttonClass({ isSmall: true })
  const { limited = [], missing = [] } = readiness ?? {}
  const open = (list?.projects ?? []).filter(({ allowedOrigins, isActive }) => isActive && allowedOrigins.length === 0)
  return [
    ...(missing.includes('storage')
      ? [{ id: 'storage', tone: 'bad' as const, title: attention.database, text: attention.databaseText }]
      : []),
    ...(missing.includes('bus')
      ? [{ id: 'bus', tone: 'bad' as const, title: attention.bus, text: attention.busText }]
      : []),
    ...(limited.includes('disk')
      ? [{ id: 'disk', tone: 'bad' as const, title: attention.disk, text: attention.diskText }]
      : []),
    ...(found?.alerts ?? [])
      .filter(({ mutedUntil, resolvedAt }) => resolvedAt === null && mutedUntil === null)
      .map(({ id, text, title }) => ({
        id,
        tone: 'bad' as const,
        title,
        text,
        link: (
          <Link to="/alerts" className={look}>
            {attention.act.alerts}
          </Link>
        ),
      })),
    ...open.map(({ key, name }) => ({
      id: key,
      tone: 'warn' as const,
      title: attention.open(name),
      text: attention.openText,
      link: canEdit && (
        <Link to="/p/$project/settings/origins" params={{ project: key }} className={look}>
          {attention.act.origins}
        </Link>
      ),
    })),
    ...(own?.passkeys.length === 1
      ? [
          {
            id: 'passkey',
            tone: 'warn' as const,
            title: attention.passkey,
            text: attention.passkeyText,
            link: (
              <Link to="/me" className={look}>
                {attention.act.passkey}
              </Link>
            ),
          },
        ]
      : []),
  ]
}
