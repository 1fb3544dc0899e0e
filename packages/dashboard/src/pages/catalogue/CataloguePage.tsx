import { adminListCatalogue, type ListedWallet } from '@latchkey/protocol/operator'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import '../analytics/Analytics.css'
import './Catalogue.css'
import { useRead } from '../../api/useRead.ts'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { Button } from '../../parts/Button.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Field } from '../../parts/Field.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Select } from '../../parts/Select.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { useMay } from '../../session/useMay.ts'
import { WalletPicture } from './WalletPicture.tsx'

const perPage = 40

/** The wallets that apps offer. Search, kind and page are in the address. */
export function CataloguePage(): ReactNode {
  const canEdit = useMay('editor')
  return (
    <Page
      title={catalogueMessages.title}
      lead={catalogueMessages.lead}
      actions={
        canEdit && (
          <Link to="/catalogue/new" className={buttonClass({ kind: 'ink' })}>
            {catalogueMessages.add}
          </Link>
        )
      }
    >
      <ListCard />
    </Page>
  )
}

function ListCard(): ReactNode {
  const { page = 1, search = '', which } = useSearch({ from: '/inside/catalogue' })
  const navigate = useNavigate({ from: '/catalogue' })
  const [text, setText] = useState(search)
  const list = useRead(adminListCatalogue, {
    query: {
      ...(search === '' ? {} : { search }),
      ...(which === undefined ? {} : { which }),
      page: String(page),
    },
  })
  const own = list.data?.own ?? 0
  return (
    <Card label={catalogueMessages.list}>
      <div className="card-body catalogue-filters">
        <Field
          type="search"
          label={catalogueMessages.search}
          value={text}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target: { value } }) => {
            setText(value)
            void navigate({ search: { which, search: value.trim() || undefined }, replace: true })
          }}
        />
        <Select
          label={catalogueMessages.which}
          value={which ?? 'all'}
          options={[
            { value: 'all', label: catalogueMessages.all },
            { value: 'own', label: catalogueMessages.own(own) },
          ]}
          onChange={(value) =>
            void navigate({
              search: { search: search || undefined, which: value === 'own' ? 'own' : undefined },
              replace: true,
            })
          }
        />
      </div>
      <QueryView query={list} lines={12}>
        {({ count, wallets }) =>
          wallets.length === 0 ? (
            <NothingFound isOwn={which === 'own' && own === 0} />
          ) : (
            <>
              <Table label={catalogueMessages.list} columns={columns} rows={wallets} toKey={({ id }) => id} />
              {count > perPage && (
                <div className="pager">
                  <span className="cap">
                    {catalogueMessages.page((page - 1) * perPage + 1, (page - 1) * perPage + wallets.length, count)}
                  </span>
                  <PageButton page={page - 1} isOff={page === 1}>
                    {catalogueMessages.previous}
                  </PageButton>
                  <PageButton page={page + 1} isOff={page * perPage >= count}>
                    {catalogueMessages.next}
                  </PageButton>
                </div>
              )}
            </>
          )
        }
      </QueryView>
    </Card>
  )
}

function NothingFound({ isOwn }: { readonly isOwn: boolean }): ReactNode {
  return isOwn ? (
    <Empty icon="grid" title={catalogueMessages.noOwn}>
      {catalogueMessages.noOwnText}
    </Empty>
  ) : (
    <Empty icon="find" title={catalogueMessages.none}>
      {catalogueMessages.noneText}
    </Empty>
  )
}

function PageButton({
  children,
  isOff,
  page,
}: {
  readonly page: number
  readonly isOff: boolean
  readonly children: ReactNode
}): ReactNode {
  const navigate = useNavigate({ from: '/catalogue' })
  return (
    <Button isSmall disabled={isOff} onClick={() => void navigate({ search: (before) => ({ ...before, page }) })}>
      {children}
    </Button>
  )
}

const columns: readonly Column<ListedWallet>[] = [
  {
    id: 'wallet',
    title: catalogueMessages.wallet,
    cell: ({ id, name, picture }) => (
      <span className="cell-main">
        <WalletPicture id={id} name={name} version={picture} />
        <Link to="/catalogue/$wallet" params={{ wallet: id }} className="link clip">
          {name}
        </Link>
      </span>
    ),
  },
  {
    id: 'id',
    title: catalogueMessages.fields.id,
    isWide: true,
    cell: ({ id }) => (
      <span className="mono clip" title={id}>
        {id}
      </span>
    ),
  },
  {
    id: 'networks',
    title: catalogueMessages.networks,
    width: '96px',
    isRight: true,
    isWide: true,
    cell: ({ chains }) => catalogueMessages.networkCount(chains.length),
  },
  {
    id: 'origin',
    title: catalogueMessages.origin,
    width: '112px',
    isRight: true,
    cell: ({ isOwn }) => (
      <Chip tone={isOwn ? 'accent' : 'plain'}>{isOwn ? catalogueMessages.isOwn : catalogueMessages.isShipped}</Chip>
    ),
  },
]
