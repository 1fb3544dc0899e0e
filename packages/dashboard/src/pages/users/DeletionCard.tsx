import {
  adminDeleteUser,
  adminGetUser,
  adminKeepUser,
  type ProjectUserDetail,
  type UserMailLanguage,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { formatDay, formatDistance } from '../../messages/format.ts'
import { mailLanguageOptions } from '../../messages/mailLanguages.ts'
import { usersMessages } from '../../messages/users.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Note } from '../../parts/Note.tsx'
import { Select } from '../../parts/Select.tsx'
import { useNow } from '../../parts/useNow.ts'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'
import { useMay } from '../../session/useMay.ts'
import { useProof } from '../../session/useProof.ts'

/** The deletion of a user, for owners: ordered with a fresh passkey, and withdrawn until its day. */
export function DeletionCard({ user }: { readonly user: ProjectUserDetail }): ReactNode {
  const { deletion, email, id } = user
  const api = useApi()
  const queryClient = useQueryClient()
  const withProof = useProof()
  const parameters = useParams({ from: '/inside/p/$project/users/$user' })
  const isOwner = useMay('owner')
  const [asked, setAsked] = useState<'delete' | 'keep'>()
  const [language, setLanguage] = useState<UserMailLanguage>('en')
  const onSuccess = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: [adminGetUser.name] })
    setAsked(undefined)
  }
  const order = useMutation({
    mutationFn: () => withProof(() => api.call(adminDeleteUser, { parameters, query: { language } })),
    onSuccess,
  })
  const keep = useMutation({ mutationFn: () => api.call(adminKeepUser, { parameters }), onSuccess })
  const ask = (what: 'delete' | 'keep'): void => {
    order.reset()
    keep.reset()
    setAsked(what)
  }
  return (
    <Card title={usersMessages.deletion}>
      <div className="card-body">
        <Plan deletion={deletion} />
        {order.isSuccess && deletion?.by === 'operator' && (
          <p className="sub" role="status">
            {order.data.isTold ? usersMessages.told : usersMessages.notTold}
          </p>
        )}
        {isOwner ? (
          <div>
            {deletion?.by === 'operator' ? (
              <Button onClick={() => ask('keep')}>{usersMessages.keep}</Button>
            ) : (
              <Button kind="bad" onClick={() => ask('delete')}>
                {usersMessages.delete}
              </Button>
            )}
          </div>
        ) : (
          <p className="cap">{usersMessages.deletionOwners}</p>
        )}
      </div>
      {asked === 'delete' && (
        <Confirm
          title={usersMessages.deleteTitle}
          lead={email === null ? usersMessages.deleteSilent : usersMessages.deleteMail}
          act={usersMessages.delete}
          typed={{ label: usersMessages.deleteType, text: id }}
          isBusy={order.isPending}
          error={order.error}
          describe={describePasskeyFailure}
          onConfirm={() => order.mutate()}
          onClose={() => setAsked(undefined)}
        >
          {email !== null && (
            <Select
              label={usersMessages.deleteLanguage}
              options={mailLanguageOptions}
              value={language}
              onChange={setLanguage}
            />
          )}
        </Confirm>
      )}
      {asked === 'keep' && (
        <Confirm
          title={usersMessages.keepTitle}
          lead={usersMessages.keepLead}
          act={usersMessages.keep}
          isBusy={keep.isPending}
          error={keep.error}
          onConfirm={() => keep.mutate()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}

/** What is planned. */
function Plan({ deletion }: Pick<ProjectUserDetail, 'deletion'>): ReactNode {
  const now = useNow()
  if (deletion === null) return <p className="lead">{usersMessages.deletionText}</p>
  const { by, deleteAt } = deletion
  const [day, distance] = [formatDay(deleteAt), formatDistance(deleteAt, now)]
  const describe = by === 'operator' ? usersMessages.deletionDue : usersMessages.deletionByUser
  return (
    <Note tone="warn" icon="calendar">
      {describe(day, distance)}
    </Note>
  )
}
