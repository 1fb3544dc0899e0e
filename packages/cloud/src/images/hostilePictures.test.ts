import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect as connectTcp, type Server } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../observe/createMetrics.ts'
import { type Connect, type ConnectionTarget, connectTo } from './connectTo.ts'
import { createPictureProxy } from './createPictureProxy.ts'
import { certificate } from './test/certificate.ts'
import { createPictures } from './test/createPictures.ts'

const { gif, png, svg } = createPictures
const good = png(10, 10)
const publicAddress = '93.184.216.34'
const cid = 'QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg'

/** What the hosts of the test answer, by path. */
const pages: Readonly<Record<string, RequestListener>> = {
  '/good.png': (_request, response) => void response.end(good),
  '/named-wrong.html': (_request, response) => void response.setHeader('content-type', 'text/html').end(good),
  '/page.png': (_request, response) =>
    void response.setHeader('content-type', 'image/png').end('<script>alert(1)</script>'),
  '/script.svg': (_request, response) => void response.end(svg('', '<script>alert(1)</script>')),
  '/shapes.svg': (_request, response) => void response.end(svg()),
  '/polyglot.gif': (_request, response) =>
    void response.end(Buffer.concat([gif(8, 8), Buffer.from('<script>alert(1)</script>')])),
  '/huge.png': (_request, response) => void response.end(png(60_000, 60_000)),
  '/declared-20mb.png': (_request, response) => {
    response.writeHead(200, { 'content-length': '20971520' }).write(good)
  },
  '/endless.png': (_request, response) => {
    response.write(good)
    const send = (): void => {
      // Ends only when the reader closes the connection.
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(send))
    }
    send()
  },
  '/compressed.png': (_request, response) => void response.setHeader('content-encoding', 'gzip').end(good),
  '/missing.png': (_request, response) => void response.writeHead(404).end(good),
  '/cut-off.png': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write(good, () => response.destroy())
  },
  // Neither the answer nor the rest of it ever comes.
  '/silent.png': () => undefined,
  '/stops.png': (_request, response) => void response.writeHead(200, { 'content-length': '100' }).write(good),
  '/headers.png': (_request, response) => void response.setHeader('x-filler', 'a'.repeat(20_000)).end(good),
  '/to': ({ url = '' }, response) =>
    void response.writeHead(302, { location: new URL(url, 'https://host').searchParams.get('url') ?? '' }).end(),
}

const seen: { readonly request: IncomingMessage; readonly target: ConnectionTarget }[] = []
const connections: ConnectionTarget[] = []
const web = createServer((request, response) => {
  const target = connections.at(-1)
  if (target !== undefined) seen.push({ request, target })
  const page = pages[new URL(request.url ?? '/', 'https://host').pathname]
  if (page === undefined) response.writeHead(404).end()
  else page(request, response)
})
const secure = createTlsServer(certificate, (_request, response) => void response.end(good))

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

let port: number
let securePort: number
beforeAll(async () => {
  ;[port, securePort] = [await listen(web), await listen(secure)]
})
afterAll(() => {
  for (const server of [web, secure]) {
    server.closeAllConnections()
    server.close()
  }
})

/** Every address leads to the test's web, private ones too, so that a wrong connection would succeed and be seen. */
const connect: Connect = (target) => {
  connections.push(target)
  return connectTcp({ host: '127.0.0.1', port })
}

