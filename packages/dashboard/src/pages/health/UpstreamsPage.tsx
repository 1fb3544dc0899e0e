import type { EndpointResponse } from '@latchkey/protocol/api'
import { adminListUpstreams, adminProbeUpstream, type UpstreamHealth } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useRead } from '../../api/useRead.ts'
import { formatNumber, formatShare } from '../../messages/format.ts'
import { healthMessages } from '../../messages/health.ts'
import { Card } from '../../parts/Card.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Empty } from '../../parts/Empty.tsx'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Table } from '../../parts/Table.tsx'
import { Tile } from '../../parts/Tile.tsx'
import { useMay } from '../../session/useMay.ts'
import { nameUpstream } from './describeUpstream.ts'
import { HealthFrame } from './HealthFrame.tsx'
import { NodeNote } from './NodeNote.tsx'
import { createProbeColumn, upstreamColumns } from './upstreamColumns.tsx'

const texts = healthMessages.upstreams
type UpstreamList = EndpointResponse<typeof adminListUpstreams>

const kinds = ['rpc', 'bundler', 'provider'] as const

/** The services that the cloud asks. */
export function UpstreamsPage(): ReactNode {
  const upstreams = useRead(adminListUpstreams, {})
  return (
    <HealthFrame part="upstreams">
      <QueryView query={upstreams} lines={8}>
        {(data) =>
          data.upstreams.length === 0 ? (
            <Card label={healthMessages.sections.upstreams}>
              <Empty icon="pulse" title={texts.empty}>
                {texts.emptyText}
              </Empty>
            </Card>
          ) : (
            <Upstreams {...data} />
          )
        }
      </QueryView>
    </HealthFrame>
  )
}

function Upstreams({ startedAt, upstreams }: UpstreamList): ReactNode {
  const canEdit = useMay('editor')
  const probe = useProbe()
  const columns = canEdit
    ? [
        ...upstreamColumns,
        createProbeColumn({
          busy: probe.isPending ? probe.variables.id : undefined,
          onProbe: (upstream) => probe.isPending || probe.mutate(upstream),
        }),
      ]
    : upstreamColumns
  return (
    <>
      <SummaryCard upstreams={upstreams} />
      {probe.isError && <Note tone="bad">{describeFailure(probe.error)}</Note>}
      <div role="status" className="health-status">
        {probe.isSuccess && <ProbeNote upstream={probe.data} />}
      </div>
      {kinds.map((kind) => {
        const rows = upstreams.filter((each) => each.kind === kind)
        return (
          rows.length > 0 && (
            <Card key={kind} title={texts.groups[kind]}>
              <Table label={texts.groups[kind]} columns={columns} rows={rows} toKey={({ id }) => id} />
            </Card>
          )
        )
      })}
      {canEdit && <p className="cap">{texts.probeLead}</p>}
      <NodeNote startedAt={startedAt} />
    </>
  )
}

/** Probes an upstream, and shows what is known of it then without another reading of the list. */
function useProbe() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: UpstreamHealth) => api.call(adminProbeUpstream, { parameters: { upstream: id } }),
    onSuccess: (probed) =>
      queryClient.setQueryData<UpstreamList>(
        readEndpoint(api, adminListUpstreams, {}).queryKey,
        (before) =>
          before && { ...before, upstreams: before.upstreams.map((each) => (each.id === probed.id ? probed : each)) },
      ),
  })
}

function ProbeNote({ upstream }: { readonly upstream: UpstreamHealth }): ReactNode {
  const { detail, title } = nameUpstream(upstream)
  const name = texts.name(title, detail)
  if (!upstream.canProbe)
    return (
      <Note tone="good" icon="tick">
        {texts.resumed(name)}
      </Note>
    )
  return upstream.failingSince === null ? (
    <Note tone="good" icon="tick">
      {texts.answered(name)}
    </Note>
  ) : (
    <Note tone="warn">{texts.notAnswered(name)}</Note>
  )
}

function SummaryCard({ upstreams }: { readonly upstreams: readonly UpstreamHealth[] }): ReactNode {
  const used = upstreams.filter(({ skippedUntil }) => skippedUntil === null).length
  const requests = upstreams.reduce((sum, each) => sum + each.requests, 0)
  const failures = upstreams.reduce((sum, each) => sum + each.failures, 0)
  return (
    <Card label={healthMessages.sections.upstreams}>
      <div className="tiles">
        <Tile
          name={texts.inUse}
          value={texts.inUseOf(used, upstreams.length)}
          note={used === upstreams.length ? texts.allUsed : texts.skippedNote}
        />
        <Tile name={texts.requests} value={formatNumber(requests)} note={healthMessages.mail.hourNote} />
        <Tile
          name={texts.failed}
          value={formatNumber(failures)}
          note={texts.failedNote(formatShare(failures, requests))}
        />
      </div>
    </Card>
  )
}
