import type { UpstreamHealth } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { formatDuration } from '../../messages/formatFigures.ts'
import { healthMessages } from '../../messages/health.ts'
import { Button } from '../../parts/Button.tsx'
import { Chip } from '../../parts/Chip.tsx'
import type { Column } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'
import { describeReason, getUpstreamState, nameUpstream, upstreamTones } from './describeUpstream.ts'

const texts = healthMessages.upstreams

const formatLatency = (time: number | null): string => (time === null ? healthMessages.none : formatDuration(time))

/** The columns of a table of upstreams. */
export const upstreamColumns: readonly Column<UpstreamHealth>[] = [
  { id: 'upstream', title: texts.upstream, cell: (upstream) => <Name upstream={upstream} /> },
  {
    id: 'failed',
    title: texts.counts,
    width: '112px',
    isRight: true,
    isWide: true,
    cell: ({ failures, requests }) => (requests === 0 ? healthMessages.none : texts.countsOf(failures, requests)),
  },
  {
    id: 'median',
    title: texts.latency,
    width: '92px',
    isRight: true,
    isWide: true,
    cell: ({ median }) => formatLatency(median),
  },
  {
    id: 'slow',
    title: texts.slow,
    width: '92px',
    isRight: true,
    isWide: true,
    cell: ({ percentile95 }) => formatLatency(percentile95),
  },
]

function Name({ upstream }: { readonly upstream: UpstreamHealth }): ReactNode {
  const { failingSince, failure, failures, heldBack, median, requests } = upstream
  const { detail, title } = nameUpstream(upstream)
  const state = getUpstreamState(upstream)
  return (
    <span className="upstream">
      <span className="upstream-head">
        <span className="strong">{title}</span>
        <Chip tone={upstreamTones[state]}>{texts.states[state]}</Chip>
      </span>
      <span className="cap">{detail}</span>
      {/* The columns that a narrow page has no room for. */}
      <span className="cap is-narrow">
        {texts.narrow(failures, requests, median === null ? undefined : formatDuration(median))}
      </span>
      {failingSince !== null && (
        <span className="cap">
          {texts.firstFailure} <When time={failingSince} />
        </span>
      )}
      {failure !== null && (
        <span className="cap">
          {texts.lastFailure} <When time={failure.at} />
          {texts.because(describeReason(failure.reason))}
        </span>
      )}
      {heldBack > 0 && <span className="cap">{texts.held(heldBack)}</span>}
    </span>
  )
}

/** The column of buttons: a probe, or the end of the pause of a provider. */
export function createProbeColumn({
  busy,
  onProbe,
}: {
  /** The id of the upstream that is being probed. */
  readonly busy: string | undefined
  readonly onProbe: (upstream: UpstreamHealth) => void
}): Column<UpstreamHealth> {
  return {
    id: 'action',
    title: texts.action,
    hasHiddenTitle: true,
    width: '124px',
    isRight: true,
    cell: (upstream) => {
      const { canProbe, id, skippedUntil } = upstream
      if (!canProbe && skippedUntil === null) return null
      const { detail, title } = nameUpstream(upstream)
      const label = canProbe ? texts.probe : texts.resume
      return (
        <Button
          isSmall
          isBusy={busy === id}
          aria-label={texts.act(label, texts.name(title, detail))}
          onClick={() => onProbe(upstream)}
        >
          {label}
        </Button>
      )
    },
  }
}
