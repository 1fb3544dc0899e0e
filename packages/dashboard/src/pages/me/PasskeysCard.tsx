import { addMyPasskey, getMyPasskeyOptions, getMyPasskeys, removeMyPasskey } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { commonMessages } from '../../messages/common.ts'
import { formatDay, formatDistance } from '../../messages/format.ts'
import { meMessages } from '../../messages/me.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Row } from '../../parts/Row.tsx'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'
import { createPasskey } from '../../session/passkeys.ts'
import { useProof } from '../../session/useProof.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The passkeys of the operator. It asks for a second one until there is one. */
export function PasskeysCard(): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const withProof = useProof()
  const passkeys = useRead(getMyPasskeys, {})
  const [removed, setRemoved] = useState<Named>()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: [getMyPasskeys.name] })
  const add = useMutation({
    mutationFn: async () => {
      const options = await withProof(() => api.call(getMyPasskeyOptions, {}))
      await api.call(addMyPasskey, { body: { credential: await createPasskey(options) } })
    },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (passkey: string) => withProof(() => api.call(removeMyPasskey, { parameters: { passkey } })),
    onSuccess: async () => {
      await onSuccess()
      setRemoved(undefined)
    },
  })
  const list = passkeys.data?.passkeys ?? []
  return (
    <Card
      title={meMessages.passkeys}
      actions={
        <>
          {list.length > 0 && <span className="cap">{meMessages.passkeysLead(list.length)}</span>}
          {list.length < 10 && (
            <Button isSmall isBusy={add.isPending} onClick={() => add.mutate()}>
              <Icon name="plus" size={16} />
              {meMessages.add}
            </Button>
          )}
        </>
      }
    >
      {list.length === 1 && (
        <div className="rows-note">
          <Note>{meMessages.second}</Note>
        </div>
      )}
      {add.isError && (
        <div className="rows-note">
          <Note tone="bad">{describePasskeyFailure(add.error)}</Note>
        </div>
      )}
      <QueryView query={passkeys} lines={2}>
        {() => (
          <ul className="rows">
            {list.map(({ createdAt, id, name, usedAt }) => {
              const title = name ?? meMessages.unknownDevice
              const used = usedAt === null ? meMessages.neverUsed : meMessages.used(formatDistance(usedAt, Date.now()))
              return (
                <Row
                  key={id}
                  lead={<Badge icon="key" />}
                  title={title}
                  note={`${meMessages.added(formatDay(createdAt))}, ${used}`}
                  actions={
                    list.length > 1 && (
                      <Button
                        isSmall
                        aria-label={`${commonMessages.remove} ${title}`}
                        onClick={() => {
                          remove.reset()
                          setRemoved({ id, name: title })
                        }}
                      >
                        {commonMessages.remove}
                      </Button>
                    )
                  }
                />
              )
            })}
          </ul>
        )}
      </QueryView>
      {removed !== undefined && (
        <Confirm
          title={meMessages.removeTitle}
          lead={meMessages.removeLead(removed.name)}
          act={commonMessages.remove}
          isBusy={remove.isPending}
          error={remove.error}
          describe={describePasskeyFailure}
          onConfirm={() => remove.mutate(removed.id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}
