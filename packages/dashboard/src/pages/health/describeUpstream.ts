import type { UpstreamHealth } from '@latchkey/protocol/operator'
import { networkNames } from '../../messages/analytics.ts'
import { healthMessages } from '../../messages/health.ts'
import type { Tone } from '../../parts/Chip.tsx'

const texts = healthMessages.upstreams

/** How an upstream does, in a word. */
export type UpstreamState = keyof typeof texts.states

/** The colours of the states. */
export const upstreamTones: Readonly<Record<UpstreamState, Tone>> = {
  answers: 'good',
  skipped: 'bad',
  failing: 'warn',
  unused: 'plain',
}

/** Judges an upstream by what became of its requests. */
export function getUpstreamState(upstream: UpstreamHealth): UpstreamState {
  if (upstream.skippedUntil !== null) return 'skipped'
  if (upstream.failingSince !== null) return 'failing'
  return upstream.answeredAt === null ? 'unused' : 'answers'
}

/** Writes which upstream it is: what it serves, and its place or its provider. */
export function nameUpstream(upstream: UpstreamHealth): { readonly title: string; readonly detail: string } {
  const { chain, concern, place, provider, setting } = upstream
  if (provider !== null && concern !== null)
    return { title: texts.concerns[concern] ?? concern, detail: texts.providers[provider] ?? provider }
  const title = networkNames[chain ?? ''] ?? chain ?? upstream.id
  return { title, detail: texts.place(place ?? 1, setting ?? '') }
}

/** Describes why a request failed. A reason without a text is shown as its code. */
export function describeReason(reason: string): string {
  const [, status] = /^http_(\d{3})$/.exec(reason) ?? []
  return status === undefined ? (texts.reasons[reason] ?? reason) : texts.status(status)
}
