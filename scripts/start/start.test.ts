import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { getFreePort } from '../../getFreePort.shared.ts'
import { checkPorts } from './checkPorts.ts'
import { findPortOwner } from './findPortOwner.ts'
import { formatReadyBlock } from './formatReadyBlock.ts'
import { parseStartArguments } from './parseStartArguments.ts'

const parse = (values: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  parseStartArguments({ values, environment })

it('uses the default ports; flags take precedence over the environment', () => {
  const ports = {
    page: 5173,
    evm: 8545,
    secondEvm: 8546,
    solana: 8899,
    bitcoin: 3002,
    faucet: 8547,
    cloud: 8787,
    wallet: 8788,
    smtp: 1025,
    mail: 8025,
    identity: 9400,
  }
  expect(parse([])).toEqual({ kind: 'start', isDev: false, ports })
  expect(
    parse(['--evm-port', '5180', '--dev', '--cloud-port=0'], {
      LATCHKEY_SOLANA_PORT: '0',
      LATCHKEY_FAUCET_PORT: '',
      LATCHKEY_CLOUD_PORT: '2',
    }),
  ).toEqual({ kind: 'start', isDev: true, ports: { ...ports, evm: 5180, solana: 0, cloud: 0 } })
})

it('moves all ports with the port of the page, except those that are given', () => {
  const ports = {
    page: 6000,
    evm: 6001,
    secondEvm: 6002,
    solana: 6003,
    bitcoin: 6005,
    faucet: 6006,
    cloud: 6007,
    wallet: 6008,
    smtp: 6009,
    mail: 6010,
    identity: 6011,
  }
  expect(parse(['--port', '6000'], { LATCHKEY_PORT: '1' })).toEqual({ kind: 'start', isDev: false, ports })
  expect(parse([], { LATCHKEY_PORT: '6000', LATCHKEY_CLOUD_PORT: '9' })).toMatchObject({
    ports: { ...ports, cloud: 9 },
  })
  expect(parse(['--port', '0'])).toMatchObject({ ports: { page: 0, evm: 0, solana: 0, cloud: 0 } })
})

it.each([
  [['--port', '65536'], {}, '--port: a port is a whole number from 0 to 65535, not "65536"'],
  [['--port', '65530'], {}, '--port: the other ports follow 65530, and the last would be above 65535'],
  [['--evm-port=x'], {}, '--evm-port: a port is a whole number from 0 to 65535, not "x"'],
  [[], { LATCHKEY_CLOUD_PORT: 'cloud' }, 'LATCHKEY_CLOUD_PORT: a port is a whole number from 0 to 65535, not "cloud"'],
  [[], { LATCHKEY_PORT: '-1' }, 'LATCHKEY_PORT: a port is a whole number from 0 to 65535, not "-1"'],
  [['--unknown'], {}, "Unknown option '--unknown'"],
  [['page'], {}, "Unexpected argument 'page'"],
])('refuses %j', (values, environment, reason) => {
  expect(parse(values, environment)).toEqual({ kind: 'refused', reason })
})

it('aligns the addresses', () => {
  const description = {
    evm: [
      {
        caipNetworkId: 'eip155:31337',
        chainId: 31337,
        name: 'Devnet One',
        rpcUrl: 'http://127.0.0.1:8545',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        tokens: [],
        accounts: [],
        multicallAddress: '0xcA11bde05977b3631167028862bE2a173976CA11',
        nameResolverAddress: '0x4a3e000000000000000000000000000000000004',
        idRegistryAddress: '0xfa7Ca57e00000000000000000000000000000006',
        exchange: {
          address: '0xe8c4a46e00000000000000000000000000000007',
          pooledToken: {
            address: '0x760f011a40000000000000000000000000000008',
            name: 'Gov',
            symbol: 'TGOV',
            decimals: 18,
            transferReturns: true,
          },
          pools: [],
        },
        spam: {
          token: { address: '0x5FA4000000000000000000000000000000000003', name: 'Spam', symbol: 'SPAM', decimals: 18 },
          paidAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
          lookAlikeAddress: '0x7099b0D6E4d1c6F0a3D2F3e0b90C5d3f4aA179C8',
        },
      },
    ],
    faucetUrl: 'http://127.0.0.1:8547',
    mail: { smtpUrl: 'smtp://127.0.0.1:1025', url: 'http://127.0.0.1:8025' },
  } as const
  expect(
    formatReadyBlock({
      url: 'http://127.0.0.1:5173',
      cloudUrl: 'http://127.0.0.1:8787',
      walletUrl: 'http://wallet.localhost:8788',
      description,
    }),
  ).toBe(`
  Latchkey is ready

  Playground   http://127.0.0.1:5173
  Devnet One   http://127.0.0.1:8545          chain 31337
  Faucet       http://127.0.0.1:8547
  Cloud        http://127.0.0.1:8787          project dev
  Wallet       http://wallet.localhost:8788
  Mailbox      http://127.0.0.1:8025          smtp://127.0.0.1:1025

  Ctrl-C stops everything

`)
})

it('says which program owns a taken port', async () => {
  const port = await getFreePort()
  const code = `require('node:net').createServer().listen(${port}, '127.0.0.1', () => console.log('ready'))`
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  await once(child.stdout, 'data')

  const owner = await findPortOwner(port)
  expect(owner).toMatchObject({ processId: child.pid, command: expect.stringContaining('node') })
  const free = {
    page: 0,
    evm: 0,
    secondEvm: 0,
    solana: 0,
    bitcoin: 0,
    faucet: 0,
    cloud: 0,
    wallet: 0,
    smtp: 0,
    mail: 0,
    identity: 0,
  }
  expect(await checkPorts(free)).toEqual([])
  expect(await checkPorts({ ...free, cloud: port })).toEqual([
    `Port ${port} for the cloud is taken by process ${child.pid} (${owner?.command}). Stop it with \`kill ${child.pid}\`, ` +
      'or choose another with --cloud-port, or move all with --port; 0 takes a free one.',
  ])
  expect(await checkPorts({ ...free, solana: port - 1 })).toEqual([
    expect.stringContaining(`Port ${port} for Solana's WebSocket is taken by process ${child.pid}`),
  ])
  child.kill()
  await once(child, 'exit')
  expect(await findPortOwner(port)).toBeUndefined()
})
