import type { UpstreamHealth } from '@latchkey/protocol/operator'
import { getUpstreamVariable } from '../config/getUpstreamVariable.ts'
import type { WatchedMember } from '../upstream/pool/createPoolRoster.ts'

/** What identifies an upstream on each node with the same settings. */
export function getUpstreamId({ labels }: Pick<WatchedMember, 'labels'>): string {
  const { chain, concern, kind, provider, upstream } = labels
  return kind === undefined ? `provider:${concern}:${provider}` : `${kind}:${chain}:${upstream}`
}

/** Describes an upstream for operators, by its place in a setting or the name of its provider: never by URL, which may contain a key. */
export function describeUpstream(member: WatchedMember): UpstreamHealth {
  const { canProbe, labels } = member
  const { chain = null, concern = null, provider = null, upstream } = labels
  const kind = labels['kind'] === 'rpc' || labels['kind'] === 'bundler' ? labels['kind'] : 'provider'
  const { answeredAt, failingSince, failure, failures, heldBack, median, percentile95, requests, skippedUntil } =
    member.read()
  return {
    ...{ id: getUpstreamId(member), kind, chain, provider, concern, canProbe },
    setting: kind === 'provider' || chain === null ? null : getUpstreamVariable({ kind, chain }),
    place: upstream === undefined ? null : Number(upstream) + 1,
    ...{ requests, failures, heldBack },
    median: median ?? null,
    percentile95: percentile95 ?? null,
    answeredAt: answeredAt ?? null,
    failure: failure ?? null,
    failingSince: failingSince ?? null,
    skippedUntil: skippedUntil ?? null,
  }
}