/** Names and their addresses; with several lists, the answer changes with every question. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'pictures.example': [[publicAddress]],
  'other.example': [['1.1.1.1', '2606:4700::1111']],
  'private.example': [['10.0.0.7']],
  'loopback.example': [['127.0.0.1']],
  'metadata.example': [['169.254.169.254']],
  'mapped.example': [['::ffff:10.0.0.7']],
  'mixed.example': [[publicAddress, '192.168.0.1']],
  'changing.example': [[publicAddress], ['127.0.0.1']],
  localhost: [['127.0.0.1', '::1']],
}

function createProxy(options: Partial<Parameters<typeof createPictureProxy>[0]> = {}) {
  const questions: string[] = []
  connections.length = 0
  seen.length = 0
  const metrics = createMetrics()
  const proxy = createPictureProxy({
    gateway: 'http://gateway.internal:8080/ipfs',
    metrics,
    connect,
    resolve: async (hostname) => {
      const answers = names[hostname] ?? []
      const answer = answers[Math.min(questions.filter((name) => name === hostname).length, answers.length - 1)]
      questions.push(hostname)
      return answer ?? []
    },
    // Only the rows that never answer wait for it, so a long limit would only be slow.
    timeLimit: 20_000,
    ...options,
  })
  return { metrics, proxy, questions }
}

const start = 'https://pictures.example'
const via = (url: string): string => `${start}/to?url=${encodeURIComponent(url)}`

describe('hostile pictures', () => {
  it.each<{ title: string; url: string; fault: string; connections?: number }>([
    // Addresses
    { title: 'the loopback address', url: 'https://127.0.0.1/good.png', fault: 'address_not_public' },
    { title: 'the metadata of a cloud', url: 'https://169.254.169.254/latest/', fault: 'address_not_public' },
    { title: 'the loopback address of IPv6', url: 'https://[::1]/good.png', fault: 'address_not_public' },
    { title: 'an IPv4 address in IPv6', url: 'https://[::ffff:127.0.0.1]/good.png', fault: 'address_not_public' },
    { title: 'the same in hexadecimal', url: 'https://[::ffff:7f00:1]/good.png', fault: 'address_not_public' },
    { title: 'a decimal address', url: 'https://2130706433/good.png', fault: 'address_not_public' },
    { title: 'an octal address', url: 'https://0177.0.0.1/good.png', fault: 'address_not_public' },
    { title: 'a hexadecimal address', url: 'https://0x7f000001/good.png', fault: 'address_not_public' },
    { title: 'a short address', url: 'https://127.1/good.png', fault: 'address_not_public' },
    { title: 'an address in wide digits', url: 'https://１２７.０.０.１/good.png', fault: 'address_not_public' },
    { title: 'an address with a dot at its end', url: 'https://127.0.0.1./good.png', fault: 'address_not_public' },
    { title: 'all addresses of this machine', url: 'https://0.0.0.0/good.png', fault: 'address_not_public' },
    { title: 'localhost', url: 'https://localhost/good.png', fault: 'address_not_public' },
    { title: 'a name with a private address', url: 'https://private.example/good.png', fault: 'address_not_public' },
    {
      title: 'a name with the loopback address',
      url: 'https://loopback.example/good.png',
      fault: 'address_not_public',
    },
    { title: 'a name with the address of metadata', url: 'https://metadata.example/', fault: 'address_not_public' },
    {
      title: 'a name with a private address in IPv6',
      url: 'https://mapped.example/good.png',
      fault: 'address_not_public',
    },
    {
      title: 'a name with a public and a private address',
      url: 'https://mixed.example/good.png',
      fault: 'address_not_public',
    },
    { title: 'a name without an address', url: 'https://nowhere.example/good.png', fault: 'host_not_found' },
    // URLs
    { title: 'http', url: 'http://pictures.example/good.png', fault: 'url_not_allowed' },
    { title: 'a file', url: 'file:///etc/passwd', fault: 'url_not_allowed' },
    { title: 'data', url: `data:image/png;base64,${good.toString('base64')}`, fault: 'url_not_allowed' },
    { title: 'a user in the URL', url: 'https://pictures.example@private.example/good.png', fault: 'url_not_allowed' },
    { title: 'another port', url: 'https://pictures.example:8443/good.png', fault: 'url_not_allowed' },
    { title: 'the port of http', url: 'https://pictures.example:80/good.png', fault: 'url_not_allowed' },
    {
      title: 'a path out of the folder of the gateway',
      url: `ipfs://${cid}/%2e%2e/%2e%2e/api`,
      fault: 'url_not_allowed',
    },
    // Redirects
    {
      title: 'a redirect to the loopback address',
      url: via('https://127.0.0.1/good.png'),
      fault: 'address_not_public',
      connections: 1,
    },
    {
      title: 'a redirect to the metadata of a cloud',
      url: via('https://169.254.169.254/'),
      fault: 'address_not_public',
      connections: 1,
    },
    {
      title: 'a redirect to a private name',
      url: via('https://private.example/good.png'),
      fault: 'address_not_public',
      connections: 1,
    },
    {
      title: 'a second redirect to a private name',
      url: via(via('https://private.example/')),
      fault: 'address_not_public',
      connections: 2,
    },
    {
      title: 'a redirect to http',
      url: via('http://pictures.example/good.png'),
      fault: 'url_not_allowed',
      connections: 1,
    },
    { title: 'a redirect to a file', url: via('file:///etc/passwd'), fault: 'url_not_allowed', connections: 1 },
    { title: 'a redirect to data', url: via('data:image/png,'), fault: 'url_not_allowed', connections: 1 },
    {
      title: 'a redirect to another port',
      url: via('https://other.example:6379/'),
      fault: 'url_not_allowed',
      connections: 1,
    },
    {
      title: 'a redirect to a user',
      url: via('https://user@other.example/'),
      fault: 'url_not_allowed',
      connections: 1,
    },
    { title: 'a redirect to the gateway', url: via(`ipfs://${cid}`), fault: 'url_not_allowed', connections: 1 },
    { title: 'a redirect to nothing', url: via('https://'), fault: 'url_not_allowed', connections: 1 },
    { title: 'a third redirect', url: via(via(via(`${start}/good.png`))), fault: 'too_many_redirects', connections: 3 },
    {
      title: 'a name that becomes private after a redirect',
      url: 'https://changing.example/to?url=/good.png',
      fault: 'address_not_public',
      connections: 1,
    },
    // Answers
    { title: 'a script in an SVG', url: `${start}/script.svg`, fault: 'not_a_picture', connections: 1 },
    { title: 'a page that is called a PNG', url: `${start}/page.png`, fault: 'not_a_picture', connections: 1 },
    { title: 'huge sides', url: `${start}/huge.png`, fault: 'not_a_picture', connections: 1 },
    { title: '20 MB', url: `${start}/declared-20mb.png`, fault: 'answer_too_large', connections: 1 },
    { title: 'an endless file', url: `${start}/endless.png`, fault: 'answer_too_large', connections: 1 },
    { title: 'a compressed file, which may expand', url: `${start}/compressed.png`, fault: 'status', connections: 1 },
    { title: 'an error with a picture', url: `${start}/missing.png`, fault: 'status', connections: 1 },
    { title: 'half a file', url: `${start}/cut-off.png`, fault: 'host_unreachable', connections: 1 },
    { title: 'endless headers', url: `${start}/headers.png`, fault: 'host_unreachable', connections: 1 },
  ])('refuses $title', async ({ connections: expected = 0, fault, url }) => {
    const { metrics, proxy } = createProxy()
    expect(await proxy.get(url)).toEqual({ kind: 'refused', fault })
    expect(connections.map(({ address }) => address)).toEqual(Array(expected).fill(publicAddress))
    expect(await metrics.registry.metrics()).toContain(`latchkey_pictures_total{outcome="${fault}"} 1`)
  })

  it.each(['/silent.png', '/stops.png'])('gives up a host that never ends its answer: %s', async (path) => {
    const { proxy } = createProxy({ timeLimit: 200 })
    expect(await proxy.get(`${start}${path}`)).toEqual({ kind: 'refused', fault: 'timeout' })
    // The connection is closed.
    await expect.poll(() => countOpen()).toBe(0)
  })

  it('gives up a name server that never answers', async () => {
    const { proxy } = createProxy({ timeLimit: 200, resolve: () => new Promise(() => undefined) })
    expect(await proxy.get(`${start}/good.png`)).toEqual({ kind: 'refused', fault: 'timeout' })
  })

  it.each([
    { title: 'a PNG', path: '/good.png', mediaType: 'image/png' },
    { title: 'a PNG with the type of a page', path: '/named-wrong.html', mediaType: 'image/png' },
    { title: 'an SVG of shapes', path: '/shapes.svg', mediaType: 'image/svg+xml' },
    { title: 'a GIF with a page behind it, as a GIF', path: '/polyglot.gif', mediaType: 'image/gif' },
    {
      title: 'a picture after two redirects',
      path: `/to?url=${encodeURIComponent(via('https://other.example/good.png'))}`,
      mediaType: 'image/png',
    },
  ])('shows $title', async ({ mediaType, path }) => {
    expect(await createProxy().proxy.get(start + path)).toMatchObject({ kind: 'picture', mediaType })
  })

  it('connects to the address that it has checked, and asks for no name twice', async () => {
    const { proxy, questions } = createProxy()
    expect(await proxy.get('https://changing.example/good.png')).toMatchObject({ kind: 'picture' })
    expect(questions).toEqual(['changing.example'])
    expect(connections).toEqual([
      { protocol: 'https:', address: publicAddress, port: 443, hostname: 'changing.example' },
    ])
  })

  it('tells a host nothing about the visitor', async () => {
    await createProxy().proxy.get(`${start}/good.png#fragment`)
    expect(seen.map(({ request }) => [request.method, request.url, Object.keys(request.headers).toSorted()])).toEqual([
      ['GET', '/good.png', ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']],
    ])
  })

  it('reads files of ipfs below the gateway of the operator, whose address may be private', async () => {
    const { proxy, questions } = createProxy()
    await proxy.get(`ipfs://${cid}/a b.png`)
    expect(connections).toEqual([
      { protocol: 'http:', address: 'gateway.internal', port: 8080, hostname: 'gateway.internal' },
    ])
    expect(seen.map(({ request }) => request.url)).toEqual([`/ipfs/${cid}/a%20b.png`])
    expect(questions).toEqual([])
  })

  it.each([
    { url: 'https://127.0.0.1/token.json', fault: 'address_not_public', expected: 0 },
    { url: 'https://changing.example/to?url=/good.png', fault: 'address_not_public', expected: 1 },
    { url: via('https://169.254.169.254/'), fault: 'address_not_public', expected: 1 },
    { url: via('file:///etc/passwd'), fault: 'url_not_allowed', expected: 1 },
    { url: `${start}/declared-20mb.png`, fault: 'answer_too_large', expected: 1 },
    { url: `${start}/endless.png`, fault: 'answer_too_large', expected: 1 },
  ])('refuses metadata in the same way: $url', async ({ expected, fault, url }) => {
    const { metrics, proxy } = createProxy()
    expect(await proxy.getMetadata(url)).toEqual({ kind: 'refused', fault })
    expect(connections.map(({ address }) => address)).toEqual(Array(expected).fill(publicAddress))
    expect(await metrics.registry.metrics()).toContain(`latchkey_picture_metadata_total{outcome="${fault}"} 1`)
  })

  it('fetches a picture once for all that want it at the same time', async () => {
    const { proxy } = createProxy()
    const results = await Promise.all(Array.from({ length: 50 }, () => proxy.get(`${start}/good.png`)))
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['picture']))
    expect(connections).toHaveLength(1)
    await proxy.get(`${start}/good.png`)
    expect(connections).toHaveLength(2)
  })

  it('fetches 32 pictures at once, and is free again when they end', async () => {
    const { proxy } = createProxy({ timeLimit: 200 })
    const open = Array.from({ length: 32 }, (_, index) => proxy.get(`${start}/silent.png?${index}`))
    expect(await proxy.get(`${start}/good.png`)).toEqual({ kind: 'busy' })
    await Promise.all(open)
    expect((await proxy.get(`${start}/missing.png`)).kind).toBe('refused')
  })
})

/** Connections that the test's web still has. */
async function countOpen(): Promise<number> {
  return new Promise((resolve, reject) => {
    web.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
}

describe('connectTo', () => {
  const toSecure =
    (options?: { readonly ca: string }): Connect =>
    (target) =>
      connectTo({ ...target, address: '127.0.0.1', port: securePort }, options)

  it('accepts only a certificate for the name of the host, from a known issuer', async () => {
    const known = createProxy({ connect: toSecure({ ca: certificate.cert }) }).proxy
    expect(await known.get('https://pictures.example/')).toMatchObject({ kind: 'picture' })
    expect(await known.get('https://other.example/')).toEqual({ kind: 'refused', fault: 'host_unreachable' })
    expect(await known.get(`https://${publicAddress}/`)).toEqual({ kind: 'refused', fault: 'host_unreachable' })
    const unknown = createProxy({ connect: toSecure() }).proxy
    expect(await unknown.get('https://pictures.example/')).toEqual({ kind: 'refused', fault: 'host_unreachable' })
  })
})
