import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { adminProjectSchema } from '@latchkey/protocol/project'
import { array, parse } from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { connectTestClient } from '../test/relay/connectTestClient.ts'
import { createTopic } from '../test/relay/createTopic.ts'
import { spawnCli } from '../test/spawnCli.ts'
import { startRpcServer } from '../test/startRpcServer.ts'
import { startServer } from '../test/startServer.ts'
import { formatUsage, shortUsage } from './usage.ts'

/** Runs a command to its end. */
async function run(values: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const cli = spawnCli({ values, environment })
  const code = await cli.ended
  return { code, ...cli.output }
}

/** Does something with the projects of a folder, as a command of its own. */
async function runProjects(folder: string, ...values: readonly string[]) {
  const result = await run(['projects', ...values, '--data', folder, '--json'])
  expect(result).toMatchObject({ code: 0, stderr: '' })
  return parse(adminProjectSchema, JSON.parse(result.stdout))
}

const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json()

describe('latchkey-cloud', () => {
  it('runs without any setting, and says where it is and which project there is', async () => {
    const home = await createTemporaryFolder()
    // The port is all that cannot be left to the defaults: somebody may have it.
    const server = await startServer({ values: [], environment: { HOME: home } })
    expect(
      server.output.stdout
        .replaceAll(server.url, 'http://URL')
        .replaceAll(server.url.slice(7), 'URL')
        .replaceAll(home, '~'),
    ).toMatchInlineSnapshot(`
        "
          Latchkey cloud

          Cloud     http://URL
          Relay     ws://URL
          Project   dev (for pages on localhost)
          Data      ~/.latchkey/cloud

          Ctrl-C stops it

        latchkey-cloud ready http://URL
        "
      `)
    expect(await readJson(`${server.url}/health`)).toEqual({ status: 'ok' })
    expect(await readJson(`${server.url}/ready`)).toEqual({ status: 'ready', missing: [] })
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
    // Its log is JSON, as nobody watches it.
    for (const line of server.output.stderr.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg')
    expect(await readdir(path.join(home, '.latchkey/cloud'))).toEqual(['database'])
  })

  it('ends with the program that started it over a channel', async () => {
    const server = await startServer({ values: ['--data', await createTemporaryFolder()], channel: true })
    server.disconnect()
    expect(await server.ended).toBe(0)
  })

  it('finishes what is under way before it ends, tells sockets to go, and takes nothing new', async () => {
    const upstream = await startRpcServer()
    upstream.mode = { kind: 'hang' }
    const server = await startServer({
      values: ['--data', await createTemporaryFolder()],
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
    // The upstream's time was over only after the end had begun.
    expect((await asking).status).toBeGreaterThan(499)
    expect(await server.ended).toBe(0)
  })

  it('waits for nothing longer than the drain time', async () => {
    const upstream = await startRpcServer()
    upstream.mode = { kind: 'hang' }
    const server = await startServer({
      values: ['--data', await createTemporaryFolder()],
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

  it('ends at once on a second signal', async () => {
    const upstream = await startRpcServer()
    upstream.mode = { kind: 'hang' }
    const server = await startServer({
      values: ['--data', await createTemporaryFolder()],
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

  it('says which port is taken and how to take another', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await run(['serve', '--data', await createTemporaryFolder(), '--port', String(port)])).toEqual({
      code: 1,
      stdout: '',
      stderr: `latchkey-cloud: Port ${port} of 127.0.0.1 is taken. Stop the program that listens on it, or choose another with --port (LATCHKEY_PORT); 0 takes a free one.\n`,
    })
  })

  it('leaves a data folder alone that another server has open', async () => {
    const folder = await createTemporaryFolder()
    await startServer({ values: ['--data', folder] })
    const second = await run(['--data', folder, '--port', '0'])
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toMatch(/^latchkey-cloud: Another process has the data folder \S+ open, and only one may\./)
  })

  it('lists all settings that are wrong, and starts nothing', async () => {
    const { code, stderr, stdout } = await run(['--port', 'http'], {
      LATCHKEY_LOG_LEVEL: 'loud',
      LATCHKEY_ADMIN_TOKEN: 'secret',
    })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatchInlineSnapshot(`
      "latchkey-cloud: Nothing was started: 3 settings are wrong.

        --port                is a whole number from 0 to 65535, not "http"
        LATCHKEY_LOG_LEVEL    is one of error, warn, info, debug, not "loud"
        LATCHKEY_ADMIN_TOKEN  is a secret of at least 16 characters without spaces

      See all of them with latchkey-cloud --help
      "
    `)
  })

  it('refuses what makes no sense with its usage', async () => {
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

  it('writes no secrets, tokens and addresses to its log', async () => {
    const server = await startServer({
      values: ['--data', await createTemporaryFolder()],
      environment: {
        LATCHKEY_LOG_LEVEL: 'debug',
        LATCHKEY_ADMIN_TOKEN: 'a-very-secret-token',
        LATCHKEY_TRUST_PROXY: '1',
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
  it('does the same whether a server runs or not, and the server knows it at once', async () => {
    const folder = await createTemporaryFolder()
    const made = await runProjects(folder, 'create', 'Shop', 'https://shop.example.com')
    expect(made).toMatchObject({ name: 'Shop', allowedOrigins: ['https://shop.example.com'], isActive: true })

    const server = await startServer({ values: ['--data', folder] })
    const ask = async (projectId: string, origin: string): Promise<number> =>
      (await fetch(`${server.url}/getAnalyticsConfig?projectId=${projectId}`, { headers: { origin } })).status
    expect(await ask(made.projectId, 'https://shop.example.com')).toBe(200)
    expect(await ask(made.projectId, 'https://new.example.com')).toBe(403)

    await runProjects(folder, 'origins', 'Shop', '--add', 'https://new.example.com')
    expect(await ask(made.projectId, 'https://new.example.com')).toBe(200)
    const rotated = await runProjects(folder, 'rotate', made.projectId)
    expect(await ask(rotated.projectId, 'https://new.example.com')).toBe(200)
    expect(await ask(made.projectId, 'https://new.example.com')).toBe(200)
    await runProjects(folder, 'retire', 'Shop', made.projectId)
    expect(await ask(made.projectId, 'https://new.example.com')).toBe(401)
    await runProjects(folder, 'features', 'Shop', 'email=on', 'swaps=off')
    expect(await readJson(`${server.url}/appkit/v1/config?projectId=${rotated.projectId}`)).toMatchObject({
      features: { email: true, swaps: false },
    })
    expect(await server.stop()).toBe(0)

    // The server has gone, and the command opens the folder itself again.
    expect(await runProjects(folder, 'features', 'Shop', 'swaps=default')).toMatchObject({
      features: { email: true },
    })
  })

  it('prints for people, and says what it cannot do', async () => {
    const folder = await createTemporaryFolder()
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
      stderr: 'latchkey-cloud: There is no project "Nobody". See them all with latchkey-cloud projects list.\n',
    })
    expect(await run(['projects', 'list', '--data', 'memory'])).toMatchObject({ code: 2, stdout: '' })
  })

  it('keeps projects when the server is killed, and starts again at once', async () => {
    const folder = await createTemporaryFolder()
    const first = await startServer({ values: ['--data', folder] })
    const { projectId } = await runProjects(folder, 'create', 'Lasting')
    first.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const second = await startServer({ values: ['--data', folder] })
    expect((await fetch(`${second.url}/getAnalyticsConfig?projectId=${projectId}`)).status).toBe(200)
  })

  it('starts again after it was killed in the middle of its first start', async () => {
    const folder = path.join(await createTemporaryFolder(), 'data')
    const first = spawnCli({ values: ['--port', '0', '--data', folder] })
    const listFiles = () => readdir(path.join(folder, 'database.new')).catch(() => [])
    await expect.poll(async () => (await listFiles()).length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0)
    first.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    expect(first.output.stdout).toBe('')
    expect(await runProjects(folder, 'show', 'dev')).toMatchObject({ name: 'Development' })
  })

  it('takes turns with other commands', async () => {
    const folder = await createTemporaryFolder()
    await Promise.all(['A', 'B', 'C'].map((name) => runProjects(folder, 'create', name)))
    const { stdout } = await run(['projects', 'list', '--data', folder, '--json'])
    const projects = parse(array(adminProjectSchema), JSON.parse(stdout))
    expect(projects.map(({ name }) => name).toSorted()).toEqual(['A', 'B', 'C', 'Development'])
  })
})

describe('latchkey-cloud catalogue import', () => {
  const wallet = { id: 'example-wallet', name: 'Zebra Example Wallet', homepage: 'https://wallet.example' }

  it('takes wallets into the catalogue of a server that runs, and of one that does not', async () => {
    const folder = await createTemporaryFolder()
    const file = path.join(folder, 'wallets.json')
    await writeFile(file, JSON.stringify([wallet, { id: 'broken' }]))
    const data = await createTemporaryFolder()
    const offline = await run(['catalogue', 'import', file, '--data', data])
    expect(offline).toMatchObject({ code: 0, stderr: '' })
    expect(offline.stdout).toMatch(/^row 2 left out: .+\n1 imported, 1 left out\n$/)

    const server = await startServer({ values: ['--data', data] })
    const find = async (search: string): Promise<unknown> =>
      readJson(`${server.url}/getWallets?projectId=dev&search=${search}`)
    expect(await find('zebra')).toMatchObject({ data: [{ name: 'Zebra Example Wallet' }] })
    await writeFile(file, JSON.stringify([{ ...wallet, id: 'other', name: 'Quagga Wallet' }]))
    const online = await run(['catalogue', 'import', file, '--data', data, '--json'])
    expect(JSON.parse(online.stdout)).toEqual({ imported: 1, skipped: [] })
    await expect.poll(() => find('quagga')).toMatchObject({ data: [{ name: 'Quagga Wallet' }] })

    await writeFile(file, 'no list')
    expect(await run(['catalogue', 'import', file, '--data', data])).toMatchObject({ code: 1, stdout: '' })
    expect(await run(['catalogue', 'import', `${file}.missing`, '--data', data])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The list cannot be read (ENOENT'),
    })
  })
})
