import { array, assert, constantFrom, integer, option, property, record, shuffledSubarray } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { mergeFacts } from './mergeFacts.ts'
import { readEventFacts } from './readEventFacts.ts'
import { noFacts, type VisitFacts } from './VisitFacts.ts'

/** Few times and many wallets, so that events meet at the same time and the limits are reached. */
const event = record({
  event: constantFrom(
    'MODAL_OPEN',
    'CONNECT_START',
    'CONNECT_SUCCESS',
    'CONNECT_ERROR',
    'USER_REJECTED',
    'SIWX_AUTH_SUCCESS',
  ),
  timestamp: integer({ min: 1, max: 6 }),
  walletId: integer({ min: 0, max: 15 }).map((index) => `wallet-${index}`),
  code: constantFrom('connection.failed', 'connection.aborted', 'pairing.expired', 'wallet.unauthorized'),
  durationMs: option(integer({ min: 0, max: 3 })),
  caipNetworkId: constantFrom('eip155:1', 'eip155:10', undefined),
  platform: constantFrom('ios', 'android', undefined),
  timeZone: constantFrom('Europe/Lisbon', 'Asia/Tokyo', 'UTC'),
})

const merge = (events: readonly VisitFacts[]): VisitFacts => events.reduce(mergeFacts, noFacts)

it('comes to the same whatever the order of the events, however often each arrives, and however they are grouped', () => {
  assert(
    property(
      array(event, { maxLength: 24 }).chain((events) => {
        const facts = events.map(
          ({ timestamp, ...props }) =>
            readEventFacts(
              {
                ...{ eventId: '', type: 'track', url: 'https://a.example', domain: '', sdkType: null },
                ...{
                  event: props.event,
                  timestamp,
                  sdkVersion: `1.${timestamp}`,
                  props: { ...props, visit: '12345678' },
                },
              },
              undefined,
            )?.facts ?? noFacts,
        )
        return record({
          facts: constantFrom(facts),
          shuffled: shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
          split: integer({ min: 0, max: facts.length * 2 }),
        })
      }),
      ({ facts, shuffled, split }) => {
        const merged = merge(facts)
        expect(merge(shuffled)).toEqual(merged)
        expect(mergeFacts(merge(shuffled.slice(0, split)), merge(shuffled.slice(split)))).toEqual(merged)
      },
    ),
    runs(150),
  )
})
