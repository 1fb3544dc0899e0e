import { createInvitation, listInvitations, type OperatorRole, operatorRoles } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { commonMessages } from '../../messages/common.ts'
import { operatorsMessages } from '../../messages/operators.ts'
import { Button } from '../../parts/Button.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Field } from '../../parts/Field.tsx'
import { Note } from '../../parts/Note.tsx'
import { Select } from '../../parts/Select.tsx'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'
import { useProof } from '../../session/useProof.ts'

/** Invites an operator, and shows the link once. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const withProof = useProof()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<OperatorRole>('viewer')
  const invite = useMutation({
    mutationFn: () => withProof(() => api.call(createInvitation, { body: { email, role } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listInvitations.name] }),
  })
  if (invite.data !== undefined) {
    return (
      <Dialog isOpen isBusy title={operatorsMessages.linkTitle} lead={operatorsMessages.linkLead} onClose={onClose}>
        <Copy text={invite.data.link} />
        <div className="dialog-actions">
          <Button kind="ink" onClick={onClose}>
            {operatorsMessages.done}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog isOpen isSmall isBusy={invite.isPending} title={operatorsMessages.invite} onClose={onClose}>
      <form
        className="grid"
        onSubmit={(event) => {
          event.preventDefault()
          if (!invite.isPending) invite.mutate()
        }}
      >
        <Field
          label={operatorsMessages.email}
          hint={operatorsMessages.emailHint}
          type="email"
          required
          maxLength={254}
          value={email}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select
          label={operatorsMessages.role}
          hint={commonMessages.roleMeanings[role]}
          value={role}
          options={operatorRoles.map((value) => ({ value, label: commonMessages.roles[value] }))}
          onChange={setRole}
        />
        {invite.isError && <Note tone="bad">{describePasskeyFailure(invite.error)}</Note>}
        <div className="dialog-actions">
          <Button kind="ghost" disabled={invite.isPending} onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button kind="ink" type="submit" isBusy={invite.isPending}>
            {operatorsMessages.createLink}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
