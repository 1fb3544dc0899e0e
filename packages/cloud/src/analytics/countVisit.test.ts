import { describe, expect, it } from 'vitest'
import { countVisit } from './countVisit.ts'
import { dimensions, type DimensionName } from './dimensions.ts'
import { measureNames } from './measures.ts'
import { mergeFacts } from './mergeFacts.ts'
import { readEventFacts } from './readEventFacts.ts'
import { noFacts } from './VisitFacts.ts'

const common = { visit: '0b3ad1c4-8f0e', platform: 'ios', timeZone: 'Europe/Lisbon' }

type Act = readonly [event: string, props?: Readonly<Record<string, unknown>>]

/** The facts of a visit whose acts are a second apart. */
function visit(...acts: readonly Act[]) {
  return acts
    .map(([event, props], index) =>
      readEventFacts(
        {
          eventId: `${index}`,
          type: 'track',
          event,
          url: 'https://app.example.com/swap',
          domain: 'app.example.com',
          timestamp: 1_000 * (index + 1),
          props: { event, ...common, ...props },
          sdkType: 'latchkey',
          sdkVersion: '1.2.0',
        },
        undefined,
      ),
    )
    .reduce((facts, read) => mergeFacts(facts, read?.facts ?? noFacts), noFacts)
}

/** What a visit counts for, as words: `opened started connected`. */
function measure(acts: readonly Act[], dimension: DimensionName = 'total', value = ''): string {
  const count = countVisit(visit(...acts)).counts.find(
    (entry) => entry.dimension === dimensions[dimension] && entry.parts.join(' ') === value,
  )
  return measureNames.filter((name) => count?.measures[name] === 1).join(' ')
}

const open: Act = ['MODAL_OPEN']
const start = (walletId = 'io.metamask'): Act => ['CONNECT_START', { walletId, caipNetworkId: 'eip155:1' }]
const connected = (walletId = 'io.metamask', durationMs?: number): Act => [
  'CONNECT_SUCCESS',
  { walletId, durationMs, caipNetworkId: 'eip155:10' },
]
const declined = (walletId = 'io.metamask'): Act => ['USER_REJECTED', { walletId, code: 'connection.rejected' }]
const failed = (walletId = 'io.metamask', code = 'connection.failed'): Act => ['CONNECT_ERROR', { walletId, code }]
const signedIn: Act = ['SIWX_AUTH_SUCCESS']

describe('a visit', () => {
  it.each<[title: string, acts: readonly Act[], measures: string]>([
    ['only opens the modal', [open], 'opened'],
    ['connects', [open, start(), connected()], 'opened started connected'],
    ['connects without the modal', [start(), connected()], 'opened started connected'],
    ['connects and signs in', [open, start(), connected(), signedIn], 'opened started connected signedIn'],
    ['signs in with an earlier connection', [open, signedIn], 'opened'],
    ['declines', [open, start(), declined()], 'opened started declined'],
    ['fails', [open, start(), failed()], 'opened started failed'],
    ['leaves while the wallet asks', [open, start()], 'opened started abandoned'],
    ['closes the modal', [open, start(), failed('io.metamask', 'connection.modalClosed')], 'opened started abandoned'],
    ['declines, then connects', [open, start(), declined(), start(), connected()], 'opened started connected'],
    [
      'connects, then fails with another wallet',
      [start(), connected(), start('b'), failed('b')],
      'opened started connected',
    ],
    ['fails, then declines', [open, start(), failed(), start(), declined()], 'opened started declined'],
    [
      'declines, then fails with another wallet',
      [start(), declined(), start('b'), failed('b')],
      'opened started failed',
    ],
    ['declines, then leaves', [open, start(), declined(), start()], 'opened started abandoned'],
    [
      'chooses another wallet, which ends the first attempt late',
      [start(), start('b'), declined('b'), failed('io.metamask', 'connection.aborted')],
      'opened started declined',
    ],
    ['only switches the network', [['SWITCH_NETWORK', { caipNetworkId: 'eip155:1' }]], ''],
  ])('that %s', (_title, acts, measures) => {
    expect(measure(acts)).toBe(measures)
  })

  it('counts once for each wallet that it tried, with the outcome there', () => {
    const acts = [open, start('a'), declined('a'), start('b'), failed('b'), start('c'), connected('c')]
    expect(measure(acts, 'wallet', 'a')).toBe('opened started declined')
    expect(measure(acts, 'wallet', 'b')).toBe('opened started failed')
    expect(measure(acts, 'wallet', 'c')).toBe('opened started connected')
    expect(measure(acts, 'walletError', 'b connection.failed')).toBe('opened started failed')
    expect(measure(acts, 'walletPlatform', 'c ios')).toBe('opened started connected')
    // The visit recovered from its error.
    expect(measure(acts, 'error', 'connection.failed')).toBe('opened started connected')
    expect(measure(acts, 'platformError', 'ios connection.failed')).toBe('opened started connected')
  })

  it('belongs to the network of its connection, the country of its time zone, its platform, version and page', () => {
    const acts = [open, start(), connected()]
    expect(measure(acts, 'network', 'eip155:10')).toBe('opened started connected')
    expect(measure(acts, 'country', 'PT')).toBe('opened started connected')
    expect(measure(acts, 'platform', 'ios')).toBe('opened started connected')
    expect(measure(acts, 'version', '1.2.0')).toBe('opened started connected')
    expect(measure(acts, 'origin', 'https://app.example.com')).toBe('opened started connected')
    expect(measure([open, start(), declined()], 'network', 'eip155:1')).toBe('opened started declined')
  })

  it('has the time to connect of its first connection', () => {
    const acts = [open, start('a'), connected('a', 4_200.4), start('b'), connected('b', 90)]
    const { durations } = countVisit(visit(...acts))
    expect(durations).toContainEqual({ dimension: dimensions.wallet, parts: ['a'], milliseconds: 4_200 })
    expect(durations.filter(({ dimension }) => dimension === dimensions.total)).toHaveLength(1)
    expect(countVisit(visit(open, start(), connected('a', -1))).durations).toEqual([])
  })
})

it('counts what does not look like ours as unknown, and events without a visit not at all', () => {
  const wrong = { platform: 'toaster', timeZone: 'Mars/Olympus', walletId: '<b>', caipNetworkId: 'x' }
  const acts: readonly Act[] = [['CONNECT_ERROR', { ...wrong, code: '=1+1' }]]
  for (const dimension of ['wallet', 'platform', 'country', 'network', 'error'] as const)
    expect(measure(acts, dimension, 'unknown'), dimension).toBe('opened started failed')
  expect(measure([['MODAL_OPEN', { visit: undefined }]])).toBe('')
  expect(measure([['MODAL_OPEN', { visit: 'x'.repeat(65) }]])).toBe('')
})
