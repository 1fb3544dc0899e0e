import type { Context, Hono } from 'hono'
import type { Budget } from '../../limits/Budget.ts'
import { createNotFound } from '../answerNotFound.ts'
import { chooseEncoding } from '../chooseEncoding.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { limitWork } from '../middleware/limitWork.ts'
import { requireListener } from '../middleware/requireListener.ts'
import { assetHeaders, commonHeaders, documentHeaders } from './dashboardHeaders.ts'
import type { Dashboard, DashboardFile } from './readDashboard.ts'

/** Where the dashboard is. */
const base = '/dashboard'

/**
 * Adds the dashboard on the port of the operators: its files, and its document on every other path below `/dashboard`, which the page
 * reads. It is no secret: what it shows comes from the API, which knows its operators.
 *
 * @param parameters.budget charged for each request.
 */
export function addDashboardPages(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly dashboard: Dashboard
  readonly budget: Budget
}): void {
  const { app, budget, dashboard } = parameters
  const guards = [requireListener('admin'), limitWork({ budget })] as const
  app.get(base, ...guards, (context) => context.redirect(`${base}/`, 308))
  app.get(`${base}/*`, ...guards, (context) => {
    const path = context.req.path.slice(base.length)
    const asset = dashboard.assets.get(path)
    if (asset !== undefined) {
      // Only names with a hash always have the same content.
      return answerFile(context, asset, path.startsWith('/assets/') ? assetHeaders : commonHeaders)
    }
    // A script or a style of another version must not become a document.
    if (path.startsWith('/assets/') || /\.\w+$/.test(path)) throw createNotFound()
    return answerFile(context, dashboard.document, documentHeaders)
  })
}

/** Answers a file in the smallest encoding that the browser reads. */
function answerFile(
  context: Context<HttpEnvironment>,
  file: DashboardFile,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = chooseEncoding({
    accepted: context.req.header('accept-encoding'),
    has: (name) => file.encoded[name] !== undefined,
  })
  const content = (encoding === undefined ? undefined : file.encoded[encoding]) ?? file.content
  return context.body(Uint8Array.from(content), 200, {
    ...headers,
    'content-type': file.contentType,
    vary: 'accept-encoding',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  })
}
