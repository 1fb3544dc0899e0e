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
/** Clients compute the id by themselves and send one that the relay never gave: the topic alone decides. */
const oneSubscription = /*#__PURE__*/ object({
  topic: relayTopicSchema,
  id: /*#__PURE__*/ nullish(/*#__PURE__*/ string('InvalidSubscriptionId')),
})
const messages = /*#__PURE__*/ object({
  messages: /*#__PURE__*/ array(relayMessageSchema),
  /** Whether another fetch gives more. */
  hasMore: /*#__PURE__*/ boolean(),
})
const sessionTtl = /*#__PURE__*/ nullish(relayTtlSchema)

/**
 * What clients ask of the relay: the parameters and the result of every method. `iridium_` and `waku_` in place of `irn_`
 * mean the same. The message of a schema's issue is the reason of the error (`relayErrors`) where it is one of them.
 */
export const relayMethods = {
  /** Takes part in a topic; what was published before comes after the answer. */
  irn_subscribe: { params: oneTopic, result: subscriptionId },
  /** The ids stand in the order of the topics. */
  irn_batchSubscribe: { params: manyTopics, result: /*#__PURE__*/ array(subscriptionId) },
  /** As `irn_subscribe`. */
  irn_subscribeBlocking: { params: oneTopic, result: subscriptionId },
  /** As `irn_batchSubscribe`, with an error in the place of each topic that failed. */
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
  /** True once the message is stored. The same text again on the same topic is the same message. */
  irn_publish: { params: relayPublishSchema, result: truth },
  irn_batchPublish: {
    params: /*#__PURE__*/ object({ messages: /*#__PURE__*/ relayBatchOf(relayPublishSchema) }),
    result: truth,
  },
  /** What waits for the caller, who need not have subscribed. It counts as delivered. */
  irn_fetchMessages: { params: oneTopic, result: messages },
  irn_batchFetchMessages: { params: manyTopics, result: messages },
  /** Acknowledges messages by the sha256 of their text, in hex. */
  irn_batchReceive: {
    params: /*#__PURE__*/ object({
      receipts: /*#__PURE__*/ relayBatchOf(
        /*#__PURE__*/ object({ topic: relayTopicSchema, messageId: /*#__PURE__*/ string() }),
      ),
    }),
    result: truth,
  },
  /** Web hooks of the public relay. */
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

/** What the relay asks of clients: to take a message. They answer true, which acknowledges it. */
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

/** A method of the relay by its proper name. */
export type RelayMethod = keyof typeof relayMethods
