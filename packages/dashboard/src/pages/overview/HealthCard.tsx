import { adminGetMailHealth, adminListUpstreams } from '@latchkey/protocol/operator'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useReadiness } from '../../api/useReadiness.ts'
import { useRead } from '../../api/useRead.ts'
import type { HealthPart } from '../../messages/health.ts'
import { overviewMessages } from '../../messages/overview.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip, type Tone } from '../../parts/Chip.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Tile } from '../../parts/Tile.tsx'

const { health } = overviewMessages

/** Whether the parts of the server work, as far as the server says, with the way to what is known of each. */
export function HealthCard(): ReactNode {
  const readiness = useReadiness()
  return (
    <Card label={health.title}>
      <QueryView query={readiness} lines={2}>
        {({ limited, missing }) => (
          <div className="tiles">
            <Part name="server" failure={missing.includes('draining') ? health.stopping : undefined} />
            <Part
              name="database"
              page="storage"
              failure={missing.includes('storage') ? health.notReachable : undefined}
            />
            <Part name="messages" page="relay" failure={missing.includes('bus') ? health.notReachable : undefined} />
            <Part name="disk" page="storage" failure={limited.includes('disk') ? health.nearlyFull : undefined} />
            <UpstreamsTile />
            <MailTile />
          </div>
        )}
      </QueryView>
    </Card>
  )
}

function Part({
  failure,
  name,
  page,
}: {
  readonly name: keyof typeof health.brokenNotes
  readonly page?: HealthPart | undefined
  readonly failure: string | undefined
}): ReactNode {
  const isWorking = failure === undefined
  return (
    <Tile
      name={page === undefined ? health[name] : <PartLink page={page}>{health[name]}</PartLink>}
      value={<Chip tone={isWorking ? 'good' : 'bad'}>{failure ?? health.working}</Chip>}
      note={isWorking ? health.notes[name] : health.brokenNotes[name]}
    />
  )
}

function PartLink({ children, page }: { readonly page: HealthPart; readonly children: string }): ReactNode {
  return (
    <Link to="/health/$part" params={{ part: page }} className="link">
      {children}
    </Link>
  )
}

/** A part of which more is known than whether it works. Without an answer, nothing is claimed. */
function FigureTile({
  figure,
  page,
}: {
  readonly page: 'upstreams' | 'mail'
  readonly figure: { readonly tone: Tone; readonly value: string; readonly note: string } | undefined
}): ReactNode {
  return (
    <Tile
      name={<PartLink page={page}>{health[page]}</PartLink>}
      value={<Chip tone={figure?.tone}>{figure?.value ?? health.unknown}</Chip>}
      note={figure?.note}
    />
  )
}

function UpstreamsTile(): ReactNode {
  const { data } = useRead(adminListUpstreams, {})
  if (data === undefined) return <FigureTile page="upstreams" figure={undefined} />
  const all = data.upstreams.length
  const used = data.upstreams.filter(({ skippedUntil }) => skippedUntil === null).length
  if (all === 0) return <FigureTile page="upstreams" figure={{ tone: 'plain', value: health.none, note: '' }} />
  const isWhole = used === all
  const note = isWhole ? health.notes.upstreams : health.skipped
  return (
    <FigureTile page="upstreams" figure={{ tone: isWhole ? 'good' : 'warn', value: health.inUse(used, all), note }} />
  )
}

function MailTile(): ReactNode {
  const { data } = useRead(adminGetMailHealth, {})
  if (data === undefined) return <FigureTile page="mail" figure={undefined} />
  const { failure, isConfigured, outbox, sentAt } = data
  if (!isConfigured) return <FigureTile page="mail" figure={{ tone: 'plain', value: health.none, note: '' }} />
  const waiting = outbox.alerts.waiting + outbox.notices.waiting
  const isBroken = failure !== null && failure.at > (sentAt ?? 0)
  const note = waiting === 0 ? health.notes.mail : health.waiting(waiting)
  return (
    <FigureTile
      page="mail"
      figure={{ tone: isBroken ? 'bad' : 'good', value: isBroken ? health.notSent : health.working, note }}
    />
  )
}
