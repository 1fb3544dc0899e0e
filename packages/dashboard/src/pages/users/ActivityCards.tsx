import type { ProjectUserDetail } from '@latchkey/protocol/operator'
import { type ReactNode, useState } from 'react'
import { describeUserEvent, usersMessages } from '../../messages/users.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'

type UserEvent = ProjectUserDetail['events'][number]
type Code = ProjectUserDetail['codes'][number]

/** Events that are shown before one asks for all. */
const eventsAtFirst = 10

const tones = { used: 'good', open: 'accent', expired: 'plain' } as const

const columns: readonly Column<UserEvent & { readonly index: number }>[] = [
  {
    id: 'event',
    title: usersMessages.activity,
    hasHiddenTitle: true,
    cell: ({ kind, subject }) => (
      <>
        {describeUserEvent(kind)} {subject !== null && <span className="mono cap">{subject}</span>}
      </>
    ),
  },
  {
    id: 'time',
    title: usersMessages.since,
    hasHiddenTitle: true,
    width: '132px',
    isRight: true,
    cell: ({ createdAt }) => (
      <span className="sub">
        <When time={createdAt} />
      </span>
    ),
  },
]

/** Why a user may not get in: what happened to the wallet, and the codes that were sent. */
export function ActivityCards({ user: { codes, events } }: { readonly user: ProjectUserDetail }): ReactNode {
  const [areAllShown, setAllShown] = useState(false)
  const rows = events.map((event, index) => ({ ...event, index }))
  return (
    <div className="grid grid-53">
      <Card title={usersMessages.activity}>
        {events.length === 0 ? (
          <Empty icon="log" title={usersMessages.noActivity}>
            {usersMessages.noActivityText}
          </Empty>
        ) : (
          <>
            <Table
              label={usersMessages.activity}
              columns={columns}
              rows={rows.slice(0, areAllShown ? undefined : eventsAtFirst)}
              toKey={({ index }) => index}
            />
            {!areAllShown && rows.length > eventsAtFirst && (
              <div className="card-body">
                <Button onClick={() => setAllShown(true)}>{usersMessages.allEvents(rows.length)}</Button>
              </div>
            )}
          </>
        )}
      </Card>
      <Card title={usersMessages.codes}>
        {codes.length === 0 ? (
          <p className="card-body lead">{usersMessages.noCodes}</p>
        ) : (
          <ul className="user-codes">
            {codes.map((code) => (
              <CodeRow key={`${code.createdAt} ${code.state}`} code={code} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

function CodeRow({ code: { createdAt, state, wrong } }: { readonly code: Code }): ReactNode {
  return (
    <li>
      <span>
        <When time={createdAt} />
        {wrong > 0 && <span className="cap">, {usersMessages.wrong(wrong)}</span>}
      </span>
      <Chip tone={tones[state]}>{usersMessages.codeStates[state]}</Chip>
    </li>
  )
}
