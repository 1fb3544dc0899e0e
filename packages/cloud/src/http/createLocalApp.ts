import { Hono } from 'hono'
import { array, number, object, optional, parse, picklist, string, variant } from 'valibot'
import { getSystemActor } from '../audit/getSystemActor.ts'
import { importWallets } from '../catalogue/importWallets.ts'
import { CloudError } from '../CloudError.ts'
import { createWalletMaintenance } from '../embedded/createWalletMaintenance.ts'
import { runMaintenance } from '../embedded/runMaintenance.ts'
import { removeName } from '../names/removeName.ts'
import { operatorCommandSchema } from '../operators/operatorCommand.ts'
import { runOperatorCommand } from '../operators/runOperatorCommand.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { answerError } from './answerError.ts'
import { answerNotFound } from './answerNotFound.ts'
import type { CloudServices } from './createCloudServices.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'
import { limitBody } from './middleware/limitBody.ts'
import { limitTime } from './middleware/limitTime.ts'
import { requestId } from './middleware/requestId.ts'
import { mount } from './mount.ts'
import { createAuditRoutes } from './routes/projects/createAuditRoutes.ts'
import { createProjectsRoutes } from './routes/projects/createProjectsRoutes.ts'
import { createSponsorshipRulesRoutes } from './routes/projects/createSponsorshipRulesRoutes.ts'

const listSchema = object({ text: string(), replace: optional(array(string()), []) })
const nameSchema = object({ name: string() })
const rebuildSchema = object({ from: number() })
const embeddedSchema = variant('command', [
  object({ command: picklist(['afterRestore', 'reseal']) }),
  object({ command: picklist(['deleteUser', 'exportUser']), user: string() }),
])

/**
 * Creates the app on the data folder's socket, through which commands of the same user reach the node. The operating
 * system restricts access to that socket, so no token is needed.
 */
export function createLocalApp(
  services: Pick<
    CloudServices,
    | 'analytics'
    | 'audit'
    | 'context'
    | 'getDashboardUrl'
    | 'openProjects'
    | 'openSponsorshipRules'
    | 'operators'
    | 'settings'
    | 'wallets'
  >,
): Hono<HttpEnvironment> {
  const { audit, context, settings } = services
  const actor = getSystemActor()
  const app = new Hono<HttpEnvironment>()
  app.use(
    requestId(),
    limitTime({ timeout: settings.http.requestTimeout }),
    // Imported lists can be large, and only the operator can send them.
    limitBody({ bytesAtMost: 64 * 1_048_576 }),
  )
  app.onError(answerError({ logger: context.logger }))
  app.notFound(answerNotFound())
  app.get('/health', (request) => request.json({ status: 'ok' }))
  app.on('POST', '/local/catalogue', async (request) => {
    const { replace, text } = parse(listSchema, await request.req.json())
    try {
      return request.json(await importWallets({ context: { ...context, audit, actor }, replace, text }))
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 'catalogue.invalid') throw error
      throw new ApiRefusal('invalid_request', error.message, { cause: error })
    }
  })
  app.on('POST', '/local/embedded', async (request) => {
    const asked = parse(embeddedSchema, await request.req.json())
    const { now, storage } = context
    const { seal } = services.wallets
    const maintenance = createWalletMaintenance({ database: storage.database, seal, audit, actor, now })
    try {
      return request.json(await runMaintenance(maintenance, asked))
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 'config.invalid') throw error
      throw new ApiRefusal('invalid_request', error.message, { cause: error })
    }
  })
  app.on('POST', '/local/operators', async (request) => {
    const asked = parse(operatorCommandSchema, await request.req.json())
    const { getDashboardUrl, operators } = services
    try {
      const url = getDashboardUrl()
      return request.json(
        await runOperatorCommand({ operators, actor: { ...actor, requestId: request.get('requestId') }, url, asked }),
      )
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 'config.invalid') throw error
      throw new ApiRefusal('invalid_request', error.message, { cause: error })
    }
  })
  app.on('POST', '/local/names', async (request) => {
    const { name } = parse(nameSchema, await request.req.json())
    try {
      return request.json(await removeName({ database: context.storage.database, audit, actor, name }))
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 'config.invalid') throw error
      throw new ApiRefusal('invalid_request', error.message, { cause: error })
    }
  })
  app.on('POST', '/local/analytics', async (request) => {
    const { from } = parse(rebuildSchema, await request.req.json())
    return request.json(await services.analytics.rebuild(from))
  })
  const guards = { project: [], projectFromAnywhere: [], public: [], operator: () => [], operatorLogin: [] }
  app.use(async (request, next) => {
    request.set('actor', { ...actor, requestId: request.get('requestId') })
    await next()
  })
  const routes = [
    ...createProjectsRoutes(services),
    ...createSponsorshipRulesRoutes(services),
    ...createAuditRoutes(services),
  ]
  for (const route of routes) {
    mount({ app, route, guards, checksAnswers: settings.isDev })
  }
  return app
}
