import { adminRevealUser, type ProjectUserDetail } from '@latchkey/protocol/operator'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { commonMessages } from '../../messages/common.ts'
import { describeLogin, usersMessages } from '../../messages/users.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Note } from '../../parts/Note.tsx'
import { When } from '../../parts/When.tsx'
import { useMay } from '../../session/useMay.ts'

/** How a user logs in. The address and the name are shown when an editor asks for them, and forgotten when the page is left. */
export function AccountCard({ user }: { readonly user: ProjectUserDetail }): ReactNode {
  const { createdAt, email, hasName, id, logins } = user
  const api = useApi()
  const parameters = useParams({ from: '/inside/p/$project/users/$user' })
  const reveal = useMutation({ mutationFn: () => api.call(adminRevealUser, { parameters }), gcTime: 0 })
  const canReveal = useMay('editor')
  const hasHidden = email !== null || hasName
  const shown = reveal.data
  return (
    <Card
      title={usersMessages.account}
      actions={
        canReveal &&
        hasHidden &&
        shown === undefined && (
          <Button isSmall isBusy={reveal.isPending} onClick={() => reveal.mutate()}>
            {usersMessages.reveal}
          </Button>
        )
      }
    >
      {reveal.isError && (
        <div className="rows-note">
          <Note tone="bad">{describeFailure(reveal.error)}</Note>
        </div>
      )}
      <div className="card-body">
        <dl className="facts">
          <dt>{usersMessages.email}</dt>
          <dd>
            <span role="status">
              {shown?.email == null ? (email ?? usersMessages.noEmail) : <Copy text={shown.email} />}
            </span>
          </dd>
          {hasName && (
            <>
              <dt>{usersMessages.name}</dt>
              <dd>{shown?.name ?? usersMessages.hiddenName}</dd>
            </>
          )}
          <dt>{usersMessages.id}</dt>
          <dd>
            <Copy text={id} />
          </dd>
          <dt>{usersMessages.logins}</dt>
          <dd className="user-chips">
            {logins.map(({ kind }) => (
              <Chip key={kind}>{describeLogin(kind)}</Chip>
            ))}
          </dd>
          <dt>{usersMessages.since}</dt>
          <dd>
            <When time={createdAt} />
          </dd>
        </dl>
      </div>
      {hasHidden && (
        <p className="cap user-note">
          {canReveal ? usersMessages.revealNote : commonMessages.notPermitted.needs('editor')}
        </p>
      )}
    </Card>
  )
}
