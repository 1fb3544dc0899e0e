import { adminListAudit } from '@latchkey/protocol/project'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import './Audit.css'
import { useApi } from '../../api/useApi.ts'
import { auditMessages } from '../../messages/audit.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { Field } from '../../parts/Field.tsx'
import { NotPermitted } from '../../parts/NotPermitted.tsx'
import { Page } from '../../parts/Page.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useMay } from '../../session/useMay.ts'
import { AuditEntry } from './AuditEntry.tsx'
import { ChainCheck } from './ChainCheck.tsx'
import { toCsv } from './toCsv.ts'

/** What operators changed, for owners. */
export function AuditPage(): ReactNode {
  const isOwner = useMay('owner')
  return (
    <Page title={auditMessages.title} lead={isOwner ? auditMessages.lead : undefined}>
      {isOwner ? (
        <>
          <ChainCheck />
          <Entries />
        </>
      ) : (
        <Card label={auditMessages.title}>
          <NotPermitted least="owner" />
        </Card>
      )}
    </Page>
  )
}

function Entries(): ReactNode {
  const api = useApi()
  const filter = useSearch({ from: '/inside/audit' })
  const entries = useInfiniteQuery({
    queryKey: [adminListAudit.name, 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(adminListAudit, {
        query: { ...filter, entries: '50', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Pages that were read stay as they are, so that nothing moves while it is read.
    refetchInterval: false,
  })
  const rows = entries.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Card
      title={auditMessages.entries}
      actions={
        rows.length > 0 && (
          <Button isSmall onClick={() => download(toCsv(rows))}>
            {auditMessages.csv}
          </Button>
        )
      }
    >
      <Filter key={JSON.stringify(filter)} />
      {entries.data === undefined && entries.isError && (
        <Failed error={entries.error} onRetry={() => void entries.refetch()} />
      )}
      {entries.data === undefined && entries.isPending && <Skeleton lines={8} />}
      {entries.data !== undefined && rows.length === 0 && (
        <Empty icon="log" title={auditMessages.empty.title}>
          {auditMessages.empty.text}
        </Empty>
      )}
      <ul>
        {rows.map((entry) => (
          <AuditEntry key={entry.seq} entry={entry} />
        ))}
      </ul>
      {entries.hasNextPage && (
        <div className="card-body">
          <Button isBusy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            {auditMessages.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The filter is part of the address, so a link shows others the same. */
function Filter(): ReactNode {
  const filter = useSearch({ from: '/inside/audit' })
  const navigate = useNavigate({ from: '/audit' })
  const [texts, setTexts] = useState(filter)
  const isSet = Object.values(filter).some((value) => value !== undefined)
  const apply = (chosen: typeof texts): void => {
    const stated = Object.entries(chosen).filter(([, value]) => value !== undefined && value !== '')
    void navigate({ search: Object.fromEntries(stated) })
  }
  return (
    <form
      className="audit-filter"
      onSubmit={(event) => {
        event.preventDefault()
        apply(texts)
      }}
    >
      <Field
        label={auditMessages.filterActor}
        placeholder={auditMessages.examples.actor}
        value={texts.actor ?? ''}
        maxLength={300}
        onChange={({ target: { value } }) => setTexts({ ...texts, actor: value })}
      />
      <Field
        label={auditMessages.filterAction}
        placeholder={auditMessages.examples.action}
        value={texts.action ?? ''}
        maxLength={300}
        onChange={({ target: { value } }) => setTexts({ ...texts, action: value })}
      />
      <Field
        label={auditMessages.filterObject}
        placeholder={auditMessages.examples.object}
        value={texts.object ?? ''}
        maxLength={300}
        onChange={({ target: { value } }) => setTexts({ ...texts, object: value })}
      />
      <div className="audit-filter-actions">
        <Button type="submit">{auditMessages.apply}</Button>
        {isSet && (
          <Button kind="ghost" onClick={() => apply({})}>
            {auditMessages.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Saves a text as a file. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = auditMessages.csvFile
  link.click()
  URL.revokeObjectURL(url)
}
