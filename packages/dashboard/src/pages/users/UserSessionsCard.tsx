import {
  adminEndUserSession,
  adminEndUserSessions,
  adminGetUser,
  type ProjectUserDetail,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { formatDistance, formatTime } from '../../messages/format.ts'
import { usersMessages } from '../../messages/users.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Note } from '../../parts/Note.tsx'
import { Row } from '../../parts/Row.tsx'
import { useNow } from '../../parts/useNow.ts'
import { useMay } from '../../session/useMay.ts'

/** Where a user is logged in. Ending sessions names how many. */
export function UserSessionsCard({ user }: { readonly user: ProjectUserDetail }): ReactNode {
  const { liveSessions, sessions } = user
  const api = useApi()
  const now = useNow()
  const queryClient = useQueryClient()
  const parameters = useParams({ from: '/inside/p/$project/users/$user' })
  const canEnd = useMay('editor')
  /** The id of a session, or all. */
  const [asked, setAsked] = useState<string>()
  const end = useMutation({
    mutationFn: async (session: string) => {
      if (session === 'all') return (await api.call(adminEndUserSessions, { parameters })).ended
      await api.call(adminEndUserSession, { parameters: { ...parameters, session } })
      return 1
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [adminGetUser.name] })
      setAsked(undefined)
    },
  })
  const ask = (session: string): void => {
    end.reset()
    setAsked(session)
  }
  const count = asked === 'all' ? liveSessions : 1
  return (
    <Card
      title={usersMessages.sessionsTitle}
      actions={
        canEnd &&
        liveSessions > 1 && (
          <Button isSmall onClick={() => ask('all')}>
            {usersMessages.endAll}
          </Button>
        )
      }
    >
      <div role="status">
        {end.isSuccess && asked === undefined && (
          <div className="rows-note">
            <Note tone="good" icon="tick">
              {usersMessages.ended(end.data)}
            </Note>
          </div>
        )}
      </div>
      {sessions.length === 0 ? (
        <Empty icon="laptop" title={usersMessages.noSessions}>
          {usersMessages.noSessionsText}
        </Empty>
      ) : (
        <ul className="rows">
          {sessions.map(({ createdAt, device, id, seenAt }) => {
            const name = device ?? usersMessages.session
            const began = formatTime(createdAt)
            return (
              <Row
                key={id}
                lead={<Badge icon="laptop" />}
                title={name}
                note={usersMessages.sessionNote(began, formatDistance(seenAt, now))}
                actions={
                  canEnd && (
                    <Button isSmall aria-label={usersMessages.endSession(name, began)} onClick={() => ask(id)}>
                      {usersMessages.end}
                    </Button>
                  )
                }
              />
            )
          })}
        </ul>
      )}
      {liveSessions > sessions.length && (
        <p className="cap user-note">{usersMessages.moreSessions(liveSessions - sessions.length)}</p>
      )}
      {asked !== undefined && (
        <Confirm
          title={usersMessages.endTitle(count)}
          lead={usersMessages.endLead}
          act={usersMessages.endAct(count)}
          isBusy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
