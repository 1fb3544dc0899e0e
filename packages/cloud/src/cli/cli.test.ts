import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { userInfo } from 'node:os'
import path from 'node:path'
import { adminProjectSchema } from '@latchkey/protocol/project'
import { array, parse } from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDataFolder } from '../test/createDataFolder.ts'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { connectTestClient } from '../test/relay/connectTestClient.ts'
import { createTopic } from '../test/relay/createTopic.ts'
import { spawnCli } from '../test/spawnCli.ts'
import { startRpcServer } from '../test/startRpcServer.ts'
import { startServer } from '../test/startServer.ts'
import { formatUsage, shortUsage } from './usage.ts'

/** Runs a command and waits for its end. */
async function run(values: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const cli = spawnCli({ values, environment })
  const code = await cli.ended
  return { code, ...cli.output }
}

/** Runs a `projects` command on a data folder. */
async function runProjects(folder: string, ...values: readonly string[]) {
  const result = await run(['projects', ...values, '--data', folder, '--json'])
  expect(result).toMatchObject({ code: 0, stderr: '' })
  return parse(adminProjectSchema, JSON.parse(result.stdout))
}

const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json()

describe('latchkey-cloud', () => {
  it('runs without settings and prints its URL and project', async () => {
    const home = await createTemporaryFolder()
    // The port cannot be left to the default, because it may be in use.
    const server = await startServer({ values: [], environment: { HOME: home } })
    expect(
      server.output.stdout
        .replaceAll(server.url, 'http://URL')
        .replaceAll(server.url.slice(7), 'URL')
        .replaceAll(`localhost:${new URL(server.url).port}`, 'localhost:PORT')
        .replace(/#[\w-]{43}/, '#TOKEN')
        .replaceAll(home, '~'),
    ).toMatchInlineSnapshot(`
      "
        Latchkey cloud

        Cloud     http://URL
        Relay     ws://URL/relay
        Project   dev (for pages on localhost)
        Owner     http://localhost:PORT/dashboard/invite#TOKEN
        Data      ~/.latchkey/cloud

        Press Ctrl-C to stop

      latchkey-cloud ready http://URL
      "
    `)
    expect(await readJson(`${server.url}/health`)).toEqual({ status: 'ok' })
    expect(await readJson(`${server.url}/ready`)).toEqual({ status: 'ready', missing: [], limited: [] })
    const local = await fetch(`${server.url}/appkit/v1/config?projectId=dev&st=latchkey&sv=0`, {
      headers: { origin: 'http://localhost:5173' },
    })
    expect(local.status).toBe(200)
    const foreign = await fetch(`${server.url}/appkit/v1/config?projectId=dev&st=latchkey&sv=0`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('latchkey_http_requests_total')
    expect((await fetch(`${server.url}/admin/v1/projects`)).status).toBe(501)
    expect(await server.stop()).toBe(0)
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    // Without a terminal, the log is JSON.
    for (const line of server.output.stderr.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg')
    expect(await readdir(path.join(home, '.latchkey/cloud'))).toEqual(['database', 'sign-in.key'])
  })

  it('exits with the parent process when the channel closes', async () => {
    const server = await startServer({ values: ['--data', await createDataFolder()], channel: true })
    server.disconnect()
    expect(await server.ended).toBe(0)
  })

  it('on shutdown finishes open requests, closes sockets and accepts nothing new', async () => {
    const upstream = await startRpcServer()
    upstream.mode = { kind: 'hang' }
    const server = await startServer({
      values: ['--data', await createDataFolder()],
      environment: { LATCHKEY_RPC_EIP155_1: `${upstream.url},${upstream.url}`, LATCHKEY_UPSTREAM_TIMEOUT: '2' },
    })
    const client = await connectTestClient({ url: server.url.replace('http', 'ws'), projectId: 'dev' })
    await client.subscribe(createTopic())
    const asking = fetch(`${server.url}/v1/?chainId=eip155:1&projectId=dev`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    await expect.poll(() => upstream.requests.length).toBe(1)
    server.kill('SIGINT')
    await server.waitFor('stderr', /"stopping"/)
    expect(await client.closed).toMatchObject({ code: 1001 })
    await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed')
    // The upstream times out only after the shutdown began.
    expect((await asking).status).toBeGreaterThan(499)
    expect(await server.ended).toBe(0)
  })

  it('does not wait longer than the drain time', async () => {
    const upstream = await startRpcServer()
    upstream.mode = { kind: 'hang' }
    const server = await startServer({
      values: ['--data', await createDataFolder()],
      environment: {
        LATCHKEY_RPC_EIP155_1: upstream.url,
        LATCHKEY_UPSTREAM_TIMEOUT: '120',
        LATCHKEY_REQUEST_TIMEOUT: '120',
        LATCHKEY_DRAIN_TIME: '1',
      },
    })
    const asking = fetch(`${server.url}/v1/?chainId=eip155:1&projectId=dev`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    await expect.poll(() => upstream.requests.length).toBe(1)
    server.kill('SIGHUP')
    await expect(asking).rejects.toThrow('fetch failed')
    expect(await server.ended).toBe(0)
  })

  it('exits at once on a second signal', async () => {
    const upstream = await startRpcServer()
    upstream.mode = { kind: 'hang' }
    const server = await startServer({
      values: ['--data', await createDataFolder()],
      environment: {
        LATCHKEY_RPC_EIP155_1: upstream.url,
        LATCHKEY_UPSTREAM_TIMEOUT: '120',
        LATCHKEY_DRAIN_TIME: '600',
      },
    })
    const asking = fetch(`${server.url}/v1/?chainId=eip155:1&projectId=dev`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    const broken = asking.then(() => 'answered', String)
    await expect.poll(() => upstream.requests.length).toBe(1)
    server.kill('SIGINT')
    await server.waitFor('stderr', /"stopping"/)
    server.kill('SIGINT')
    expect(await server.ended).toBe(130)
    expect(await broken).toBe('TypeError: fetch failed')
  })

  it('reports a port in use and how to choose another', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await run(['serve', '--data', await createTemporaryFolder(), '--port', String(port)])).toEqual({
      code: 1,
      stdout: '',
      stderr: `latchkey-cloud: Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or choose another port with --port (LATCHKEY_PORT); 0 picks a free one.\n`,
    })
  })

  it('does not touch a data folder that another server holds', async () => {
    const folder = await createDataFolder()
    await startServer({ values: ['--data', folder] })
    const second = await run(['--data', folder, '--port', '0'])
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toMatch(/^latchkey-cloud: The data folder \S+ is in use by another process\./)
  })

  it('lists all invalid settings and does not start', async () => {
    const { code, stderr, stdout } = await run(['--port', 'http'], {
      LATCHKEY_LOG_LEVEL: 'loud',
      LATCHKEY_ADMIN_TOKEN: 'secret',
    })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatchInlineSnapshot(`
      "latchkey-cloud: The cloud did not start: 3 settings are invalid.

        --port                must be an integer from 0 to 65535, not "http"
        LATCHKEY_LOG_LEVEL    must be one of error, warn, info, debug, not "loud"
        LATCHKEY_ADMIN_TOKEN  must be a secret of at least 16 characters without spaces, or two separated by a comma

      Run latchkey-cloud --help to see all settings
      "
    `)
  })

  it('reports invalid arguments with the usage', async () => {
    expect(await run(['--prot', '1'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `latchkey-cloud: Unknown option '--prot'. Did you mean --port?\n\n${shortUsage}`,
    })
  })

  it('prints its usage with every setting, and its version', async () => {
    expect(await run(['serve', '--help'])).toEqual({ code: 0, stdout: formatUsage(), stderr: '' })
    expect(formatUsage()).toContain('LATCHKEY_RELAY_SOCKETS')
    const version = await run(['-v'])
    expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/) })
  })

  it('writes no secrets, tokens or addresses to its log', async () => {
    const server = await startServer({
      values: ['--data', await createDataFolder()],
      environment: {
        LATCHKEY_LOG_LEVEL: 'debug',
        LATCHKEY_ADMIN_TOKEN: 'a-very-secret-token',
        LATCHKEY_TRUST_PROXY: 'loopback',
        LATCHKEY_DEV: '1',
      },
    })
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    await fetch(`${server.url}/admin/v1/projects`, {
      headers: { ...headers, authorization: 'Bearer wrong-secret-token' },
    })
    await fetch(`${server.url}/admin/v1/projects`, {
      headers: { ...headers, authorization: 'Bearer a-very-secret-token' },
    })
    await fetch(`${server.url}/v1/identity/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045?projectId=dev`, { headers })
    const client = await connectTestClient({ url: server.url.replace('http', 'ws'), projectId: 'dev', headers })
    await client.publish(createTopic(), 'a-very-secret-message')
    client.send('{"nonsense')
    await client.close()
    expect(await server.stop()).toBe(0)
    const log = server.output.stderr
    expect(log).toContain('/v1/identity/:address')
    for (const secret of ['secret', '203.0.113', '0xd8dA', 'eyJ', 'nonsense']) expect(log).not.toContain(secret)
  })
})

describe('latchkey-cloud projects', () => {
  it('works the same with and without a running server, which sees changes at once', async () => {
    const folder = await createTemporaryFolder()
    const project = await runProjects(folder, 'create', 'Shop', 'https://shop.example.com')
    expect(project).toMatchObject({ name: 'Shop', allowedOrigins: ['https://shop.example.com'], isActive: true })

    const server = await startServer({ values: ['--data', folder] })
    const ask = async (projectId: string, origin: string): Promise<number> =>
      (await fetch(`${server.url}/getAnalyticsConfig?projectId=${projectId}`, { headers: { origin } })).status
    expect(await ask(project.projectId, 'https://shop.example.com')).toBe(200)
    expect(await ask(project.projectId, 'https://new.example.com')).toBe(403)

    await runProjects(folder, 'origins', 'Shop', '--add', 'https://new.example.com')
    expect(await ask(project.projectId, 'https://new.example.com')).toBe(200)
    const rotated = await runProjects(folder, 'rotate', project.projectId)
    expect(await ask(rotated.projectId, 'https://new.example.com')).toBe(200)
    expect(await ask(project.projectId, 'https://new.example.com')).toBe(200)
    await runProjects(folder, 'retire', 'Shop', project.projectId)
    expect(await ask(project.projectId, 'https://new.example.com')).toBe(401)
    await runProjects(folder, 'features', 'Shop', 'email=on', 'swaps=off')
    expect(await readJson(`${server.url}/appkit/v1/config?projectId=${rotated.projectId}`)).toMatchObject({
      // It is on, but this cloud has no secure site.
      features: { email: false, swaps: false },
    })
    const readAudit = async (...values: readonly string[]) => {
      const { stdout } = await run(['audit', '--data', folder, '--json', ...values])
      return stdout.split('\n').flatMap((line): unknown => (line === '' ? [] : JSON.parse(line)))
    }
    const online = await readAudit('--since', '2020-01-01')
    const actor = `user:${userInfo().username}`
    expect(online[0]).toMatchObject({ actor, after: { features: { email: true, swaps: false } }, address: null })
    expect(online.at(-1)).toMatchObject({ actor, action: 'project.create', object: `project:${project.key}` })
    expect(await server.stop()).toBe(0)
    expect(await readAudit()).toEqual(online)

    // The server has stopped, so the command opens the folder itself.
    expect(await runProjects(folder, 'features', 'Shop', 'swaps=default')).toMatchObject({
      features: { email: true },
    })
  })

  it('prints human-readable results and errors', async () => {
    const folder = await createDataFolder()
    await startServer({ values: ['--data', folder] })
    const shown = await run(['projects', 'show', 'dev', '--data', folder])
    expect(shown).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^name {7}Development\nid {9}dev\n/),
    })
    const listed = await run(['projects', 'list', '--data', folder])
    expect(listed.stdout).toBe('dev  active  Development  http://localhost:*\n')
    expect(await run(['projects', 'show', 'Nobody', '--data', folder])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'latchkey-cloud: There is no project "Nobody". List all projects with latchkey-cloud projects list.\n',
    })
    const open = await run(['projects', 'create', 'Open', '--data', folder])
    expect(open.stdout).toMatch(/^origins {4}all$/m)
    expect(open.stderr).toMatch(
      /^latchkey-cloud: any page may use this project, so sign-in is off\. .+ origins [\da-f]{32} https:\/\/app\.example\.com\n$/,
    )
    expect(await run(['projects', 'origins', 'Open', 'https://open.example', '--data', folder])).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(await run(['projects', 'list', '--data', 'memory'])).toMatchObject({ code: 2, stdout: '' })
  })

  it('keeps projects when the server is killed, and restarts at once', async () => {
    const folder = await createDataFolder()
    const first = await startServer({ values: ['--data', folder] })
    const { projectId } = await runProjects(folder, 'create', 'Lasting')
    first.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const second = await startServer({ values: ['--data', folder] })
    expect((await fetch(`${second.url}/getAnalyticsConfig?projectId=${projectId}`)).status).toBe(200)
  })

  it('restarts after it was killed during its first start', async () => {
    const folder = path.join(await createTemporaryFolder(), 'data')
    const first = spawnCli({ values: ['--port', '0', '--data', folder] })
    // On a busy machine it may already be whole. The tests of the storage begin with a part of one.
    const listFiles = () => readdir(folder).catch(() => [])
    await expect.poll(listFiles, { interval: 5 }).toContainEqual(expect.stringMatching(/^database/))
    first.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    expect(await runProjects(folder, 'show', 'dev')).toMatchObject({ name: 'Development' })
  })

  it('runs concurrent commands one after another', async () => {
    const folder = await createTemporaryFolder()
    await Promise.all(['A', 'B', 'C'].map((name) => runProjects(folder, 'create', name)))
    const { stdout } = await run(['projects', 'list', '--data', folder, '--json'])
    const projects = parse(array(adminProjectSchema), JSON.parse(stdout))
    expect(projects.map(({ name }) => name).toSorted()).toEqual(['A', 'B', 'C', 'Development'])
  })
})

