import { adminGetCatalogueWallet, type EditedWallet } from '@latchkey/protocol/operator'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './Catalogue.css'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { useRead } from '../../api/useRead.ts'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { NotPermitted } from '../../parts/NotPermitted.tsx'
import { Note } from '../../parts/Note.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { useMay } from '../../session/useMay.ts'
import { toTexts } from './walletTexts.ts'
import { WalletForm } from './WalletForm.tsx'

/** A wallet of the catalogue. Editors change those that operators have added. */
export function WalletPage(): ReactNode {
  const { wallet } = useParams({ from: '/inside/catalogue/$wallet' })
  const read = useRead(adminGetCatalogueWallet, { parameters: { wallet } })
  if (isApiFailure(read.error, 'not_found')) {
    return (
      <Page title={catalogueMessages.wallet} actions={<BackLink />}>
        <Card label={catalogueMessages.wallet}>
          <Empty icon="find" title={catalogueMessages.unknown}>
            {catalogueMessages.unknownText}
          </Empty>
        </Card>
      </Page>
    )
  }
  return (
    <Page title={read.data?.wallet.name ?? catalogueMessages.wallet} lead={toLead(read.data)} actions={<BackLink />}>
      <QueryView query={read} lines={12}>
        {(edited) => <Known key={wallet} edited={edited} />}
      </QueryView>
    </Page>
  )
}

function toLead(edited: EditedWallet | undefined): string | undefined {
  if (edited === undefined) return undefined
  return edited.isOwn ? catalogueMessages.ownLead : catalogueMessages.shippedLead
}

function Known({ edited }: { readonly edited: EditedWallet }): ReactNode {
  const canEdit = useMay('editor')
  const { isOwn, wallet } = edited
  return (
    <>
      {!canEdit && <Note tone="accent">{catalogueMessages.readOnly}</Note>}
      {canEdit && !isOwn && (
        <div>
          <Link to="/catalogue/new" search={{ replaces: wallet.id }} className={buttonClass({})}>
            {catalogueMessages.replaceIt}
          </Link>
        </div>
      )}
      <WalletForm newest={edited} isReadOnly={!canEdit || !isOwn} />
    </>
  )
}

/** A wallet that is not in the catalogue yet. */
export function NewWalletPage(): ReactNode {
  const canEdit = useMay('editor')
  const { replaces } = useSearch({ from: '/inside/catalogue/new' })
  const shipped = useRead(
    adminGetCatalogueWallet,
    { parameters: { wallet: replaces ?? '' } },
    { isEnabled: canEdit && replaces !== undefined },
  )
  if (!canEdit) {
    return (
      <Page title={catalogueMessages.newTitle} actions={<BackLink />}>
        <Card label={catalogueMessages.newTitle}>
          <NotPermitted least="editor" />
        </Card>
      </Page>
    )
  }
  return (
    <Page title={catalogueMessages.newTitle} lead={catalogueMessages.newLead} actions={<BackLink />}>
      {replaces === undefined ? (
        <WalletForm />
      ) : (
        <QueryView query={shipped} lines={12}>
          {({ wallet }) => <WalletForm start={{ ...toTexts(wallet), replaces }} />}
        </QueryView>
      )}
    </Page>
  )
}

function BackLink(): ReactNode {
  return (
    <Link to="/catalogue" className={buttonClass({ kind: 'ghost' })}>
      {catalogueMessages.title}
    </Link>
  )
}
