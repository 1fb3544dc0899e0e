import { isCaipNetworkId } from '@latchkey/protocol/caip'
import {
  adminGetSponsorship,
  type AdminSponsorship,
  type AdminSponsorshipNetwork,
  adminUpdateSponsorship,
} from '@latchkey/protocol/project'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import './Sponsorship.css'
import { useApi } from '../../../api/useApi.ts'
import { useRead } from '../../../api/useRead.ts'
import { networkNames } from '../../../messages/analytics.ts'
import { formatCoins } from '../../../messages/formatAmounts.ts'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { AddEntry } from '../../../parts/AddEntry.tsx'
import { buttonClass } from '../../../parts/buttonClass.ts'
import { Card } from '../../../parts/Card.tsx'
import { Chip } from '../../../parts/Chip.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { QueryView } from '../../../parts/QueryView.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { type Column, Table } from '../../../parts/Table.tsx'
import { useMay } from '../../../session/useMay.ts'
import { SettingsShell } from '../SettingsShell.tsx'
import { useStoreSponsorship } from './useStoreSponsorship.ts'

/** The list of networks does not need it. */
const NetworkForm = lazy(async () => ({ default: (await import('./NetworkForm.tsx')).NetworkForm }))

/** What a project pays for: its networks, or the rules of the one that the address names. */
export function SponsorshipPage(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const { network } = useSearch({ from: '/inside/p/$project/settings/sponsorship' })
  const sponsorship = useRead(adminGetSponsorship, { parameters: { project } })
  return (
    <SettingsShell section="sponsorship" lead={texts.lead}>
      <QueryView query={sponsorship} lines={6}>
        {(data) =>
          network === undefined ? (
            <Networks sponsorship={data} />
          ) : (
            <Network key={network} sponsorship={data} chainId={network} />
          )
        }
      </QueryView>
    </SettingsShell>
  )
}

function Network({
  chainId,
  sponsorship,
}: {
  readonly sponsorship: AdminSponsorship
  readonly chainId: string
}): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const found = sponsorship.networks.find((each) => each.chainId === chainId)
  // Others may delete the rules while the form has edits: it stays.
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  const network = found ?? last
  const back = (
    <Link to="/p/$project/settings/sponsorship" params={{ project }} className={buttonClass({ kind: 'ghost' })}>
      <span aria-hidden="true">←</span>
      {texts.back}
    </Link>
  )
  const none = (
    <Card label={texts.unknown}>
      <Empty icon="find" title={texts.unknown} actions={back}>
        {texts.unknownText}
      </Empty>
    </Card>
  )
  if (network === undefined) return none
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <NetworkForm newest={network} isDeleted={found === undefined} back={back} none={none} />
    </Suspense>
  )
}

function Networks({ sponsorship: { networks } }: { readonly sponsorship: AdminSponsorship }): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const canEdit = useMay('editor')
  return (
    <>
      {canEdit && <AddNetwork known={networks} />}
      <Card
        title={texts.networks}
        actions={
          <Link to="/health/$part" params={{ part: 'executors' }} className="link">
            {texts.executors}
          </Link>
        }
      >
        {networks.length === 0 ? (
          <Empty icon="key" title={texts.none}>
            {texts.noneText}
          </Empty>
        ) : (
          <Table
            label={texts.networks}
            columns={createColumns(project)}
            rows={networks}
            toKey={({ chainId }) => chainId}
          />
        )}
      </Card>
    </>
  )
}

function createColumns(project: string): readonly Column<AdminSponsorshipNetwork>[] {
  return [
    {
      id: 'network',
      title: texts.network,
      cell: ({ chainId, suspendedUntil }) => (
        <span className="network-name">
          <Link
            to="/p/$project/settings/sponsorship"
            params={{ project }}
            search={{ network: chainId }}
            className="strong"
          >
            {networkNames[chainId] ?? chainId}
          </Link>
          {suspendedUntil !== null && <Chip tone="bad">{texts.suspended}</Chip>}
        </span>
      ),
    },
    { id: 'calls', title: texts.calls, width: '96px', cell: ({ calls }) => texts.callCount(calls.length) },
    {
      id: 'spent',
      title: texts.spent,
      width: '150px',
      isRight: true,
      cell: ({ projectWei, today }) => texts.spentOf(formatCoins(today.spent), formatCoins(projectWei)),
    },
  ]
}

/** Adds a network with small limits and without calls, and leads to its rules. */
function AddNetwork({ known }: { readonly known: readonly AdminSponsorshipNetwork[] }): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const api = useApi()
  const navigate = useNavigate()
  const store = useStoreSponsorship()
  return (
    <AddEntry
      label={texts.newNetwork}
      placeholder="eip155:8453"
      hint={texts.newHint}
      act={texts.add}
      add={async (text) => {
        const network = text.trim()
        if (!isCaipNetworkId(network) || !network.startsWith('eip155:')) return texts.networkError
        if (known.some(({ chainId }) => chainId === network)) return texts.known
        store(await api.call(adminUpdateSponsorship, { parameters: { project, network }, body: {}, revision: 0 }))
        await navigate({ to: '/p/$project/settings/sponsorship', params: { project }, search: { network } })
        return undefined
      }}
    />
  )
}
