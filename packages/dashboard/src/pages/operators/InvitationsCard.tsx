import { listInvitations, removeInvitation } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { commonMessages } from '../../messages/common.ts'
import { formatDistance } from '../../messages/format.ts'
import { operatorsMessages } from '../../messages/operators.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Row } from '../../parts/Row.tsx'

/** The links that were not used yet. */
export function InvitationsCard(): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const invitations = useRead(listInvitations, {})
  const withdraw = useMutation({
    mutationFn: (invitation: string) => api.call(removeInvitation, { parameters: { invitation } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listInvitations.name] }),
  })
  return (
    <Card title={operatorsMessages.pending}>
      {withdraw.isError && (
        <div className="rows-note">
          <Note tone="bad">{describeFailure(withdraw.error)}</Note>
        </div>
      )}
      <QueryView query={invitations} lines={2}>
        {({ invitations: list }) =>
          list.length === 0 ? (
            <p className="card-body lead">{operatorsMessages.noPending}</p>
          ) : (
            <ul className="rows">
              {list.map(({ email, expiresAt, id, isRecovery, role }) => {
                const kind = isRecovery ? operatorsMessages.recovery : commonMessages.roles[role]
                return (
                  <Row
                    key={id}
                    lead={<Badge icon="operators" />}
                    title={email}
                    note={`${kind}, ${operatorsMessages.expires(formatDistance(expiresAt, Date.now()))}`}
                    actions={
                      <Button
                        isSmall
                        isBusy={withdraw.isPending && withdraw.variables === id}
                        aria-label={`${operatorsMessages.withdraw} ${email}`}
                        onClick={() => withdraw.mutate(id)}
                      >
                        {operatorsMessages.withdraw}
                      </Button>
                    }
                  />
                )
              })}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}
