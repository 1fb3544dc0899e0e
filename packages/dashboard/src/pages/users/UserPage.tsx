import { adminGetUser, type ProjectUserDetail } from '@latchkey/protocol/operator'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './Users.css'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { useRead } from '../../api/useRead.ts'
import { usersMessages } from '../../messages/users.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { When } from '../../parts/When.tsx'
import { AccountCard } from './AccountCard.tsx'
import { ActivityCards } from './ActivityCards.tsx'
import { DeletionCard } from './DeletionCard.tsx'
import { UserSessionsCard } from './UserSessionsCard.tsx'

/** One user of the embedded wallet. */
export function UserPage(): ReactNode {
  const parameters = useParams({ from: '/inside/p/$project/users/$user' })
  const user = useRead(adminGetUser, { parameters })
  const { project } = parameters
  const isUnknown = user.data === undefined && isApiFailure(user.error, 'not_found')
  return (
    <Page
      title={usersMessages.user}
      actions={
        <Link to="/p/$project/users" params={{ project }} className={buttonClass({ kind: 'ghost' })}>
          <span aria-hidden="true">←</span>
          {usersMessages.back}
        </Link>
      }
    >
      {isUnknown ? (
        <Card label={usersMessages.user}>
          <Empty icon="users" title={usersMessages.unknown}>
            {usersMessages.unknownText}
          </Empty>
        </Card>
      ) : user.data === undefined ? (
        <Card label={usersMessages.user}>
          <QueryView query={user} lines={10}>
            {() => null}
          </QueryView>
        </Card>
      ) : (
        <Detail key={user.data.id} user={user.data} />
      )}
    </Page>
  )
}

function Detail({ user }: { readonly user: ProjectUserDetail }): ReactNode {
  return (
    <>
      <div className="grid grid-2">
        <AccountCard user={user} />
        <WalletCard user={user} />
      </div>
      <UserSessionsCard user={user} />
      <ActivityCards user={user} />
      <DeletionCard user={user} />
    </>
  )
}

function WalletCard({ user: { earlierWallets, wallet } }: { readonly user: ProjectUserDetail }): ReactNode {
  if (wallet === null) {
    return (
      <Card title={usersMessages.wallet}>
        <Empty icon="key" title={usersMessages.walletEmpty}>
          {usersMessages.walletEmptyText}
        </Empty>
      </Card>
    )
  }
  return (
    <Card title={usersMessages.wallet}>
      <div className="card-body">
        <dl className="facts">
          <dt>{usersMessages.eip155}</dt>
          <dd>
            <Copy text={wallet.eip155} />
          </dd>
          <dt>{usersMessages.solana}</dt>
          <dd>
            <Copy text={wallet.solana} />
          </dd>
          <dt>{usersMessages.opens}</dt>
          <dd>{usersMessages.members(wallet)}</dd>
          <dt>{usersMessages.walletSince}</dt>
          <dd>
            <When time={wallet.createdAt} />
          </dd>
          <dt>{usersMessages.walletChanged}</dt>
          <dd>
            <When time={wallet.changedAt} />
          </dd>
          {earlierWallets > 0 && (
            <>
              <dt>{usersMessages.earlier}</dt>
              <dd>{usersMessages.earlierWallets(earlierWallets)}</dd>
            </>
          )}
        </dl>
      </div>
    </Card>
  )
}
