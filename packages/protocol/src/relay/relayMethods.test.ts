import { describe, expect, it } from 'vitest'
import { is, parse, safeParse } from 'valibot'
import { relayErrors } from './relayErrors.ts'
import { relayLimits } from './relayLimits.ts'
import { relayMethods, relayPush } from './relayMethods.ts'
import { relayRequestSchema, relayResponseSchema } from './relaySchemas.ts'
import { relayTags } from './relayTags.ts'
import { toRelayMethod } from './toRelayMethod.ts'

const topic = 'ab'.repeat(32)

/** Returns the first reason why parameters are refused. */
function refuse(method: keyof typeof relayMethods, params: unknown): string | undefined {
  const message = safeParse(relayMethods[method].params, params, { abortEarly: true }).issues?.[0].message
  return message === undefined || message in relayErrors ? message : 'InvalidParams'
}

describe('relayMethods', () => {
  it('drops additional fields of clients, including null values', () => {
    const published = {
      topic,
      message: 'sealed',
      ttl: 300,
      tag: 1108,
      prompt: null,
      attestation: '',
      correlationId: 1,
      rpcMethods: null,
      chainId: null,
      txHashes: null,
      contractAddresses: ['0x00'],
    }
    expect(parse(relayMethods.irn_publish.params, published)).toEqual({
      topic,
      message: 'sealed',
      ttl: 300,
      tag: 1108,
      prompt: null,
      attestation: '',
    })
  })

  it('applies defaults, and leaves a missing attestation undefined', () => {
    expect(parse(relayMethods.irn_publish.params, { topic, message: 'sealed' })).toEqual({
      topic,
      message: 'sealed',
      ttl: 21_600,
      tag: 0,
    })
  })

  const batch = (length: number): string[] => Array.from({ length }, () => topic)
  it.each([
    ['irn_subscribe', { topic }, undefined],
    ['irn_subscribe', {}, 'InvalidParams'],
    ['irn_subscribe', { topic: 7 }, 'InvalidTopic'],
    ['irn_subscribe', { topic: topic.toUpperCase() }, 'InvalidTopic'],
    ['irn_subscribe', { topic: `${topic}00` }, 'InvalidTopic'],
    ['irn_subscribe', null, 'InvalidParams'],
    ['irn_batchSubscribe', { topics: batch(relayLimits.batch) }, undefined],
    ['irn_batchSubscribe', { topics: batch(relayLimits.batch + 1) }, 'BatchLimitExceeded'],
    ['irn_batchSubscribe', { topics: [] }, 'BatchEmpty'],
    ['irn_batchSubscribe', { topics: topic }, 'InvalidParams'],
    ['irn_unsubscribe', { topic, id: 'any id' }, undefined],
    ['irn_unsubscribe', { topic }, undefined],
    ['irn_unsubscribe', { topic, id: 7 }, 'InvalidSubscriptionId'],
    ['irn_publish', { topic, message: 'm', ttl: 0 }, 'TtlTooShort'],
    ['irn_publish', { topic, message: 'm', ttl: 2_592_000 }, undefined],
    ['irn_publish', { topic, message: 'm', ttl: 2_592_001 }, 'TtlTooLong'],
    ['irn_publish', { topic, message: 'm', ttl: 1.5 }, 'InvalidParams'],
    ['irn_publish', { topic, message: '' }, 'InvalidParams'],
    ['irn_publish', { topic, message: 'm', tag: -1 }, 'InvalidParams'],
    ['irn_batchReceive', { receipts: [{ topic, messageId: 'id' }] }, undefined],
    ['wc_proposeSession', { pairingTopic: topic, sessionProposal: 'm' }, undefined],
    ['wc_approveSession', { pairingTopic: topic, sessionTopic: 'no', sessionProposalResponse: 'm' }, 'InvalidTopic'],
  ] as const)('%s with %o: %s', (method, params, reason) => {
    expect(refuse(method, params)).toBe(reason)
  })

  it('resolves older names of methods', () => {
    expect(['irn_publish', 'iridium_publish', 'waku_publish', 'wc_proposeSession'].map(toRelayMethod)).toEqual([
      'irn_publish',
      'irn_publish',
      'irn_publish',
      'wc_proposeSession',
    ])
    expect(['iridium_wc_proposeSession', 'eth_call', 'toString', '__proto__', ''].map(toRelayMethod)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })
})

describe('frames', () => {
  it('are calls or answers, in either direction', () => {
    const push = {
      id: 1_700_000_000_000_000,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: 'subscription', data: { topic, message: 'sealed', publishedAt: 1, tag: 1100, attestation: '' } },
    }
    expect(is(relayRequestSchema, push)).toBe(true)
    expect(is(relayPush.irn_subscription.params, push.params)).toBe(true)
    expect(is(relayResponseSchema, { id: 'text', jsonrpc: '2.0', result: true })).toBe(true)
    expect(
      is(relayResponseSchema, { id: 0, jsonrpc: '2.0', error: { code: 3001, message: 'x', data: 'TooManyRequests' } }),
    ).toBe(true)
    expect(safeParse(relayRequestSchema, { ...push, jsonrpc: '1.0' }).issues?.[0].message).toBe('InvalidJsonRpcVersion')
    expect(safeParse(relayRequestSchema, { ...push, method: 1 }).issues?.[0].message).toBe('InvalidMethod')
  })
})

describe('relayTags', () => {
  it('include a response for every request', () => {
    const of = (kind: string): (string | null)[] =>
      Object.values(relayTags).flatMap((tag) => (tag.kind === kind && tag.method !== null ? [tag.method] : []))
    expect(of('response')).toEqual(of('request'))
    expect(Object.values(relayTags).filter(({ prompt }) => prompt)).toHaveLength(4)
  })
})
