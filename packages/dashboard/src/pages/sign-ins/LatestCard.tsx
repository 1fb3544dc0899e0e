import { adminListSignIns } from '@latchkey/protocol/operator'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { signInsMessages } from '../../messages/signIns.ts'
import { Button } from '../../parts/Button.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Select } from '../../parts/Select.tsx'
import type { Ending } from './EndSignIns.tsx'
import { SignInTable } from './SignInTable.tsx'
import { describeNetwork } from './describeNetwork.ts'

const docs = 'https://github.com/latchkey/latchkey/blob/main/packages/siwx/README.md'

/** The latest sign-ins, page by page. Filters and page are in the address. */
export function LatestCard({
  networks,
  onEnd,
}: {
  /** The chains that have sign-ins. */
  readonly networks: readonly string[]
  readonly onEnd: ((ending: Ending) => void) | undefined
}): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const { chain, cursor, state = 'active' } = useSearch({ from: '/inside/p/$project/sign-ins' })
  const navigate = useNavigate({ from: '/p/$project/sign-ins' })
  const page = useRead(adminListSignIns, {
    parameters: { project },
    query: {
      ...(state === 'all' ? {} : { state }),
      ...(chain === undefined ? {} : { chain }),
      ...(cursor === undefined ? {} : { cursor }),
    },
  })
  const known = [...new Set([...networks, ...(chain === undefined ? [] : [chain])])]
  return (
    <Card title={signInsMessages.latest}>
      <div className="card-body sign-ins-filters">
        <Select
          label={signInsMessages.state}
          value={state}
          options={(['active', 'over', 'all'] as const).map((value) => ({
            value,
            label: signInsMessages.filters[value],
          }))}
          onChange={(value) => void navigate({ search: { state: value, chain } })}
        />
        <Select
          label={signInsMessages.network}
          value={chain ?? ''}
          options={[
            { value: '', label: signInsMessages.everyNetwork },
            ...known.map((value) => ({ value, label: describeNetwork(value) })),
          ]}
          onChange={(value) => void navigate({ search: { state, chain: value === '' ? undefined : value } })}
        />
      </div>
      <QueryView query={page} lines={8}>
        {({ next, signIns }) => (
          <>
            {signIns.length > 0 ? (
              <SignInTable label={signInsMessages.latest} signIns={signIns} onEnd={onEnd} />
            ) : networks.length === 0 && chain === undefined ? (
              <Empty
                icon="key"
                title={signInsMessages.empty}
                actions={
                  <a className={buttonClass({})} href={docs} target="_blank" rel="noreferrer">
                    {signInsMessages.emptyDocs}
                  </a>
                }
              >
                {signInsMessages.emptyText}
              </Empty>
            ) : (
              <Empty icon="find" title={signInsMessages.noMatch}>
                {signInsMessages.noMatchText}
              </Empty>
            )}
            {(cursor !== undefined || next !== null) && (
              <div className="pager">
                <span className="cap" />
                {cursor !== undefined && (
                  <Link
                    from="/p/$project/sign-ins"
                    to="."
                    search={(before) => ({ ...before, cursor: undefined })}
                    className={buttonClass({ isSmall: true })}
                  >
                    {signInsMessages.newest}
                  </Link>
                )}
                <Button
                  isSmall
                  disabled={next === null}
                  onClick={() => void navigate({ search: (before) => ({ ...before, cursor: next ?? undefined }) })}
                >
                  {signInsMessages.older}
                </Button>
              </div>
            )}
            {signIns.some(({ address }) => address === null) && <p className="card-note">{signInsMessages.hidden}</p>}
          </>
        )}
      </QueryView>
    </Card>
  )
}
