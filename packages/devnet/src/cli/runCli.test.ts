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

/** Starts only the EVM chains by default: all chains end in the same way, and these start sooner. */
async function runToJson(parameters: { flags?: readonly string[]; channel?: boolean; chains?: string } = {}) {
  const { chains = '31337,31338', channel, flags = [] } = parameters
  const cli = run(['--json', '--chains', chains, ...freePorts, ...flags], channel)
  const description: DevnetDescription = JSON.parse(await cli.waitFor('stdout', /\n/))
  return { cli, description }
}

async function isListening(description: DevnetDescription): Promise<boolean[]> {
  return Promise.all(getServerUrls(description).map(canConnect))
}

describe('latchkey-devnet', () => {
  it('prints the running chains in one block that ends with the ready line, when everything answers', async () => {
    const cli = run(freePorts)
    const block = await cli.waitFor('stdout', /^latchkey-devnet ready /m)
    const faucetUrl = /^latchkey-devnet ready (http:\/\/127\.0\.0\.1:\d+)\n$/m.exec(block)?.[1]
    const description: DevnetDescription = JSON.parse(await (await fetch(`${faucetUrl}/`)).text())
    expect(description.faucetUrl).toBe(faucetUrl)

    const urls = getServerUrls(description)
    const masked = urls.reduce((text, url, index) => text.replaceAll(url, `http://127.0.0.1:${'abcdef'[index]}`), block)
    expect(masked).toMatchInlineSnapshot(`
      "Local chains for development. The keys are public: never send anything of value to these accounts.

        Devnet One      eip155:31337                             http://127.0.0.1:b
        Devnet Two      eip155:31338                             http://127.0.0.1:c
        Devnet Solana   solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE  http://127.0.0.1:d
        Devnet Bitcoin  bip122:0f9188f13cb7b2c71f2a335e3a4fc328  http://127.0.0.1:f
        Faucet                                                   http://127.0.0.1:a

      Tokens, on every EVM chain
        TUSD  0x7e57D011A4000000000000000000000000000001  Test Dollar
        LUSD  0x1E6Acd011A400000000000000000000000000002  Legacy Dollar: transfer and approve return nothing

      Accounts, each with 10000 of the currency, 1000000 TUSD, 1000000 LUSD on every EVM chain
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

      Smart accounts, on every EVM chain, with accounts for a bundler to send from (--json has their keys)
        EntryPoint 0.8     0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108
        Simple7702Account  0xe6Cae83BdE06E4c305530e199D7217f42808555B
        Executor 0         0x018F340e0e8E85E8Eea62e65C221d9A241Ef651B
        Executor 1         0x63bC76371702aB122efcaBdaAbbA49F4813A1F31
        Executor 2         0x12A6F2E911B83558d78617FE7392ae2b26d91aA9
        Executor 3         0x444C5b89c7c37a4bB9876386bf6C0C2A9220B48b

      Tokens on Solana
        TUSD  TUf5f3mAWXBJBo9B6J4sGnRB699JB3wfERFqRqgmoCg  Test Dollar, spl-token
        TEUR  TEBNsJQJ2xxgeY1zNkdvokKkK4qddSG9qYCabGoUZ4P  Test Euro, token-2022

      Accounts on Solana, each with 10000 SOL, 1000000 TUSD, 1000000 TEUR
        oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96   4Cfc4TJ6dsWwLcw8aJ5uhx7UJKPR5VGXTu2iJr5bVRoTDsxzb6qfJrzR5HNhBcwGwsXqGeHzDR3eUWLr7MRnska8
        AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD  2GE2EWZwKFkMpDFKaN6LYVggqLJTdwkreHLNbXBKbtfnCBqkbtNhM4cEymyi5HZD2dX6rmh2VzE4waW7pbUUgXF7
        CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k  3rSg4wp38McUCkhe511k98mKhsSYxCw4mrvytNLULVvsPDFmaxC4XSyAPT54Tx3QqJmBbXoPsdbVAYqynzZR1K2i
        9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp  5uXAKT5i9KNt3LwCGAqUXYgtyhvGcUGm1CvPtPAyVy2geBftjuZ2mcV6oQQs7BMTNsNHS3hffaM1TJqsNEEQgAE6
        6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp  2FhULCkfNPpQsTeMebSdix4QhhcVgG4Fu7HYYB6pwkGEFar8FUacee4WmqtXFMyvx3GrKGYgXXBJX9Z6G5Dv1hBn
        7EeV8eiRuGoR8bFHCjdCRGQd1RM5sR2dAkdiTEtC9ko7  hURca1bpFc3Grtne1KsotwTabDmtNdskVWE6wbVzJDNFkKkzDXFTFEU3CszYigWd42cq9TQ2a1mrtRPEb5TUsAd
        F9fVg2LeE2RhM6CfNn888hbjqovZDEWY3vm2hEkvX3Nh  3yt2ZgpQRjz2pXrD3qez8xkuC9oA5gQ1KmJAVy79xYADgoS4F8XsavEWDqryukrdc7Z3Xk78sSFx5Svnd4hTJopm
        26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6  29efn8AUKWNmmyQjWEZebh8CzA9663awdcmPfSVwRsHq5tQeQkCgFXgdLX821XGmQYnub65qR48hhWqkL59Ac4iN
        5mCGtMUD21HEvWJxKGKS6HEAH7ezzy12MWGs4bPgcJwV  4rYyAiSkKMKQ3PexSUkzdxTvuVHv33a49c8VVrWLB3xRSeAXFf8fiwvbNy5LEQ6wCpc6ZeBfnvroVv6fVsT9UcP5
        2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab  5uYLMzbkZ7DCxH9gsSxi4UoMbA4YDw3vxwSgnAbDA8jvTY1YY9jGKJsx8dQTtc9yJstkeLVCAcTUZtALZyA4svvj

      Accounts on Bitcoin, with coins at these addresses and at two more of each key (--json)
        bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw  cTg4nG8mNSaQr1KV1a3erZaAGk3deLnKivYnfEkKaSJrvnja6Pjd
        bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj  cP9Qe8G65MQar9MYpjUsJaQSKnYv4w8gXGb3RJPj8E9mxqPdr2tg
        bcrt1qwqwxn0pae964jk3zu8zxr3lu2jyj0p7mk8hkdv  cNZCHvVK8Aa86AmAnikDrn6SzyRieDxEXZHcmX7RMms7TuGet4Y2
        bcrt1q0rvyhr5465rrdfmavlj67u7ru5vr434c08qx4e  cRiin6ZHfE62qBh5jNBrpNETxVnQfLG1haDJBFMdHML9CDRYpAPu
        bcrt1qvlwxpcmszwutam7ykvwc272r748a9zzszj8a4s  cUSDd3jjziRtr5UF4B96y37YN2XDsUVUJwyiEZXZFpUxydr484ef
        bcrt1qar6hlpggnekgcmmwzadv9cxst3pkp7u08wrlxa  cVp98FsWipEwK447xqxsdoZDzWLAw3oKDcYWw3gFUztX4taxYi16
        bcrt1qzellfqrpactah9matfnsp83phkr8wl68kzw4q0  cUsJ58AgMHYNGF4uTix8PG7o77GyEcjSf8NEUv2BRD8GZGsFfqzx
        bcrt1q769sksczmj4w0zwzxm9mxv5934nepg5vjyjsxh  cSELWahHbtcUYD5LNL77VgiM9DdZ38b13etM18hi3TBp7hRKfTRQ
        bcrt1qcvtlsjudzj0lpk47fhlu0zncaepl672xfx2th2  cTd1ikXmh4FwRWuT2nkJUhSfjog7aoWNamzcL5jN5QNc3c5kpGRG
        bcrt1qkf7j3rkd7qd4j0kf23g6x0mmczaykvtwywskqn  cTXBkwJ4kBhhpxjzDZsTQZazQuiHkzXuDCHom2BD6AaYgL38iQWN

      latchkey-devnet ready http://127.0.0.1:a
      "
    `)
    expect(cli.output.stderr).toBe('')
  })

  it('prints only the description with --json, in one line', async () => {
    const { cli, description } = await runToJson({ chains: '31337,31338,solana,bitcoin' })
    expect(cli.output.stdout.trimEnd()).not.toContain('\n')
    expect(await (await fetch(description.faucetUrl)).json()).toEqual(description)
    expect(await isListening(description)).toEqual(Array(6).fill(true))
    cli.kill('SIGTERM')
    expect(await cli.ended).toBe(0)
    expect(await isListening(description)).toEqual(Array(6).fill(false))
    expect(cli.output).toEqual({ stdout: `${JSON.stringify(description)}\n`, stderr: '' })
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'exits cleanly on %s: exit code 0, every port free',
    async (signal) => {
      const { cli, description } = await runToJson()
      cli.kill(signal)
      expect(await cli.ended).toBe(0)
      expect(await isListening(description)).toEqual([false, false, false])
    },
  )

  it('exits cleanly when it is interrupted during startup', async () => {
    const cli = run(['--json', '--verbose', '--chains', '31337,31338', ...freePorts])
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

  it('exits with the program that started it over a channel', async () => {
    const { cli, description } = await runToJson({ channel: true })
    cli.disconnect()
    expect(await cli.ended).toBe(0)
    expect(await isListening(description)).toEqual([false, false, false])
  })

  it('exits with code 1 and a message when a chain has exited unexpectedly', async () => {
    const { cli, description } = await runToJson({ flags: ['--verbose'] })
    const log = await cli.waitFor('stderr', /anvil is process \d+$/m)
    process.kill(Number(/anvil is process (\d+)$/m.exec(log)?.[1]), 'SIGKILL')
    expect(await cli.ended).toBe(1)
    expect(cli.output.stderr).toMatch(/^latchkey-devnet: anvil for chain 3133[78] exited unexpectedly: .+\.\n$/m)
    expect(await isListening(description)).toEqual([false, false, false])
  })

  it('prints the requests to the chains to stderr with --verbose', async () => {
    const { cli, description } = await runToJson({ flags: ['--verbose'] })
    await fetch(`${description.faucetUrl}/health`)
    expect(await cli.waitFor('stderr', /^31338: eth_blockNumber$/m)).toContain('31338: eth_blockNumber')
    expect(cli.output.stdout).toBe(`${JSON.stringify(description)}\n`)
  })

  it('reports a taken port and how to choose another in one line, with exit code 1', async () => {
    const { port, release } = await occupyPort()
    onTestFinished(release)
    const cli = run(['--chains', '31337', ...freePorts.slice(2), '--evm-port', String(port)])
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
  ])('rejects $values with its usage and exit code 2', async ({ reason, values }) => {
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
