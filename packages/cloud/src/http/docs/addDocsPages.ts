import { readFile } from 'node:fs/promises'
import type { Context, Hono } from 'hono'
import type { Budget } from '../../limits/Budget.ts'
import { createNotFound } from '../answerNotFound.ts'
import { chooseEncoding } from '../chooseEncoding.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { limitWork } from '../middleware/limitWork.ts'
import { requireListener } from '../middleware/requireListener.ts'
import { createDocsHeaders } from './createDocsHeaders.ts'
import type { Docs, DocsFile } from './readDocs.ts'

/** Where the documentation is. */
const base = '/docs'

/**
 * Adds the documentation site, on the public port.
 *
 * @param parameters.budget charged for each request.
 */
export function addDocsPages(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly docs: Docs
  readonly budget: Budget
  readonly publicUrls: readonly string[]
}): void {
  const { app, budget, docs, publicUrls } = parameters
  const guards = [requireListener('public'), limitWork({ budget })] as const
  app.get(base, ...guards, (context) => context.redirect(`${base}/`, 308))
  app.get(`${base}/*`, ...guards, async (context) => {
    const path = context.req.path.slice(base.length)
    const headers = createDocsHeaders({ path, urls: [context.req.url, ...publicUrls], base })
    const file = docs.get(path.endsWith('/') ? `${path}index.html` : path)
    if (file !== undefined) return answerFile(context, file, headers)
    // Links of a page are relative to its folder.
    if (docs.has(`${path}/index.html`)) return context.redirect(`${base}${path}/`, 308)
    // A script or a picture of another version must not become a page.
    if (/\.\w+$/.test(path) && !path.endsWith('.html')) throw createNotFound()
    return context.body(notFoundPage, 404, { ...headers, 'content-type': 'text/html; charset=utf-8' })
  })
}

/** Its own address is needed, too: the links of the page are relative to it. */
const notFoundPage = `<!doctype html><meta http-equiv="refresh" content="0; url=${base}/404.html"><title>Page not found</title>`

/** Answers a file in the smallest encoding that the browser reads, or that the browser has it. */
async function answerFile(
  context: Context<HttpEnvironment>,
  { contentType, encoded, file, tag }: DocsFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = chooseEncoding({
    accepted: context.req.header('accept-encoding'),
    has: (name) => encoded.has(name),
  })
  const all = { ...headers, etag: tag, vary: 'accept-encoding' }
  if (context.req.header('if-none-match') === tag) return context.body(null, 304, all)
  const content = await readFile((encoding && encoded.get(encoding)) ?? file)
  return context.body(Uint8Array.from(content), 200, {
    ...all,
    'content-type': contentType,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  })
}
