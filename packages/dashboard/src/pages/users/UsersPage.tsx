import { adminFindUsers, adminGetUserCounts, type ProjectUser } from '@latchkey/protocol/operator'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import './Users.css'
import { useApi } from '../../api/useApi.ts'
import { useRead } from '../../api/useRead.ts'
import { formatNumber } from '../../messages/format.ts'
import { usersMessages } from '../../messages/users.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Empty } from '../../parts/Empty.tsx'
import { Field } from '../../parts/Field.tsx'
import { Note } from '../../parts/Note.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { Tile } from '../../parts/Tile.tsx'
import { When } from '../../parts/When.tsx'
import { useMay } from '../../session/useMay.ts'
import { ExportUsers } from './ExportUsers.tsx'

/** How many users of the embedded wallet a project has, and the way to one of them. */
export function UsersPage(): ReactNode {
  return (
    <Page title={usersMessages.title} lead={usersMessages.lead} actions={useMay('owner') && <ExportUsers />}>
      <CountsCard />
      <FindCard />
    </Page>
  )
}

function CountsCard(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const counts = useRead(adminGetUserCounts, { parameters: { project } })
  return (
    <Card label={usersMessages.counts}>
      <QueryView query={counts} lines={2}>
        {({ toBeDeleted, ...known }) => (
          <div className="tiles">
            {(['users', 'withWallet', 'sessions', 'newIn7Days', 'newIn30Days'] as const).map((name) => (
              <Tile key={name} name={usersMessages[name]} value={formatNumber(known[name])} />
            ))}
            {toBeDeleted > 0 && <Tile name={usersMessages.toBeDeleted} value={formatNumber(toBeDeleted)} />}
          </div>
        )}
      </QueryView>
    </Card>
  )
}

/** The search. What is typed stays in the memory of the page: an e-mail address in a URL would reach logs. */
function FindCard(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const api = useApi()
  const router = useRouter()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const find = useMutation({
    mutationFn: (asked: string) => api.call(adminFindUsers, { parameters: { project }, body: { find: asked } }),
    onSuccess: async ({ users }) => {
      const [only, other] = users
      if (only !== undefined && other === undefined)
        await router.navigate({ to: '/p/$project/users/$user', params: { project, user: only.id } })
    },
  })
  const submit = (): void => {
    const asked = text.trim()
    setError(asked === '' ? usersMessages.findEmpty : undefined)
    if (asked !== '') find.mutate(asked)
  }
  return (
    <Card title={usersMessages.find}>
      <form
        className="users-find"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!find.isPending) submit()
        }}
      >
        <Field
          type="search"
          label={usersMessages.findLabel}
          hint={usersMessages.findHint}
          value={text}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="ink" type="submit" isBusy={find.isPending}>
          {usersMessages.findAct}
        </Button>
      </form>
      {find.isError && (
        <div className="rows-note">
          <Note tone="bad">{describeFailure(find.error)}</Note>
        </div>
      )}
      <div role="status">
        {find.data === undefined ? (
          <Empty icon="users" title={usersMessages.start}>
            {usersMessages.startText}
          </Empty>
        ) : (
          <Found users={find.data.users} />
        )}
      </div>
    </Card>
  )
}

const columns: readonly Column<ProjectUser>[] = [
  {
    id: 'user',
    title: usersMessages.user,
    cell: ({ email, id }) => <UserLink user={id}>{email ?? usersMessages.noEmail}</UserLink>,
  },
  {
    id: 'wallet',
    title: usersMessages.wallet,
    isWide: true,
    cell: ({ eip155 }) =>
      eip155 === null ? <span className="sub">{usersMessages.noWallet}</span> : <span className="mono">{eip155}</span>,
  },
  {
    id: 'since',
    title: usersMessages.since,
    width: '132px',
    cell: ({ createdAt }) => <When time={createdAt} />,
  },
]

function Found({ users }: { readonly users: readonly ProjectUser[] }): ReactNode {
  if (users.length === 0) {
    return (
      <Empty icon="find" title={usersMessages.none}>
        {usersMessages.noneText}
      </Empty>
    )
  }
  return <Table label={usersMessages.found(users.length)} columns={columns} rows={users} toKey={({ id }) => id} />
}

function UserLink({ children, user }: { readonly user: string; readonly children: ReactNode }): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  return (
    <Link to="/p/$project/users/$user" params={{ project, user }} className="link">
      {children}
    </Link>
  )
}
