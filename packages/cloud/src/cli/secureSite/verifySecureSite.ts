import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { socialPaths } from '@latchkey/protocol/embedded'
import { readSite, type SiteFile } from '@latchkey/secure-site'
import { CloudError } from '../../CloudError.ts'
import { isLoopbackHost } from '../../config/isLoopbackHost.ts'
import {
  getCommonHeaders,
  getFrameHeaders,
  getLoginHeaders,
  getRecoverHeaders,
} from '../../http/secureSite/siteHeaders.ts'
import type { SecureSiteRequest } from './parseSecureSite.ts'

/** How long a file may take, in ms. */
const patience = 30_000

/**
 * Compares what a secure site answers with the files and headers of this version, and prints each difference. It proves what the
 * server answered to this request, not what it answers to others.
 *
 * @returns whether everything is the same.
 * @throws CloudError `upstream.failed` if the site does not answer.
 */
export async function verifySecureSite({ projectId, url }: SecureSiteRequest): Promise<boolean> {
  const site = await readSite()
  const query = new URLSearchParams({ projectId }).toString()
  const frame = await ask(url, `/frame?${query}`)
  const problems = compareFile(site.frame, frame)
  const expected = { ...getCommonHeaders({ url }), ...getFrameHeaders({ url, site, ancestors: [] }) }
  for (const [name, value] of Object.entries(expected)) {
    // Which pages may embed the frame is the operator's choice.
    const answered = [frame.headers[name] ?? '']
      .flat()
      .join(', ')
      .replace(/frame-ancestors [^;]*/, 'frame-ancestors ')
    if (answered !== value) problems.push(`/frame: the header ${name} is "${answered}" instead of "${value}"`)
  }
  const pages = [
    { path: site.recover.path, file: site.recover, headers: getRecoverHeaders({ site }) },
    // The callbacks of the providers are the same document.
    { path: socialPaths.wait, file: site.login, headers: getLoginHeaders({ url, site }) },
  ]
  for (const { file, headers, path } of pages) {
    const page = await ask(url, path)
    problems.push(...compareFile(file, page))
    for (const [name, value] of Object.entries({ ...getCommonHeaders({ url }), ...headers })) {
      const answered = [page.headers[name] ?? ''].flat().join(', ')
      if (answered !== value) problems.push(`${path}: the header ${name} is "${answered}" instead of "${value}"`)
    }
  }
  for (const asset of site.assets) problems.push(...compareFile(asset, await ask(url, asset.path)))
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  const count = site.assets.length + 3
  process.stdout.write(
    problems.length === 0
      ? `${url} answers the ${count} files of this version, with their headers.\n`
      : `${url} differs from this version. If it runs another version, verify it with that one.\n`,
  )
  return problems.length === 0
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly content: Uint8Array
}

async function ask(url: string, path: string): Promise<Answer> {
  const { hostname, port, protocol } = new URL(url)
  try {
    const send = protocol === 'https:' ? requestHttps : requestHttp
    const sent = send({
      // Browsers lead every name below `localhost` to this machine; not every system does.
      host: isLoopbackHost(hostname) ? '127.0.0.1' : hostname,
      servername: hostname,
      port: port === '' ? undefined : port,
      path,
      headers: { host: new URL(url).host },
      signal: AbortSignal.timeout(patience),
    })
    sent.end()
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, content: await buffer(response) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CloudError('upstream.failed', `${url}${path} does not answer (${reason}).`, { cause })
  }
}

function compareFile(file: SiteFile, { content, status }: Answer): string[] {
  if (status !== 200) return [`${file.path}: the server answers ${status}`]
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  return integrity === file.integrity ? [] : [`${file.path}: has ${integrity} instead of ${file.integrity}`]
}
