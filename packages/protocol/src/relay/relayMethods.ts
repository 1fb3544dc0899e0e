import { array, boolean, literal, nullish, object, optional, string, union, unknown } from 'valibot'
import {
  relayAttestationSchema,
  relayBatchOf,
  relayErrorBodySchema,
  relayMessageSchema,
  relayPayloadSchema,
  relayPublishSchema,
  relayTopicSchema,
  relayTtlSchema,
} from './relaySchemas.ts'

const truth = /*#__PURE__*/ literal(true)
const subscriptionId = /*#__PURE__*/ string()
const oneTopic = /*#__PURE__*/ object({ topic: relayTopicSchema })
const manyTopics = /*#__PURE__*/ object({ topics: /*#__PURE__*/ relayBatchOf(relayTopicSchema) })
/** Clients compute the id themselves and send one that the relay never issued, so only the topic counts. */
const oneSubscription = /*#__PURE__*/ object({
  topic: relayTopicSchema,
  id: /*#__PURE__*/ nullish(/*#__PURE__*/ string('InvalidSubscriptionId')),
})
const messages = /*#__PURE__*/ object({
  messages: /*#__PURE__*/ array(relayMessageSchema),
  /** Whether another fetch returns more messages. */
  hasMore: /*#__PURE__*/ boolean(),
})
const sessionTtl = /*#__PURE__*/ nullish(relayTtlSchema)

/**
 * The methods that clients call on the relay, with their parameters and results. The prefixes `iridium_` and `waku_` are aliases of
 * `irn_`. If the message of a schema issue is a name of `relayErrors`, it is the reason of the error.
 */
export const relayMethods = {
  /** Subscribes to a topic. Stored messages follow the answer. */
  irn_subscribe: { params: oneTopic, result: subscriptionId },
  /** The ids are in the order of the topics. */
  irn_batchSubscribe: { params: manyTopics, result: /*#__PURE__*/ array(subscriptionId) },
  /** Same as `irn_subscribe`. */
  irn_subscribeBlocking: { params: oneTopic, result: subscriptionId },
  /** Like `irn_batchSubscribe`, with an error in place of each topic that failed. */
  irn_batchSubscribeBlocking: {
    params: /*#__PURE__*/ object({ topics: /*#__PURE__*/ relayBatchOf(/*#__PURE__*/ string()) }),
    result: /*#__PURE__*/ array(
      /*#__PURE__*/ union([
        /*#__PURE__*/ object({ id: subscriptionId }),
        /*#__PURE__*/ object({ error: relayErrorBodySchema }),
      ]),
    ),
  },
  irn_unsubscribe: { params: oneSubscription, result: truth },
  irn_batchUnsubscribe: {
    params: /*#__PURE__*/ object({ subscriptions: /*#__PURE__*/ relayBatchOf(oneSubscription) }),
    result: truth,
  },
  /** Returns true once the message is stored. The same text on the same topic is the same message. */
  irn_publish: { params: relayPublishSchema, result: truth },
  irn_batchPublish: {
    params: /*#__PURE__*/ object({ messages: /*#__PURE__*/ relayBatchOf(relayPublishSchema) }),
    result: truth,
  },
  /** Returns the caller's stored messages without a subscription. They count as delivered. */
  irn_fetchMessages: { params: oneTopic, result: messages },
  irn_batchFetchMessages: { params: manyTopics, result: messages },
  /** Acknowledges messages by the SHA-256 of their text, in hexadecimal. */
  irn_batchReceive: {
    params: /*#__PURE__*/ object({
      receipts: /*#__PURE__*/ relayBatchOf(
        /*#__PURE__*/ object({ topic: relayTopicSchema, messageId: /*#__PURE__*/ string() }),
      ),
    }),
    result: truth,
  },
  /** Registers a web hook at the public relay. */
  irn_watchRegister: {
    params: /*#__PURE__*/ object({ registerAuth: /*#__PURE__*/ string() }),
    result: /*#__PURE__*/ object({ relayId: /*#__PURE__*/ string() }),
  },
  irn_watchUnregister: { params: /*#__PURE__*/ object({ unregisterAuth: /*#__PURE__*/ string() }), result: truth },
  /** Subscribes the caller to the pairing, and publishes the proposal there with tag 1100. */
  wc_proposeSession: {
    params: /*#__PURE__*/ object({
      pairingTopic: relayTopicSchema,
      sessionProposal: relayPayloadSchema,
      ttl: sessionTtl,
      attestation: relayAttestationSchema,
    }),
    result: truth,
  },
  /** Subscribes the caller to the session, publishes the settlement there (1102), then the answer on the pairing (1101). */
  wc_approveSession: {
    params: /*#__PURE__*/ object({
      pairingTopic: relayTopicSchema,
      sessionTopic: relayTopicSchema,
      sessionProposalResponse: relayPayloadSchema,
      sessionSettlementRequest: relayPayloadSchema,
      ttl: sessionTtl,
    }),
    result: truth,
  },
} as const

/** The method that the relay calls on clients to deliver a message. They answer true, which acknowledges it. */
export const relayPush = {
  irn_subscription: {
    params: /*#__PURE__*/ object({
      /** The subscription's id. */
      id: subscriptionId,
      data: relayMessageSchema,
    }),
    result: /*#__PURE__*/ optional(/*#__PURE__*/ unknown()),
  },
} as const

/** The canonical name of a relay method. */
export type RelayMethod = keyof typeof relayMethods
