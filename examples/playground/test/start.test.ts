import { expect, it, onTestFinished, vi } from 'vitest'
import { getFreePort } from '../../../getFreePort.shared.ts'
import { startPlayground } from '../server/startPlayground.ts'
import { isOpen, takePort } from './ports.ts'
import { isAlive, listDescendants } from './processes.ts'
import { runProgram } from './startProgram.ts'

const names = ['Playground', 'Devnet One', 'Devnet Two', 'Devnet Solana', 'Devnet Bitcoin', 'Faucet', 'Cloud']

it.each(['SIGINT', 'SIGTERM'] as const)(
  'serves the page, its chains and its cloud, prints their addresses, and leaves nothing behind after %s',
  async (signal) => {
    const program = runProgram()
    await program.ready
    expect(program.printed.out.replaceAll(/:\d+/g, ':0000')).toBe(`
  Latchkey is ready

  Playground       http://127.0.0.1:0000
  Devnet One       http://127.0.0.1:0000          chain 31337
  Devnet Two       http://127.0.0.1:0000          chain 31338
  Devnet Solana    http://127.0.0.1:0000
  Devnet Bitcoin   http://127.0.0.1:0000
  Faucet           http://127.0.0.1:0000
  Cloud            http://127.0.0.1:0000          project dev
  Wallet           http://wallet.localhost:0000
  Mailbox          http://127.0.0.1:0000          smtp://127.0.0.1:0000

  Ctrl-C stops everything

`)
    const urls = names.map((name) => program.getUrl(name))
    const page = await fetch(urls[0] ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>Latchkey playground</title>')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const description = await (await fetch(`${urls[0]}/devnet.json`)).json()
    expect(description).toMatchObject({
      evm: [
        { chainId: 31337, rpcUrl: urls[1] },
        { chainId: 31338, rpcUrl: urls[2] },
      ],
      solana: { rpcUrl: urls[3] },
      bitcoin: { esploraUrl: urls[4] },
      faucetUrl: urls[5],
      cloud: { url: urls[6], relayUrl: `${urls[6]?.replace('http', 'ws')}/relay`, projectId: 'dev' },
    })
    const [first] = description.evm
    const call = { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }) }
    const headers = { 'content-type': 'application/json', origin: urls[0] ?? '' }
    const rpc = await fetch(`${urls[6]}/v1/?chainId=${first.caipNetworkId}&projectId=dev`, { ...call, headers })
    expect(await rpc.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' })

    program.signal(signal)
    expect(await program.ended).toBe(0)
    for (const url of urls) expect(await isOpen(url), url).toBe(false)
  },
)

it('says which program owns a taken port and how to choose another, and starts nothing', async () => {
  const page = await takePort()
  const evm = await getFreePort()
  const program = runProgram(['--port', String(page), '--evm-port', String(evm)])
  expect(await program.ended).toBe(1)
  expect(program.printed.out).toBe('')
  expect(program.printed.error).toMatch(
    new RegExp(
      `^start: Port ${page} for the playground is taken by process ${process.pid} \\(.*\\)\\. Stop it with \`kill ${process.pid}\`, `,
    ),
  )
  expect(program.printed.error).toContain('or choose others with --port; 0 takes free ones.\n')

  const other = runProgram([], { LATCHKEY_CLOUD_PORT: String(page) })
  expect(await other.ended).toBe(1)
  expect(other.printed.error).toMatch(
    new RegExp(
      `^start: Port ${page} for the cloud is taken by .*, or choose another with --cloud-port, or move all with --port`,
    ),
  )
})

it('stops the started chains if a port is taken during the start', async () => {
  const page = await takePort()
  // The chains get these two ports first.
  const [evm, faucet] = [await getFreePort(), await getFreePort()]
  const ports = {
    page,
    evm,
    faucet,
    secondEvm: 0,
    solana: 0,
    bitcoin: 0,
    cloud: 0,
    wallet: 0,
    smtp: 0,
    mail: 0,
    identity: 0,
  }
  const { signal } = new AbortController()
  await expect(startPlayground({ ports, isDev: false, signal, onFailure: () => {} })).rejects.toThrow(
    `Port ${page} for the playground is taken. Stop the program that listens on it, or choose another with --port; 0 takes a free one.`,
  )
  for (const port of [evm, faucet]) expect(await isOpen(`http://127.0.0.1:${port}`), String(port)).toBe(false)
})

/** The processes of `npm start`: npm's own, the boot script, and the program that starts the rest. */
const commands = {
  npm: /npm start/,
  'the boot script': /boot\.mjs/,
  // npm leads the group, as in a terminal.
  'the process group': /npm start/,
  'the program': /(?<!boot\.mjs node --liftoff-only )scripts\/start\.ts/,
}

// SIGHUP ends npm as SIGKILL does, and the boot script passes it on as it does SIGINT.
it.runIf(process.platform === 'linux').each([
  ['npm', 'SIGINT'],
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['the boot script', 'SIGINT'],
  ['the boot script', 'SIGTERM'],
  ['the boot script', 'SIGKILL'],
  ['the program', 'SIGHUP'],
  ['the program', 'SIGKILL'],
  ['the process group', 'SIGINT'],
  ['the process group', 'SIGTERM'],
] as const)('leaves no process behind when %s gets %s', async (receiver, signal) => {
  const program = runProgram([], {}, ['npm', 'start'])
  await program.ready
  const processes = listDescendants(program.processId)
  onTestFinished(() => {
    for (const { processId } of processes.filter(isAlive)) process.kill(processId, 'SIGKILL')
  })
  // Two chains of EVM and their guard, beside those that are named.
  expect(processes.length).toBeGreaterThanOrEqual(6)

  const target = processes.find(({ command }) => commands[receiver].test(command))
  expect(target, JSON.stringify(processes)).toBeDefined()
  const targetId = target?.processId ?? Number.NaN
  process.kill(receiver === 'the process group' ? -targetId : targetId, signal)
  await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 15_000, interval: 100 })
})

it('prints its flags, and rejects unknown ones without starting anything', async () => {
  const help = runProgram(['--help'])
  expect(await help.ended).toBe(0)
  expect(help.printed.out).toContain('--second-evm-port <port>')
  const wrong = runProgram(['--prot', '1'])
  expect(await wrong.ended).toBe(2)
  expect(wrong.printed.error).toContain("start: Unknown option '--prot'")
  expect(wrong.printed.error).toContain('Usage: npm start')
})
