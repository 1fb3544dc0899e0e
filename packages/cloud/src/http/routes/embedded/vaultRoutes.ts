import { createHash } from 'node:crypto'
import {
  announceExport,
  changeVault,
  createVault,
  getDeviceShare,
  getRecoveryShare,
  getVault,
  moveVault,
} from '@latchkey/protocol/embedded'
import type { Context } from 'hono'
import type { WalletSession } from '../../../embedded/createWalletSessions.ts'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import type { NoticeOrigin } from '../../../embedded/notices/createWalletNotices.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { readMailLanguage } from './readMailLanguage.ts'
import { requireWalletSession } from './requireWalletSession.ts'

/** Creates the routes of the user's vault and of the server's shares. */
export function createVaultRoutes({
  budgets,
  context: cloud,
  logins,
  wallets,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins' | 'wallets'>): readonly Route[] {
  const { shares, vaults } = wallets
  const access = 'projectFromAnywhere'
  const guards = [limitWork({ budget: budgets.signIn })]
  const writeGuards = [...guards, limitStorage({ cloud, budgets })]
  const readBrowser = (context: Context<HttpEnvironment>) => describeBrowser(context.req.header('user-agent') ?? '')

  const readOrigin = (context: Context<HttpEnvironment>): NoticeOrigin => ({
    app: context.get('project').name,
    browser: readBrowser(context),
    language: readMailLanguage(context.req.header('accept-language')),
  })

  /** The shares of all devices and methods of a user are one budget, also for several sessions. */
  const chargeShare = async (context: Context<HttpEnvironment>, { userId }: WalletSession): Promise<void> => {
    const client = createHash('sha256').update(userId).digest('base64url')
    const { isUnlimited } = getSpender(context)
    await chargeBudget({ budget: budgets.vaultShares, spender: { client, isUnlimited }, work: 1 })
  }

  return [
    defineRoute({
      endpoint: getVault,
      access,
      handle: async ({ context }) => vaults.read(await requireWalletSession({ context, logins })),
    }),
    defineRoute({
      endpoint: createVault,
      access,
      guards: writeGuards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await vaults.create({ ...body, session, browser: readBrowser(context) })
        return undefined
      },
    }),
    defineRoute({
      endpoint: changeVault,
      access,
      guards: writeGuards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await vaults.change({ ...body, session, origin: readOrigin(context) })
        return undefined
      },
    }),
    defineRoute({
      endpoint: moveVault,
      access,
      guards: writeGuards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await vaults.move({ ...body, session, origin: readOrigin(context) })
        return undefined
      },
    }),
    defineRoute({
      endpoint: announceExport,
      access,
      guards: writeGuards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await vaults.announceExport({ ...body, session, origin: readOrigin(context) })
        return undefined
      },
    }),
    defineRoute({
      endpoint: getDeviceShare,
      access,
      guards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await chargeShare(context, session)
        return context.json({ share: await shares.releaseForDevice({ session, deviceId: body.ownerId }) })
      },
    }),
    defineRoute({
      endpoint: getRecoveryShare,
      access,
      guards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        await chargeShare(context, session)
        return context.json({
          share: await shares.releaseForMethod({ session, methodId: body.ownerId, vaultId: body.vaultId }),
        })
      },
    }),
  ]
}
