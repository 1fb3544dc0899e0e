import type { WebSocket } from 'ws'
import { subscriptionLimit } from '../constants.ts'
import { stringifyJson } from '../json/stringifyJson.ts'
import { answerGarbage, answerRequest } from '../rpc/answerRequest.ts'
import { RpcError } from '../rpc/RpcError.ts'
import type { RpcContext, RpcMethods } from '../rpc/RpcMethod.ts'
import { subscriptionFactories } from './createSubscription.ts'
import type { Notify, Subscription } from './Subscription.ts'

/** Serves the subscriptions and the other requests of one connection until it ends. */
export function serveSubscriptions(parameters: {
  readonly socket: WebSocket
  readonly context: RpcContext
  readonly methods: RpcMethods
}): void {
  const { context, socket } = parameters
  const { chain } = context
  const open = new Map<number, Subscription>()
  let lastId = 0

  const send = (value: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(stringifyJson(value))
  }
  const createNotify = (id: number, subscription: Subscription): Notify => {
    const { notification } = subscription
    return (result, isLast = false) => {
      send({ jsonrpc: '2.0', method: notification, params: { result, subscription: id } })
      if (isLast) open.delete(id)
    }
  }

  /** Sent after the response that contains the subscription's id. */
  let opened: number[] = []
  const subscribe = (subscription: Subscription): number => {
    if (open.size >= subscriptionLimit) {
      throw new RpcError('internalError', `A connection has ${subscriptionLimit} subscriptions at most`)
    }
    lastId += 1
    open.set(lastId, subscription)
    opened.push(lastId)
    return lastId
  }
  const unsubscribe = (id: unknown): boolean => {
    if (typeof id === 'number' && open.delete(id)) return true
    throw new RpcError('invalidParams', 'Invalid subscription id.')
  }
  const methods: RpcMethods = {
    ...parameters.methods,
    ...Object.fromEntries(
      Object.entries(subscriptionFactories).flatMap(([name, create]) => [
        [`${name}Subscribe`, (_, params) => subscribe(create(chain, params))] satisfies [string, RpcMethods[string]],
        [`${name}Unsubscribe`, (_, [id]) => unsubscribe(id)] satisfies [string, RpcMethods[string]],
      ]),
    ),
  }

  const answer = async (text: string): Promise<void> => {
    const request = parseJson(text)
    const response = request === undefined ? answerGarbage() : await answerRequest({ methods, context, request })
    if (response !== undefined) send(response)
    const begun = opened
    opened = []
    for (const id of begun) {
      const subscription = open.get(id)
      if (subscription !== undefined) subscription.onOpen?.(createNotify(id, subscription))
    }
  }
  // One after another, so that responses come in the order of the requests.
  let turn = Promise.resolve()
  socket.on('message', (message) => {
    turn = turn.then(() => answer(Buffer.isBuffer(message) ? message.toString() : ''))
  })
  socket.on('error', () => socket.terminate())

  const stops = [
    chain.onSlot((slot) => {
      for (const [id, subscription] of open) subscription.onSlot?.(slot, createNotify(id, subscription))
    }),
    chain.onReached((record, commitment) => {
      for (const [id, subscription] of open) {
        subscription.onReached?.(record, commitment, createNotify(id, subscription))
      }
    }),
  ]
  socket.on('close', () => {
    for (const stop of stops) stop()
    open.clear()
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
