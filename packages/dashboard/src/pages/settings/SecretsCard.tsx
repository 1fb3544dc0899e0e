import { adminAddProjectSecret, adminRemoveProjectSecret, type AdminProject } from '@latchkey/protocol/project'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { commonMessages } from '../../messages/common.ts'
import { formatDay } from '../../messages/format.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { AddEntry } from '../../parts/AddEntry.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Row } from '../../parts/Row.tsx'
import { useMay } from '../../session/useMay.ts'
import { useStoreProject } from '../../session/useStoreProject.ts'

const { keys } = settingsMessages
/** So that one can replace the other. */
const secretsAtMost = 2

/** The secrets of a project's programs. A new one is shown once. */
export function SecretsCard({
  canEdit,
  project,
}: {
  readonly project: AdminProject
  readonly canEdit: boolean
}): ReactNode {
  const api = useApi()
  const store = useStoreProject()
  const mayRemove = useMay('owner')
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>()
  const parameters = { project: project.key }
  const add = useMutation({
    mutationFn: (name: string) => api.call(adminAddProjectSecret, { parameters, body: { name } }),
    onSuccess: (answer) => store(answer.project),
  })
  const remove = useMutation({
    mutationFn: (secret: string) => api.call(adminRemoveProjectSecret, { parameters: { ...parameters, secret } }),
    onSuccess: async (changed) => {
      await store(changed)
      setRemoved(undefined)
    },
  })
  return (
    <Card title={keys.secrets}>
      {project.secrets.length === 0 ? (
        <Empty icon="key" title={keys.noSecrets}>
          {keys.secretsLead} {keys.noSecretsText}
        </Empty>
      ) : (
        <ul className="rows">
          {project.secrets.map((secret) => (
            <Row
              key={secret.id}
              lead={<Badge icon="key" />}
              title={secret.name}
              note={keys.since(formatDay(secret.createdAt))}
              actions={
                mayRemove && (
                  <Button
                    isSmall
                    aria-label={`${commonMessages.remove} ${secret.name}`}
                    onClick={() => setRemoved(secret)}
                  >
                    {commonMessages.remove}
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
      {canEdit && project.secrets.length < secretsAtMost && (
        <div className="card-body">
          <AddEntry
            label={keys.secretName}
            hint={keys.secretNameHint}
            maxLength={128}
            act={keys.addSecret}
            add={async (text) => {
              const name = text.trim()
              if (name === '') return keys.secretNameError
              await add.mutateAsync(name)
              return undefined
            }}
          />
        </div>
      )}
      <Dialog
        isOpen={add.data !== undefined}
        isBusy
        title={keys.secretTitle}
        lead={keys.secretLead}
        onClose={() => add.reset()}
      >
        <Copy text={add.data?.secret ?? ''} />
        <div className="dialog-actions">
          {/* The answer, which has the secret, is dropped. */}
          <Button kind="ink" onClick={() => add.reset()}>
            {keys.done}
          </Button>
        </div>
      </Dialog>
      {removed !== undefined && (
        <Confirm
          title={keys.removeTitle}
          lead={keys.removeLead(removed.name)}
          act={commonMessages.remove}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(removed.id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  )
}
