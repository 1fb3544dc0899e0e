import { expect, it } from 'vitest'
import { getFreePort } from '../../../getFreePort.shared.ts'
import { isOpen, takePort } from './ports.ts'
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
  Devnet One       http://127.0.0.1:0000   chain 31337
  Devnet Two       http://127.0.0.1:0000   chain 31338
  Devnet Solana    http://127.0.0.1:0000
  Devnet Bitcoin   http://127.0.0.1:0000
  Faucet           http://127.0.0.1:0000
  Cloud            http://127.0.0.1:0000   project dev

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

it('says which port is taken, by what it is used and how to choose another, and stops the started chains', async () => {
  const [page, evm] = [await takePort(), await takePort()]
  // The chains get these two ports first.
  const ports = [String(await getFreePort()), String(await getFreePort())]

  const program = runProgram(['--port', String(page), '--evm-port', ports[0] ?? '', '--faucet-port', ports[1] ?? ''])
  expect(await program.ended).toBe(1)
  expect(program.printed.out).toBe('')
  expect(program.printed.error.replace('start: building the packages\n', '')).toBe(
    `start: Port ${page} for the playground is taken. Stop the program that listens on it, or choose another with --port; 0 takes a free one.\n`,
  )
  for (const port of ports) expect(await isOpen(`http://127.0.0.1:${port}`), port).toBe(false)

  const third = runProgram([], { LATCHKEY_CLOUD_PORT: String(page) })
  expect(await third.ended).toBe(1)
  expect(third.printed.error).toContain(
    `start: Port ${page} for the cloud is taken. Stop the program that listens on it, or choose another with --cloud-port; 0 takes a free one.`,
  )

  const other = runProgram([], { LATCHKEY_EVM_PORT: String(evm) })
  expect(await other.ended).toBe(1)
  expect(other.printed.error).toContain(
    `start: Port ${evm} for chain 31337 is taken. Stop the program that listens on it, or choose another with --evm-port`,
  )
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
