import { endMySession, getMySessions } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { formatDistance, formatTime } from '../../messages/format.ts'
import { meMessages } from '../../messages/me.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Row } from '../../parts/Row.tsx'
import { useLogOut } from '../../session/useLogOut.ts'

/** Where the operator is logged in. */
export function SessionsCard(): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const sessions = useRead(getMySessions, {})
  const logOut = useLogOut()
  const end = useMutation({
    mutationFn: (session: string) => api.call(endMySession, { parameters: { session } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getMySessions.name] }),
  })
  const failure = end.error ?? logOut.error
  return (
    <Card title={meMessages.sessions}>
      {failure !== null && (
        <div className="rows-note">
          <Note tone="bad">{describeFailure(failure)}</Note>
        </div>
      )}
      <QueryView query={sessions} lines={2}>
        {({ current, sessions: list }) => (
          <ul className="rows">
            {list.map(({ browser, createdAt, id, seenAt }) => {
              const name = browser ?? meMessages.unknownDevice
              const isCurrent = id === current
              return (
                <Row
                  key={id}
                  lead={<Badge icon="laptop" />}
                  title={
                    <>
                      {name} {isCurrent && <Chip tone="accent">{meMessages.thisSession}</Chip>}
                    </>
                  }
                  note={meMessages.began(formatTime(createdAt), formatDistance(seenAt, Date.now()))}
                  actions={
                    <Button
                      isSmall
                      isBusy={isCurrent ? logOut.isPending : end.isPending && end.variables === id}
                      aria-label={isCurrent ? meMessages.logOut : `${meMessages.end} ${name}`}
                      onClick={() => (isCurrent ? logOut.mutate() : end.mutate(id))}
                    >
                      {isCurrent ? meMessages.logOut : meMessages.end}
                    </Button>
                  }
                />
              )
            })}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
