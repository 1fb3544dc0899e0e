import { type ListedOperator, type OperatorRole, operatorRoles } from '@latchkey/protocol/operator'
import { type ReactNode, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { operatorsMessages } from '../../messages/operators.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { Select } from '../../parts/Select.tsx'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'

/** Chooses another role for an operator. */
export function RoleDialog({
  error,
  isBusy,
  onClose,
  onSave,
  operator,
}: {
  readonly operator: ListedOperator
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onSave: (role: OperatorRole) => void
  readonly onClose: () => void
}): ReactNode {
  const [role, setRole] = useState(operator.role)
  return (
    <Dialog
      isOpen
      isSmall
      isBusy={isBusy}
      title={operatorsMessages.roleTitle(operator.email)}
      lead={operatorsMessages.roleLead}
      onClose={onClose}
    >
      <Select
        label={operatorsMessages.role}
        hint={commonMessages.roleMeanings[role]}
        value={role}
        options={operatorRoles.map((value) => ({ value, label: commonMessages.roles[value] }))}
        onChange={setRole}
      />
      {error !== null && <Note tone="bad">{describePasskeyFailure(error)}</Note>}
      <div className="dialog-actions">
        <Button kind="ghost" disabled={isBusy} onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button kind="ink" isBusy={isBusy} disabled={role === operator.role} onClick={() => onSave(role)}>
          {operatorsMessages.saveRole}
        </Button>
      </div>
    </Dialog>
  )
}
