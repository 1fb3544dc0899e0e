import {
  addAlertWebhook,
  adminGetAlertSettings,
  type AlertWebhook,
  removeAlertWebhook,
  rotateAlertWebhook,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { alertsMessages } from '../../messages/alerts.ts'
import { commonMessages } from '../../messages/common.ts'
import { formatTime } from '../../messages/format.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Field } from '../../parts/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { Note } from '../../parts/Note.tsx'
import { Row } from '../../parts/Row.tsx'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'
import { useMay } from '../../session/useMay.ts'
import { useProof } from '../../session/useProof.ts'

/** What an owner is about to do. */
type Task = { readonly kind: 'add' } | { readonly kind: 'remove' | 'rotate'; readonly webhook: AlertWebhook }

/** The webhooks. A new secret is shown once. */
export function WebhooksCard({ webhooks }: { readonly webhooks: readonly AlertWebhook[] }): ReactNode {
  const isOwner = useMay('owner')
  const [task, setTask] = useState<Task>()
  return (
    <Card
      title={alertsMessages.webhooks}
      actions={
        isOwner && (
          <Button isSmall onClick={() => setTask({ kind: 'add' })}>
            <Icon name="plus" size={16} />
            {alertsMessages.addWebhook}
          </Button>
        )
      }
    >
      <div className="card-body">
        <p className="lead">{alertsMessages.webhooksLead}</p>
        {webhooks.length === 0 && <p className="cap">{alertsMessages.noWebhooks}</p>}
      </div>
      {webhooks.length > 0 && (
        <ul className="rows">
          {webhooks.map((webhook) => (
            <Row
              key={webhook.id}
              lead={<Badge icon="out" />}
              title={webhook.name}
              note={
                <>
                  <span>{webhook.origin}</span>
                  {webhook.previousUntil !== null && (
                    <>
                      <br />
                      {alertsMessages.previous(formatTime(webhook.previousUntil))}
                    </>
                  )}
                </>
              }
              actions={isOwner && <WebhookMenu webhook={webhook} onChoose={setTask} />}
            />
          ))}
        </ul>
      )}
      {task !== undefined && <TaskDialog task={task} onClose={() => setTask(undefined)} />}
    </Card>
  )
}

function WebhookMenu({
  onChoose,
  webhook,
}: {
  readonly webhook: AlertWebhook
  readonly onChoose: (task: Task) => void
}): ReactNode {
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className={buttonClass({ kind: 'ghost', isSquare: true, isSmall: true })}
          aria-label={alertsMessages.webhookMore(webhook.name)}
        >
          <Icon name="more" />
        </button>
      }
    >
      <MenuItem icon="key" onSelect={() => onChoose({ kind: 'rotate', webhook })}>
        {alertsMessages.rotate}
      </MenuItem>
      <MenuItem icon="trash" onSelect={() => onChoose({ kind: 'remove', webhook })}>
        {commonMessages.remove}
      </MenuItem>
    </Menu>
  )
}

function TaskDialog({ onClose, task }: { readonly task: Task; readonly onClose: () => void }): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const withProof = useProof()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const act = useMutation({
    mutationFn: (): Promise<{ readonly secret: string } | undefined> =>
      withProof(() => {
        if (task.kind === 'add') return api.call(addAlertWebhook, { body: { name, url } })
        const parameters = { webhook: task.webhook.id }
        if (task.kind === 'rotate') return api.call(rotateAlertWebhook, { parameters })
        return api.call(removeAlertWebhook, { parameters })
      }),
    onSuccess: async (result) => {
      await queryClient.invalidateQueries({ queryKey: [adminGetAlertSettings.name] })
      if (result === undefined) onClose()
    },
  })
  if (act.data !== undefined) {
    return (
      <Dialog isOpen isBusy title={alertsMessages.secretTitle} lead={alertsMessages.secretLead} onClose={onClose}>
        <Copy text={act.data.secret} />
        <div className="dialog-actions">
          <Button kind="ink" onClick={onClose}>
            {alertsMessages.done}
          </Button>
        </div>
      </Dialog>
    )
  }
  if (task.kind !== 'add') {
    const { kind, webhook } = task
    const isRemoval = kind === 'remove'
    return (
      <Confirm
        title={isRemoval ? alertsMessages.removeTitle(webhook.name) : alertsMessages.rotateTitle(webhook.name)}
        lead={isRemoval ? alertsMessages.removeLead : alertsMessages.rotateLead}
        act={isRemoval ? commonMessages.remove : alertsMessages.rotate}
        isBusy={act.isPending}
        error={act.error}
        describe={describePasskeyFailure}
        onConfirm={() => act.mutate()}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog isOpen isSmall isBusy={act.isPending} title={alertsMessages.addWebhook} onClose={onClose}>
      <form
        className="grid"
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) act.mutate()
        }}
      >
        <Field
          label={alertsMessages.webhookName}
          required
          maxLength={128}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={alertsMessages.webhookUrl}
          hint={alertsMessages.webhookUrlHint}
          type="url"
          required
          maxLength={2_048}
          value={url}
          autoComplete="off"
          onChange={(event) => setUrl(event.target.value)}
        />
        {act.isError && <Note tone="bad">{describePasskeyFailure(act.error)}</Note>}
        <div className="dialog-actions">
          <Button kind="ghost" disabled={act.isPending} onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button kind="ink" type="submit" isBusy={act.isPending}>
            {alertsMessages.addWebhook}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
