import { adminRetireProjectId, adminRotateProjectId, type AdminProject } from '@latchkey/protocol/project'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { commonMessages } from '../../messages/common.ts'
import { formatDay } from '../../messages/format.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { Row } from '../../parts/Row.tsx'
import { useMay } from '../../session/useMay.ts'
import { useStoreProject } from '../../session/useStoreProject.ts'

const { keys } = settingsMessages

/** The ids that apps send. */
export function IdsCard({
  canEdit,
  project,
}: {
  readonly project: AdminProject
  readonly canEdit: boolean
}): ReactNode {
  const api = useApi()
  const store = useStoreProject()
  const mayRetire = useMay('owner')
  const [isRotating, setRotating] = useState(false)
  const [retired, setRetired] = useState<string>()
  const parameters = { project: project.key }
  const rotate = useMutation({
    mutationFn: () => api.call(adminRotateProjectId, { parameters }),
    onSuccess: async (changed) => {
      await store(changed)
      setRotating(false)
    },
  })
  const retire = useMutation({
    mutationFn: (id: string) => api.call(adminRetireProjectId, { parameters: { ...parameters, id } }),
    onSuccess: async (changed) => {
      await store(changed)
      setRetired(undefined)
    },
  })
  return (
    <Card
      title={keys.ids}
      actions={
        canEdit && (
          <Button isSmall onClick={() => setRotating(true)}>
            {keys.rotate}
          </Button>
        )
      }
    >
      <ul className="rows">
        {project.ids.map(({ createdAt, id, retiredAt }) => {
          const isCurrent = id === project.projectId
          const state = retiredAt !== null ? keys.retired : isCurrent ? keys.current : keys.earlier
          const canRetire = mayRetire && !isCurrent && retiredAt === null
          return (
            <Row
              key={id}
              lead={<Badge icon="key" tone={isCurrent ? 'accent' : 'plain'} />}
              title={<Copy text={id} />}
              note={
                <>
                  <Chip tone={retiredAt === null ? 'good' : 'plain'}>{state}</Chip> {keys.since(formatDay(createdAt))}
                </>
              }
              actions={
                canRetire && (
                  <Button isSmall aria-label={`${keys.retire} ${id}`} onClick={() => setRetired(id)}>
                    {keys.retire}
                  </Button>
                )
              }
            />
          )
        })}
      </ul>
      <Dialog
        isOpen={isRotating}
        isSmall
        isBusy={rotate.isPending}
        title={keys.rotateTitle}
        lead={keys.rotateLead}
        onClose={() => setRotating(false)}
      >
        {rotate.isError && <Note tone="bad">{describeFailure(rotate.error)}</Note>}
        <div className="dialog-actions">
          <Button kind="ghost" disabled={rotate.isPending} onClick={() => setRotating(false)}>
            {commonMessages.cancel}
          </Button>
          <Button kind="ink" isBusy={rotate.isPending} onClick={() => rotate.mutate()}>
            {keys.rotate}
          </Button>
        </div>
      </Dialog>
      {retired !== undefined && (
        <Confirm
          title={keys.retireTitle}
          lead={keys.retireLead(retired)}
          act={keys.retire}
          typed={{ label: keys.retireType(retired.slice(-4)), text: retired.slice(-4) }}
          isBusy={retire.isPending}
          error={retire.error}
          onConfirm={() => retire.mutate(retired)}
          onClose={() => setRetired(undefined)}
        />
      )}
    </Card>
  )
}
