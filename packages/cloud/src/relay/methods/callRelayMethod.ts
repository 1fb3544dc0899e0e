import {
  relayErrors,
  relayLimits,
  relayMethods,
  type RelayErrorReason,
  type RelayMethod,
} from '@latchkey/protocol/relay'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { RelayRefusal } from '../RelayRefusal.ts'
import { fetchMessages } from './fetchMessages.ts'
import { publish, publishAll } from './publish.ts'
import type { RelayAnswer, RelayCaller, RelayServices } from './RelayServices.ts'
import { approveSession, proposeSession } from './session.ts'
import { subscribe, subscribeEach, unsubscribe } from './subscribe.ts'

type Handler<params> = (
  services: RelayServices,
  caller: RelayCaller,
  params: params,
) => RelayAnswer | Promise<RelayAnswer>

/** Wraps a handler so that it receives parsed parameters. */
function handle<const schema extends GenericSchema>(
  method: { readonly params: schema },
  handler: Handler<InferOutput<schema>>,
): Handler<unknown> {
  return (services, caller, params) => {
    const parsed = safeParse(method.params, params, { abortEarly: true })
    if (!parsed.success) throw toRefusal(parsed.issues[0].message)
    return handler(services, caller, parsed.output)
  }
}

const subscribeOne: Handler<{ readonly topic: string }> = async (services, caller, { topic }) => {
  const { catchUp, ids } = await subscribe(services, caller, [topic])
  return { result: ids[0], afterwards: catchUp }
}

/** Regardless of the token. */
const refuseWatch = (): never => {
  throw new RelayRefusal('InvalidMethod', 'This relay does not support webhooks.')
}

const handlers: Readonly<Record<RelayMethod, Handler<unknown>>> = {
  irn_subscribe: handle(relayMethods.irn_subscribe, subscribeOne),
  irn_subscribeBlocking: handle(relayMethods.irn_subscribeBlocking, subscribeOne),
  irn_batchSubscribe: handle(relayMethods.irn_batchSubscribe, async (services, caller, { topics }) => {
    const { catchUp, ids } = await subscribe(services, caller, topics)
    return { result: ids, afterwards: catchUp }
  }),
  irn_batchSubscribeBlocking: handle(relayMethods.irn_batchSubscribeBlocking, (services, caller, { topics }) =>
    subscribeEach(services, caller, topics),
  ),
  irn_unsubscribe: handle(relayMethods.irn_unsubscribe, (services, caller, { topic }) =>
    unsubscribe(services, caller, [topic]),
  ),
  irn_batchUnsubscribe: handle(relayMethods.irn_batchUnsubscribe, (services, caller, { subscriptions }) =>
    unsubscribe(
      services,
      caller,
      subscriptions.map(({ topic }) => topic),
    ),
  ),
  irn_publish: handle(relayMethods.irn_publish, async (services, caller, message) => {
    await publish(services, caller, message)
    return { result: true }
  }),
  irn_batchPublish: handle(relayMethods.irn_batchPublish, async (services, caller, { messages }) => {
    await publishAll(services, caller, messages)
    return { result: true }
  }),
  irn_fetchMessages: handle(relayMethods.irn_fetchMessages, (services, caller, { topic }) =>
    services.fetches.run(caller.client.clientId, () => fetchMessages(services, caller, [topic])),
  ),
  irn_batchFetchMessages: handle(relayMethods.irn_batchFetchMessages, (services, caller, { topics }) =>
    services.fetches.run(caller.client.clientId, () => fetchMessages(services, caller, topics)),
  ),
  irn_batchReceive: handle(relayMethods.irn_batchReceive, async ({ delivery, mailbox }, { client }, { receipts }) => {
    delivery.acknowledgeAll(client, await mailbox.find(receipts))
    return { result: true }
  }),
  irn_watchRegister: refuseWatch,
  irn_watchUnregister: refuseWatch,
  wc_proposeSession: handle(relayMethods.wc_proposeSession, proposeSession),
  wc_approveSession: handle(relayMethods.wc_approveSession, approveSession),
}

/**
 * Runs a request's method.
 *
 * @throws RelayRefusal
 */
export async function callRelayMethod(
  services: RelayServices,
  caller: RelayCaller,
  request: { readonly method: RelayMethod; readonly params: unknown },
): Promise<RelayAnswer> {
  return handlers[request.method](services, caller, request.params)
}

const descriptions: Readonly<Partial<Record<string, string>>> = {
  InvalidTopic: 'A topic must be 64 hexadecimal digits.',
  InvalidSubscriptionId: 'A subscription id must be a string.',
  TtlTooShort: `The time to live must be at least ${relayLimits.shortestTtl} s.`,
  TtlTooLong: `The time to live must be at most ${relayLimits.longestTtl} s.`,
  BatchEmpty: 'A batch must have at least one entry.',
  BatchLimitExceeded: `A batch may have at most ${relayLimits.batch} entries.`,
} satisfies Partial<Record<RelayErrorReason, string>>

/** Converts a schema issue to a refusal; see `relayMethods`. */
function toRefusal(issue: string): RelayRefusal {
  const description = descriptions[issue]
  return description !== undefined && isReason(issue)
    ? new RelayRefusal(issue, description)
    : new RelayRefusal('InvalidParams', `The parameters are invalid. ${issue}`)
}

function isReason(value: string): value is RelayErrorReason {
  return Object.hasOwn(relayErrors, value)
}
