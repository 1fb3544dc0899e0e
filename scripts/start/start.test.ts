import { expect, it } from 'vitest'
import { formatReadyBlock } from './formatReadyBlock.ts'
import { parseStartArguments } from './parseStartArguments.ts'

const parse = (values: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  parseStartArguments({ values, environment })

it('uses the default ports; flags take precedence over the environment', () => {
  const ports = { page: 5173, evm: 8545, secondEvm: 8546, solana: 8899, bitcoin: 3002, faucet: 8547, cloud: 8787 }
  expect(parse([])).toEqual({ kind: 'start', isDev: false, ports })
  expect(
    parse(['--port', '5180', '--dev', '--cloud-port=0'], {
      LATCHKEY_PORT: '1',
      LATCHKEY_EVM_PORT: '0',
      LATCHKEY_FAUCET_PORT: '',
      LATCHKEY_CLOUD_PORT: '2',
    }),
  ).toEqual({ kind: 'start', isDev: true, ports: { ...ports, page: 5180, evm: 0, cloud: 0 } })
})

it.each([
  [['--port', '65536'], {}, '--port: a port is a whole number from 0 to 65535, not "65536"'],
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
      },
    ],
    faucetUrl: 'http://127.0.0.1:8547',
  } as const
  expect(formatReadyBlock({ url: 'http://127.0.0.1:5173', cloudUrl: 'http://127.0.0.1:8787', description })).toBe(`
  Latchkey is ready

  Playground   http://127.0.0.1:5173
  Devnet One   http://127.0.0.1:8545   chain 31337
  Faucet       http://127.0.0.1:8547
  Cloud        http://127.0.0.1:8787   project dev

  Ctrl-C stops everything

`)
})
