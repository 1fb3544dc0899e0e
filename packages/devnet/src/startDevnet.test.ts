import { execFile } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Devnet } from './Devnet.ts'
import type { DevnetDescription } from './DevnetDescription.ts'
import { DevnetError } from './DevnetError.ts'
import type { DevnetParameters } from './DevnetParameters.ts'
import { startDevnet } from './startDevnet.ts'
import { canConnect } from './test/canConnect.ts'
import { getServerUrls } from './test/getServerUrls.ts'
import { occupyPort } from './test/occupyPort.ts'

async function start(parameters: DevnetParameters = {}): Promise<Devnet> {
  const devnet = await startDevnet(parameters)
  onTestFinished(() => devnet.stop())
  return devnet
}

async function listening(description: DevnetDescription): Promise<boolean[]> {
  return Promise.all(getServerUrls(description).map(canConnect))
}

function toPort(url: string | undefined): number {
  return Number(new URL(url ?? '').port)
}

/** Child processes of this process: only devnets start any here. */
function countChildren(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length
}

/** Collects the process ids of the chains from a devnet's log. */
function collectProcessIds(): { ids: number[]; onLog: (line: string) => void } {
  const ids: number[] = []
  return {
    ids,
    onLog(line) {
      const id = /anvil is process (\d+)/.exec(line)?.[1]
      if (id !== undefined) ids.push(Number(id))
    },
  }
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

describe('startDevnet', () => {
  it('runs two devnets side by side on separate ports', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const urls = [...getServerUrls(one.description), ...getServerUrls(two.description)]
    expect(new Set(urls).size).toBe(12)
    expect(await Promise.all(urls.map(canConnect))).toEqual(Array(12).fill(true))

    await one.stop()
    expect(await listening(one.description)).toEqual(Array(6).fill(false))
    expect(await listening(two.description)).toEqual(Array(6).fill(true))
  })

  it('is described by plain JSON that lists every chain, the tokens and the accounts', async () => {
    const { description } = await start()
    expect(JSON.parse(JSON.stringify(description))).toEqual(description)
    expect(description).toMatchObject({
      evm: [
        {
          caipNetworkId: 'eip155:31337',
          chainId: 31337,
          name: 'Devnet One',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
        {
          caipNetworkId: 'eip155:31338',
          chainId: 31338,
          name: 'Devnet Two',
          nativeCurrency: { name: 'Dev Ether', symbol: 'DEV', decimals: 18 },
        },
      ],
      solana: {
        caipNetworkId: 'solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE',
        name: 'Devnet Solana',
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      },
      bitcoin: { caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328' },
      smartAccounts: {
        entryPointAddress: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
        implementationAddress: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
      },
    })
    expect(description.smartAccounts?.executors).toHaveLength(4)
    for (const chain of description.evm) {
      expect(chain.accounts).toHaveLength(10)
      expect(chain.tokens).toEqual([
        {
          address: '0x7e57D011A4000000000000000000000000000001',
          name: 'Test Dollar',
          symbol: 'TUSD',
          decimals: 6,
          transferReturns: true,
        },
        {
          address: '0x1E6Acd011A400000000000000000000000000002',
          name: 'Legacy Dollar',
          symbol: 'LUSD',
          decimals: 6,
          transferReturns: false,
        },
      ])
      expect(chain.multicallAddress).toBe('0xcA11bde05977b3631167028862bE2a173976CA11')
      expect(chain.nameResolverAddress).toBe('0x4a3e000000000000000000000000000000000004')
      expect(chain.idRegistryAddress).toBe('0xfa7Ca57e00000000000000000000000000000006')
      expect(chain.exchange).toMatchObject({
        address: '0xe8c4a46e00000000000000000000000000000007',
        pooledToken: { address: '0x760f011a40000000000000000000000000000008', symbol: 'TGOV', decimals: 18 },
      })
      expect(chain.spam).toEqual({
        token: {
          address: '0x5FA4000000000000000000000000000000000003',
          name: 'Claim 5000 USD at https://claim-usd.example',
          symbol: 'https://claim-usd.example',
          decimals: 18,
        },
        paidAddress: chain.accounts[1]?.address,
        lookAlikeAddress: '0x7099b0D6E4d1c6F0a3D2F3e0b90C5d3f4aA179C8',
      })
    }
  })

  it('listens on 127.0.0.1 and on no other address of the machine', async () => {
    const { description } = await start()
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80'))
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
    const urls = getServerUrls(description)
    expect(await Promise.all(urls.map(canConnect))).toEqual(Array(6).fill(true))
    for (const host of [...others, '[::1]']) {
      const elsewhere = urls.map((url) => canConnect(url.replace('127.0.0.1', host)))
      expect(await Promise.all(elsewhere), host).toEqual(Array(6).fill(false))
    }
  })

  it('leaves no process behind when stopped, and the next devnet can use the same ports', async () => {
    const first = collectProcessIds()
    const devnet = await start({ onLog: first.onLog })
    expect(first.ids.map(isAlive)).toEqual([true, true])

    await Promise.all([devnet.stop(), devnet.stop()])
    expect(first.ids.map(isAlive)).toEqual([false, false])
    expect(await listening(devnet.description)).toEqual(Array(6).fill(false))
    await expect.poll(countChildren, { timeout: 10_000 }).toBe(0)

    const { bitcoin, evm, faucetUrl, solana } = devnet.description
    const ports = {
      evm: toPort(evm[0]?.rpcUrl),
      secondEvm: toPort(evm[1]?.rpcUrl),
      solana: toPort(solana?.rpcUrl),
      bitcoin: toPort(bitcoin?.esploraUrl),
      faucet: toPort(faucetUrl),
    }
    const again = await start({ ports })
    expect(again.description).toEqual(devnet.description)
  })

  it('runs only the requested chains', async () => {
    const [evm, solana] = await Promise.all([start({ chains: [31338] }), start({ chains: ['solana'] })])
    expect(evm.description.evm.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:31338'])
    expect(Object.keys(evm.description)).toEqual(['evm', 'smartAccounts', 'faucetUrl'])
    expect(Object.keys(solana.description)).toEqual(['evm', 'solana', 'faucetUrl'])
    expect(await listening(evm.description)).toEqual([true, true])
    expect(solana.description.evm).toEqual([])
    expect(await listening(solana.description)).toEqual([true, true, true])
  })

  it.each([
    { chains: [31337], loads: 'false' },
    { chains: ['solana'], loads: 'true' },
  ])('loads litesvm for $chains: $loads', async ({ chains, loads }) => {
    const script = `import { startDevnet } from ${JSON.stringify(new URL('entrypoints/index.ts', import.meta.url).href)}
      const devnet = await startDevnet({ chains: ${JSON.stringify(chains)} })
      process.report.excludeNetwork = true
      console.log(process.report.getReport().sharedObjects.some((path) => path.includes('litesvm')))
      await devnet.stop()`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
    expect(stdout).toBe(`${loads}\n`)
  })

  it.each([
    { name: 'evm', purpose: 'chain 31337', flag: '--evm-port' },
    { name: 'secondEvm', purpose: 'chain 31338', flag: '--second-evm-port' },
    { name: 'solana', purpose: 'Solana', flag: '--solana-port' },
    { name: 'bitcoin', purpose: 'Bitcoin', flag: '--bitcoin-port' },
    { name: 'faucet', purpose: 'the faucet', flag: '--faucet-port' },
  ] as const)('names the port if the one for $purpose is taken, and leaves nothing running', async (port) => {
    const { port: taken, release } = await occupyPort()
    onTestFinished(release)
    const error = await startDevnet({ ports: { [port.name]: taken } }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(DevnetError)
    expect(error).toMatchObject({
      code: 'port_taken',
      message: `Port ${taken} for ${port.purpose} is taken. Stop the program that listens on it, or choose another with ${port.flag} (ports.${port.name}); 0 takes a free one.`,
    })
    await expect.poll(countChildren, { timeout: 10_000 }).toBe(0)
  })

  it('reports the WebSocket of Solana if the port after the chosen one is taken', async () => {
    const { port: taken, release } = await occupyPort()
    onTestFinished(release)
    await expect(startDevnet({ chains: ['solana'], ports: { solana: taken - 1 } })).rejects.toMatchObject({
      code: 'port_taken',
      message: `Port ${taken} for the WebSocket of Solana is taken. Stop the program that listens on it, or choose another with --solana-port (ports.solana); 0 takes a free one.`,
    })
    expect(await canConnect(`http://127.0.0.1:${taken - 1}`)).toBe(false)
  })

  it.each<{ title: string; parameters: Parameters<typeof startDevnet>[0]; message: string }>([
    {
      title: 'a negative port',
      parameters: { ports: { evm: -1 } },
      message: 'ports.evm must be a whole number from 0 to 65535, not -1.',
    },
    {
      title: 'a port that is too large',
      parameters: { ports: { faucet: 65_536 } },
      message: 'ports.faucet must be a whole number from 0 to 65535, not 65536.',
    },
    {
      title: 'a port that is not an integer',
      parameters: { ports: { secondEvm: 8545.5 } },
      message: 'ports.secondEvm must be a whole number from 0 to 65535, not 8545.5.',
    },
    {
      title: 'one port for two servers',
      parameters: { ports: { evm: 23_456, faucet: 23_456 } },
      message: 'Port 23456 is given twice: each server needs one of its own.',
    },
    {
      title: 'the port of the WebSocket of Solana for another server',
      parameters: { ports: { solana: 23_456, faucet: 23_457 } },
      message: 'Port 23457 is given twice: each server needs one of its own. Solana takes the port after its own, too.',
    },
    {
      title: 'the last port for Solana, which has no next port',
      parameters: { ports: { solana: 65_535 } },
      message: 'ports.solana must be a whole number from 0 to 65534, not 65535.',
    },
    {
      title: 'no chain',
      parameters: { chains: [] },
      message: 'chains must name at least one of 31337, 31338, solana, bitcoin, not an empty list.',
    },
    {
      title: 'an unknown chain',
      parameters: JSON.parse('{"chains":[1]}'),
      message: 'chains must name at least one of 31337, 31338, solana, bitcoin, not 1.',
    },
  ])('rejects $title', async ({ parameters, message }) => {
    await expect(startDevnet(parameters)).rejects.toMatchObject({ code: 'invalid_parameters', message })
  })

  it('needs no anvil if no EVM chain runs', async () => {
    const devnet = await startDevnet({ chains: ['bitcoin'], anvilPath: '/nowhere/anvil' })
    onTestFinished(() => devnet.stop())
    expect(devnet.description.evm).toEqual([])
    expect(devnet.description.bitcoin).toBeDefined()
  })

  it('reports which program is missing', async () => {
    await expect(startDevnet({ chains: [31337], anvilPath: '/nowhere/anvil' })).rejects.toMatchObject({
      code: 'anvil_missing',
      message: 'There is no program at /nowhere/anvil (anvilPath).',
    })
  })

  it('reports why the program could not start', async () => {
    // Node knows none of anvil's options.
    await expect(startDevnet({ chains: [31337], anvilPath: process.execPath })).rejects.toMatchObject({
      code: 'anvil_failed',
      message: expect.stringContaining('bad option: --host'),
    })
  })

  it('does not start with a signal that is already aborted', async () => {
    await expect(startDevnet({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
  })

  it('cancels the start when the signal is aborted, and leaves nothing running', async () => {
    const controller = new AbortController()
    // The chains print their accounts before they listen, so this is during startup.
    const onLog = (): void => controller.abort()
    await expect(startDevnet({ signal: controller.signal, onLog })).rejects.toMatchObject({ code: 'aborted' })
    await expect.poll(countChildren, { timeout: 10_000 }).toBe(0)
  })

  it('stops when the signal is aborted after startup', async () => {
    const controller = new AbortController()
    const { description } = await start({ signal: controller.signal })
    expect(await listening(description)).toEqual(Array(6).fill(true))
    controller.abort()
    await expect.poll(() => listening(description), { timeout: 10_000 }).toEqual(Array(6).fill(false))
  })

  it('stops the rest and reports it when a chain exits unexpectedly', async () => {
    const { ids, onLog } = collectProcessIds()
    const failures: DevnetError[] = []
    const { description } = await start({ onLog, onFailure: (error) => failures.push(error) })
    const [first] = ids
    if (first === undefined) throw new TypeError('No chain has told its process id.')
    process.kill(first, 'SIGKILL')
    await expect.poll(() => failures, { timeout: 10_000 }).toHaveLength(1)
    expect(failures[0]).toMatchObject({
      code: 'anvil_failed',
      message: expect.stringMatching(/^anvil for chain 3133[78] exited unexpectedly: It ended with SIGKILL\.$/),
    })
    expect(await listening(description)).toEqual(Array(6).fill(false))
  })

  it('does not report a stop as a failure', async () => {
    const failures: DevnetError[] = []
    const devnet = await start({ onFailure: (error) => failures.push(error) })
    await devnet.stop()
    expect(failures).toEqual([])
  })
})
