import {
  answerHandoff,
  claimHandoff,
  createHandoff,
  endHandoff,
  getHandoffState,
  redeemHandoff,
} from '@latchkey/protocol/embedded'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { findWalletSession, requireWalletSession } from './requireWalletSession.ts'

/** 256 KiB in base64, with the names of the body. */
const bodyLengthAtMost = 360_000

/** Creates the routes by which a frame gives a request to a window, and gets its answer. */
export function createHandoffRoutes({
  budgets,
  context: cloud,
  logins,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins'>): readonly Route[] {
  const { handoffs } = logins
  const access = 'projectFromAnywhere'
  const guards = [limitWork({ budget: budgets.signIn })]
  const writeGuards = [...guards, limitStorage({ cloud, budgets })]
  return [
    defineRoute({
      endpoint: createHandoff,
      access,
      guards: writeGuards,
      bodyLengthAtMost,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await handoffs.create({ ...body, session })
        return undefined
      },
    }),
    defineRoute({
      endpoint: redeemHandoff,
      access,
      guards: writeGuards,
      handle: async ({ body: { id }, context }) => {
        context.header('cache-control', 'no-store')
        const session = await findWalletSession({ context, logins })
        const redeemed = await handoffs.redeem({ projectKey: context.get('project').key, id, session })
        const { email, request, secret, userId, userName } = redeemed
        const user = { id: userId, email, userName }
        return context.json({ request, user, ...(secret !== undefined && { secret }) })
      },
    }),
    defineRoute({
      endpoint: claimHandoff,
      access,
      guards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await handoffs.claim({ ...body, session })
        return undefined
      },
    }),
    defineRoute({
      endpoint: answerHandoff,
      access,
      guards: writeGuards,
      bodyLengthAtMost,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await handoffs.answer({ ...body, session })
        return undefined
      },
    }),
    defineRoute({
      endpoint: getHandoffState,
      access,
      // A frame asks again and again, which the budget of the sign-in endpoints would not last for. An id cannot be guessed here: only
      // its own user gets an answer.
      handle: async ({ body: { id, known }, context }) => {
        const session = await requireWalletSession({ context, logins })
        const found = await handoffs.getState({ session, id, known, signal: context.get('signal') })
        const { answer, state } = found
        return context.json({ state, ...(answer !== undefined && { answer }) })
      },
    }),
    defineRoute({
      endpoint: endHandoff,
      access,
      guards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        return context.json({ state: await handoffs.end({ ...body, session }) })
      },
    }),
  ]
}
