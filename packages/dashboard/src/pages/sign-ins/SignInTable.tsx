import type { ProjectSignIn } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { formatTime } from '../../messages/format.ts'
import { signInsMessages } from '../../messages/signIns.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Chip } from '../../parts/Chip.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'
import type { Ending } from './EndSignIns.tsx'
import { describeNetwork } from './describeNetwork.ts'

/** Sign-ins, each with what an operator can do. Without `onEnd`, nothing. */
export function SignInTable({
  label,
  onEnd,
  signIns,
}: {
  readonly label: string
  readonly signIns: readonly ProjectSignIn[]
  readonly onEnd: ((ending: Ending) => void) | undefined
}): ReactNode {
  const shown = onEnd === undefined ? columns : [...columns, createActionsColumn(onEnd)]
  return <Table label={label} columns={shown} rows={signIns} toKey={({ id }) => id} />
}

const columns: readonly Column<ProjectSignIn>[] = [
  {
    id: 'network',
    title: signInsMessages.network,
    cell: ({ address, chain, createdAt }) => (
      <>
        <span className="clip">{describeNetwork(chain)}</span>
        <span className="sub sign-ins-since">
          <When time={createdAt} />
        </span>
        {address !== null && (
          <span className="sub mono clip sign-ins-address" title={address}>
            {address}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'app',
    title: signInsMessages.app,
    isWide: true,
    cell: ({ domain }) => (
      <span className="clip" title={domain}>
        {domain}
      </span>
    ),
  },
  {
    id: 'since',
    title: signInsMessages.since,
    width: '132px',
    isWide: true,
    cell: ({ createdAt }) => <When time={createdAt} />,
  },
  {
    id: 'until',
    title: signInsMessages.until,
    width: '132px',
    isWide: true,
    cell: ({ endedAt, expiresAt }) => <When time={endedAt ?? expiresAt} />,
  },
  {
    id: 'state',
    title: signInsMessages.state,
    width: '96px',
    cell: ({ state }) => <Chip tone={state === 'active' ? 'good' : 'plain'}>{signInsMessages.states[state]}</Chip>,
  },
]

function createActionsColumn(onEnd: (ending: Ending) => void): Column<ProjectSignIn> {
  return {
    id: 'actions',
    title: signInsMessages.actions,
    hasHiddenTitle: true,
    width: '76px',
    isRight: true,
    cell: (signIn) => <Actions signIn={signIn} onEnd={onEnd} />,
  }
}

function Actions({
  onEnd,
  signIn: { chain, createdAt, id, state },
}: {
  readonly signIn: ProjectSignIn
  readonly onEnd: (ending: Ending) => void
}): ReactNode {
  const name = signInsMessages.menu(describeNetwork(chain), formatTime(createdAt))
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className={buttonClass({ kind: 'ghost', isSmall: true, isSquare: true })}
          aria-label={name}
        >
          <Icon name="more" />
        </button>
      }
    >
      {state === 'active' && (
        <MenuItem onSelect={() => onEnd({ what: 'one', signIn: id })}>{signInsMessages.end}</MenuItem>
      )}
      <MenuItem onSelect={() => onEnd({ what: 'account', signIn: id })}>{signInsMessages.endAccount}</MenuItem>
    </Menu>
  )
}