describe('latchkey-cloud catalogue import', () => {
  const wallet = { id: 'example-wallet', name: 'Zebra Example Wallet', homepage: 'https://wallet.example' }

  it('imports wallets with and without a running server', async () => {
    const folder = await createTemporaryFolder()
    const file = path.join(folder, 'wallets.json')
    await writeFile(file, JSON.stringify([wallet, { id: 'broken' }]))
    const data = await createDataFolder()
    const offline = await run(['catalogue', 'import', file, '--data', data])
    expect(offline).toMatchObject({ code: 0, stderr: '' })
    expect(offline.stdout).toMatch(/^row 2 skipped: .+\n1 imported, 1 skipped\n$/)

    const server = await startServer({ values: ['--data', data] })
    const find = async (search: string): Promise<unknown> =>
      readJson(`${server.url}/getWallets?projectId=dev&search=${search}`)
    expect(await find('zebra')).toMatchObject({ data: [{ name: 'Zebra Example Wallet' }] })
    await writeFile(file, JSON.stringify([{ ...wallet, id: 'other', name: 'Quagga Wallet' }]))
    const online = await run(['catalogue', 'import', file, '--data', data, '--json'])
    expect(JSON.parse(online.stdout)).toEqual({ imported: 1, replaced: [], skipped: [] })
    await expect.poll(() => find('quagga')).toMatchObject({ data: [{ name: 'Quagga Wallet' }] })

    await writeFile(file, JSON.stringify([{ ...wallet, id: 'phantom' }]))
    const refused = await run(['catalogue', 'import', file, '--data', data])
    expect(refused.code).toBe(1)
    expect(refused.stdout).toMatch(/^row 1 skipped: It would replace .* --replace phantom\n0 imported, 1 skipped\n$/)
    const replaced = await run(['catalogue', 'import', file, '--data', data, '--replace', 'phantom'])
    expect(replaced.code).toBe(0)
    expect(replaced.stdout).toMatch(
      /^row 1 replaces phantom: phantom\.(?:app|com), .* → wallet\.example\n1 imported, 0 skipped\n$/,
    )

    await writeFile(file, 'no list')
    expect(await run(['catalogue', 'import', file, '--data', data])).toMatchObject({ code: 1, stdout: '' })
    expect(await run(['catalogue', 'import', `${file}.missing`, '--data', data])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The list cannot be read (ENOENT'),
    })
  })
})
