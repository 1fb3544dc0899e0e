import { expect, it } from 'vitest'
import { listSettings } from './listSettings.ts'
import { settingRows } from './settingRows.ts'

const list = (environment: Readonly<Record<string, string>> = {}, flags: Readonly<Record<string, string>> = {}) =>
  listSettings({ environment, flags })
const find = (variable: string, ...from: Parameters<typeof list>) =>
  list(...from).find((each) => each.variable === variable)

it('lists every setting, and those of chains by their prefix while there are none', () => {
  const names = list().map(({ variable }) => variable)
  expect(names).toEqual(expect.arrayContaining(Object.values(settingRows).map(({ variable }) => variable)))
  expect(names.filter((name) => name.endsWith('*'))).toEqual([
    'LATCHKEY_RPC_*',
    'LATCHKEY_BUNDLER_*',
    'LATCHKEY_PAYMASTER_*',
    'LATCHKEY_BUNDLER_KEY_*',
  ])
  expect(new Set(names).size).toBe(names.length)
})

it('says where a value comes from: a flag, a variable, a file or the default', () => {
  expect(find('LATCHKEY_PORT')).toEqual({
    variable: 'LATCHKEY_PORT',
    flag: '--port',
    group: 'Server',
    description: settingRows.port.description,
    unit: null,
    isSecret: false,
    isSet: false,
    value: '8787',
    initial: '8787',
    source: 'default',
  })
  const variables = { LATCHKEY_PORT: ' 9000 ', LATCHKEY_DRAIN_TIME: ' ' }
  expect(find('LATCHKEY_PORT', variables)).toMatchObject({ isSet: true, value: '9000', source: 'variable' })
  expect(find('LATCHKEY_PORT', variables, { port: '9001' })).toMatchObject({ value: '9001', source: 'flag' })
  expect(find('LATCHKEY_DRAIN_TIME', variables)).toMatchObject({ value: '10', unit: 'seconds', source: 'default' })
  expect(find('LATCHKEY_METRICS_TOKEN', { LATCHKEY_METRICS_TOKEN_FILE: '/run/token' })).toMatchObject({
    isSecret: true,
    isSet: true,
    value: null,
    source: 'file',
  })
  expect(find('LATCHKEY_TRUST_PROXY')).toMatchObject({ isSet: false, value: null, initial: 'none' })
})

it('lists the chains that have upstreams, keys or a paymaster, each once', () => {
  const chains = list({
    LATCHKEY_RPC_EIP155_1: 'https://a.example/key,https://b.example',
    LATCHKEY_RPC_EIP155_10: '',
    LATCHKEY_RPC_METHODS: 'eth_chainId',
    LATCHKEY_RPC_EIP155_5_FILE: '/run/nodes',
    LATCHKEY_BUNDLER_EIP155_1: 'https://bundler.example:8443/?key=1',
    LATCHKEY_PAYMASTER_EIP155_1_FILE: '/run/paymaster',
    LATCHKEY_BUNDLER_KEY_EIP155_10: '11'.repeat(32),
  }).filter(({ variable }) => /_EIP155_|\*$/.test(variable))
  expect(chains.map(({ source, value, variable }) => [variable, value, source])).toEqual([
    ['LATCHKEY_RPC_EIP155_1', 'https://a.example/…,https://b.example', 'variable'],
    ['LATCHKEY_RPC_EIP155_5', null, 'file'],
    ['LATCHKEY_BUNDLER_EIP155_1', 'https://bundler.example:8443/…', 'variable'],
    ['LATCHKEY_PAYMASTER_EIP155_1', null, 'file'],
    ['LATCHKEY_BUNDLER_KEY_EIP155_10', null, 'variable'],
  ])
})
