import { bindDevice, listDevices, resumeDevice, suspendDevice } from '@latchkey/protocol/embedded'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { requireWalletSession } from './requireWalletSession.ts'

/** Creates the routes of the vault's devices. */
export function createDeviceRoutes({
  budgets,
  context: cloud,
  logins,
  wallets: { devices },
}: Pick<CloudServices, 'budgets' | 'context' | 'logins' | 'wallets'>): readonly Route[] {
  const access = 'projectFromAnywhere'
  const guards = [limitWork({ budget: budgets.signIn })]
  return [
    defineRoute({
      endpoint: listDevices,
      access,
      handle: async ({ context }) => ({ devices: await devices.list(await requireWalletSession({ context, logins })) }),
    }),
    defineRoute({
      endpoint: bindDevice,
      access,
      guards: [...guards, limitStorage({ cloud, budgets })],
      handle: async ({ body, context }) => {
        await devices.bind({ ...body, session: await requireWalletSession({ context, logins }) })
        return undefined
      },
    }),
    defineRoute({
      endpoint: suspendDevice,
      access,
      guards,
      handle: async ({ body, context }) => {
        await devices.suspend({ ...body, session: await requireWalletSession({ context, logins }) })
        return undefined
      },
    }),
    defineRoute({
      endpoint: resumeDevice,
      access,
      guards,
      handle: async ({ body, context }) => {
        await devices.resume({ ...body, session: await requireWalletSession({ context, logins }) })
        return undefined
      },
    }),
  ]
}
