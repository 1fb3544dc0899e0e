import { describe, expect, it, onTestFinished } from 'vitest'
import type { DevnetDescription } from '../DevnetDescription.ts'
import { canConnect } from '../test/canConnect.ts'
import { getServerUrls } from '../test/getServerUrls.ts'
import { occupyPort } from '../test/occupyPort.ts'
import { type CliProcess, spawnCli } from '../test/spawnCli.ts'
import { usage } from './usage.ts'

const freePorts = ['port', 'second-evm-port', 'solana-port', 'bitcoin-port', 'faucet-port'].flatMap((flag) => [
  `--${flag}`,
  '0',
])

function run(values: readonly string[], channel = false): CliProcess {
  const cli = spawnCli({ values, channel })
  onTestFinished(async () => {
    cli.kill('SIGTERM')
    await cli.ended
  })
  return cli
}

async function runToJson(parameters: { flags?: readonly string[]; channel?: boolean } = {}) {
  const { channel, flags = [] } = parameters
  const cli = run(['--json', ...freePorts, ...flags], channel)
  const description: DevnetDescription = JSON.parse(await cli.waitFor('stdout', /\n/))
  return { cli, description }
}

async function isListening(description: DevnetDescription): Promise<boolean[]> {
  return Promise.all(getServerUrls(description).map(canConnect))
}

