import type { Context, MiddlewareHandler } from 'hono'
import type { CloudContext } from '../../CloudContext.ts'
import { chargeBudget, getSpender } from '../chargeBudget.ts'
import type { Budgets } from '../createBudgets.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { assertDiskSpace } from './requireDiskSpace.ts'

/** What the rows and index entries of a request cost besides its body, in bytes. */
const rowBytes = 512

/** The parts of the cloud that decide whether something more can be stored. */
interface StorageGuards {
  readonly cloud: Pick<CloudContext, 'disk' | 'securityLog'>
  readonly budgets: Pick<Budgets, 'stored'>
}

/** For routes that store what a client sends: refuses while the disk is nearly full, and charges the body to the client's address. */
export function limitStorage(guards: StorageGuards): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    await assertStorage({ ...guards, context, text: await context.req.text() })
    await next()
  }
}

/** As `limitStorage`, for a route that stores some of its requests. */
export async function assertStorage(
  parameters: StorageGuards & { readonly context: Context<HttpEnvironment>; readonly text: string },
): Promise<void> {
  const { budgets, cloud, context, text } = parameters
  assertDiskSpace(context, cloud)
  const bytes = rowBytes + Buffer.byteLength(text)
  await chargeBudget({ budget: budgets.stored, spender: getSpender(context), bytes })
}
