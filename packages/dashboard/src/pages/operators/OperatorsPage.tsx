import { changeOperatorRole, endOperatorSessions, listOperators, removeOperator } from '@latchkey/protocol/operator'
import type { ListedOperator, OperatorRole } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { commonMessages } from '../../messages/common.ts'
import { operatorsMessages } from '../../messages/operators.ts'
import { Button } from '../../parts/Button.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { NotPermitted } from '../../parts/NotPermitted.tsx'
import { Page } from '../../parts/Page.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'
import { useMay } from '../../session/useMay.ts'
import { useOperator } from '../../session/useOperator.ts'
import { useProof } from '../../session/useProof.ts'
import { InvitationsCard } from './InvitationsCard.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'

/** What an owner is about to do. */
interface Task {
  readonly kind: 'end' | 'remove' | 'role'
  readonly operator: ListedOperator
}

/** The operators of the cloud, for owners. */
export function OperatorsPage(): ReactNode {
  const isOwner = useMay('owner')
  const [isInviting, setInviting] = useState(false)
  return (
    <Page
      title={operatorsMessages.title}
      lead={isOwner ? operatorsMessages.lead : undefined}
      actions={
        isOwner && (
          <Button kind="ink" onClick={() => setInviting(true)}>
            <Icon name="plus" size={16} />
            {operatorsMessages.invite}
          </Button>
        )
      }
    >
      {isOwner ? (
        <>
          <OperatorsCard />
          <InvitationsCard />
          {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
        </>
      ) : (
        <Card label={operatorsMessages.title}>
          <NotPermitted least="owner" />
        </Card>
      )}
    </Page>
  )
}

function createColumns(parameters: {
  /** The id of the operator who looks. */
  readonly own: string
  readonly onChoose: (task: Task) => void
}): readonly Column<ListedOperator>[] {
  const { onChoose, own } = parameters
  return [
    {
      id: 'operator',
      title: operatorsMessages.operator,
      cell: ({ email, id, passkeys, sessions }) => (
        <span className="cell-main">
          <Picture id={id} name={email} isRound />
          <span>
            <b className="strong">{email}</b> {id === own && <Chip>{operatorsMessages.you}</Chip>}
            <br />
            <span className="cap">
              {operatorsMessages.passkeys(passkeys)}, {operatorsMessages.sessions(sessions)}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      title: operatorsMessages.role,
      width: '100px',
      cell: ({ role }) => <Chip tone={role === 'owner' ? 'accent' : 'plain'}>{commonMessages.roles[role]}</Chip>,
    },
    {
      id: 'seen',
      title: operatorsMessages.seen,
      width: '150px',
      isWide: true,
      cell: ({ seenAt }) => (seenAt === null ? operatorsMessages.neverSeen : <When time={seenAt} />),
    },
    {
      id: 'actions',
      title: operatorsMessages.actions,
      hasHiddenTitle: true,
      width: '76px',
      isRight: true,
      cell: (operator) => <OperatorMenu operator={operator} onChoose={(kind) => onChoose({ kind, operator })} />,
    },
  ]
}

function OperatorsCard(): ReactNode {
  const operators = useRead(listOperators, {})
  const { operator: own } = useOperator()
  const [task, setTask] = useState<Task>()
  return (
    <Card label={operatorsMessages.title}>
      <QueryView query={operators} lines={4}>
        {(data) => (
          <Table
            label={operatorsMessages.title}
            rows={data.operators}
            toKey={({ id }) => id}
            columns={createColumns({ own: own.id, onChoose: setTask })}
          />
        )}
      </QueryView>
      {task !== undefined && <TaskDialog task={task} onClose={() => setTask(undefined)} />}
    </Card>
  )
}

function OperatorMenu({
  onChoose,
  operator,
}: {
  readonly operator: ListedOperator
  readonly onChoose: (kind: Task['kind']) => void
}): ReactNode {
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className={buttonClass({ kind: 'ghost', isSquare: true, isSmall: true })}
          aria-label={operatorsMessages.more(operator.email)}
        >
          <Icon name="more" />
        </button>
      }
    >
      <MenuItem icon="operators" onSelect={() => onChoose('role')}>
        {operatorsMessages.changeRole}
      </MenuItem>
      {operator.sessions > 0 && (
        <MenuItem icon="out" onSelect={() => onChoose('end')}>
          {operatorsMessages.endSessions}
        </MenuItem>
      )}
      <MenuItem icon="trash" onSelect={() => onChoose('remove')}>
        {operatorsMessages.remove}
      </MenuItem>
    </Menu>
  )
}

function TaskDialog({ onClose, task }: { readonly task: Task; readonly onClose: () => void }): ReactNode {
  const { kind, operator } = task
  const { email, id, sessions } = operator
  const api = useApi()
  const queryClient = useQueryClient()
  const withProof = useProof()
  const parameters = { operator: id }
  const act = useMutation({
    mutationFn: async (role: OperatorRole | undefined) => {
      if (kind === 'end') await api.call(endOperatorSessions, { parameters })
      else if (role === undefined) await withProof(() => api.call(removeOperator, { parameters }))
      else await withProof(() => api.call(changeOperatorRole, { parameters, body: { role } }))
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [listOperators.name] })
      onClose()
    },
  })
  const state = { isBusy: act.isPending, error: act.error, onClose }
  if (kind === 'role') return <RoleDialog {...state} operator={operator} onSave={(role) => act.mutate(role)} />
  const isRemoval = kind === 'remove'
  return (
    <Confirm
      {...state}
      title={isRemoval ? operatorsMessages.removeTitle(email) : operatorsMessages.endTitle(email)}
      lead={isRemoval ? operatorsMessages.removeLead : operatorsMessages.endLead(sessions)}
      act={isRemoval ? operatorsMessages.remove : operatorsMessages.endSessions}
      typed={isRemoval ? { label: operatorsMessages.removeType, text: email } : undefined}
      describe={describePasskeyFailure}
      onConfirm={() => act.mutate(undefined)}
    />
  )
}