describe('latchkey-devnet', () => {
  it('prints what runs in one block that ends with the ready line, once everything answers', async () => {
    const cli = run(freePorts)
    const block = await cli.waitFor('stdout', /^latchkey-devnet ready /m)
    const faucetUrl = /^latchkey-devnet ready (http:\/\/127\.0\.0\.1:\d+)\n$/m.exec(block)?.[1]
    const description: DevnetDescription = JSON.parse(await (await fetch(`${faucetUrl}/`)).text())
    expect(description.faucetUrl).toBe(faucetUrl)

    const urls = getServerUrls(description)
    const masked = urls.reduce((text, url, index) => text.replaceAll(url, `http://127.0.0.1:${'abc'[index]}`), block)
    expect(masked).toMatchInlineSnapshot(`
      "Local chains for development. Everyone has these keys: never send anything of value to these accounts.

        Devnet One  eip155:31337  http://127.0.0.1:b
        Devnet Two  eip155:31338  http://127.0.0.1:c
        Faucet                    http://127.0.0.1:a

      Tokens, on every chain
        TUSD  0x7e57D011A4000000000000000000000000000001  Test Dollar
        LUSD  0x1E6Acd011A400000000000000000000000000002  Legacy Dollar: transfer and approve return nothing

      Accounts, each with 10000 of the currency, 1000000 TUSD, 1000000 LUSD on every chain
        0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266  0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80
        0x70997970C51812dc3A010C7d01b50e0d17dc79C8  0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d
        0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC  0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a
        0x90F79bf6EB2c4f870365E785982E1f101E93b906  0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6
        0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65  0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a
        0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc  0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba
        0x976EA74026E726554dB657fA54763abd0C3a0aa9  0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e
        0x14dC79964da2C08b23698B3D3cc7Ca32193d9955  0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356
        0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f  0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97
        0xa0Ee7A142d267C1f36714E4a8F75612F20a79720  0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6

      latchkey-devnet ready http://127.0.0.1:a
      "
    `)
    expect(cli.output.stderr).toBe('')
  })

  it('prints with --json nothing but the description, in one line', async () => {
    const { cli, description } = await runToJson()
    expect(cli.output.stdout.trimEnd()).not.toContain('\n')
    expect(await (await fetch(description.faucetUrl)).json()).toEqual(description)
    expect(await isListening(description)).toEqual([true, true, true])
    cli.kill('SIGTERM')
    expect(await cli.ended).toBe(0)
    expect(cli.output).toEqual({ stdout: `${JSON.stringify(description)}\n`, stderr: '' })
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends cleanly on %s: exit code 0, every port free',
    async (signal) => {
      const { cli, description } = await runToJson()
      cli.kill(signal)
      expect(await cli.ended).toBe(0)
      expect(await isListening(description)).toEqual([false, false, false])
    },
  )

  it('ends cleanly when it is interrupted in the middle of the start', async () => {
    const cli = run(['--json', '--verbose', ...freePorts])
    // The chains print their accounts before they listen.
    await cli.waitFor('stderr', /^3133[78]: Available Accounts/m)
    cli.kill('SIGINT')
    expect(await cli.ended).toBe(0)
  })

  it('leaves no chain behind when it is killed', async () => {
    const { cli, description } = await runToJson()
    cli.kill('SIGKILL')
    expect(await cli.ended).toBe('SIGKILL')
    await expect.poll(() => isListening(description), { timeout: 10_000 }).toEqual([false, false, false])
  })

  it('ends with the program that started it over a channel', async () => {
    const { cli, description } = await runToJson({ channel: true })
    cli.disconnect()
    expect(await cli.ended).toBe(0)
    expect(await isListening(description)).toEqual([false, false, false])
  })

  it('ends with exit code 1 and says so when a chain has ended by itself', async () => {
    const { cli, description } = await runToJson({ flags: ['--verbose'] })
    const log = await cli.waitFor('stderr', /anvil is process \d+$/m)
    process.kill(Number(/anvil is process (\d+)$/m.exec(log)?.[1]), 'SIGKILL')
    expect(await cli.ended).toBe(1)
    expect(cli.output.stderr).toMatch(/^latchkey-devnet: anvil for chain 3133[78] ended by itself: .+\.\n$/m)
    expect(await isListening(description)).toEqual([false, false, false])
  })

  it('prints with --verbose what the chains are asked, to stderr', async () => {
    const { cli, description } = await runToJson({ flags: ['--verbose'] })
    await fetch(`${description.faucetUrl}/health`)
    expect(await cli.waitFor('stderr', /^31338: eth_blockNumber$/m)).toContain('31338: eth_blockNumber')
    expect(cli.output.stdout).toBe(`${JSON.stringify(description)}\n`)
  })

  it('says in one line which port is taken and how to take another, with exit code 1', async () => {
    const { port, release } = await occupyPort()
    onTestFinished(release)
    const cli = run([...freePorts.slice(2), '--evm-port', String(port)])
    expect(await cli.ended).toBe(1)
    expect(cli.output).toEqual({
      stdout: '',
      stderr: `latchkey-devnet: Port ${port} for chain 31337 is taken. Stop the program that listens on it, or choose another with --evm-port (ports.evm); 0 takes a free one.\n`,
    })
  })

  it.each([
    { values: ['--chain'], reason: "Unknown option '--chain'" },
    {
      values: ['--chains', '31337,dogecoin'],
      reason: '--chains may name 31337, 31338, solana, bitcoin, not "dogecoin"',
    },
    { values: ['8545'], reason: "Unexpected argument '8545'" },
    { values: ['--json=yes'], reason: "Option '--json' does not take an argument" },
    { values: ['--faucet-port', 'http'], reason: 'A port is a whole number from 0 to 65535, not "http"' },
    { values: ['--port', '65536'], reason: 'A port is a whole number from 0 to 65535, not "65536"' },
    { values: ['--port', '1', '--evm-port', '2'], reason: '--port and --evm-port are the same: give one of them' },
    {
      values: ['--port', '8600', '--faucet-port', '8600'],
      reason: 'Port 8600 is given twice: each server needs one of its own.',
    },
  ])('refuses $values with its usage and exit code 2', async ({ reason, values }) => {
    const cli = run(values)
    expect(await cli.ended).toBe(2)
    expect(cli.output.stdout).toBe('')
    expect(cli.output.stderr).toBe(`latchkey-devnet: ${reason}\n\n${usage}`)
  })

  it('prints its usage and its version', async () => {
    const [help, version] = [run(['--help']), run(['-v'])]
    expect(await help.ended).toBe(0)
    expect(help.output).toEqual({ stdout: usage, stderr: '' })
    expect(await version.ended).toBe(0)
    expect(version.output.stdout).toMatch(/^\d+\.\d+\.\d+\S*\n$/)
  })
})
