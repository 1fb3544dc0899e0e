import { expect, it } from 'vitest'
import { createStandardState } from './createStandardState.ts'

const ether = { name: 'Coin', symbol: 'C', decimals: 1 }

function open(stored: string | null, setItem: (key: string, value: string) => void = () => undefined) {
  return createStandardState({
    accounts: ['a', 'b'],
    chains: ['x:1', 'x:2'],
    describeChain: (chainId) => ({ chainId, name: chainId, nativeCurrency: ether }),
    storage: { getItem: () => stored, setItem },
    storageKey: 'key',
    onChange: () => undefined,
  })
}

it('stores sites, accounts and the chain', () => {
  let text = ''
  const state = open(null, (_, value) => (text = value))
  state.permit('https://a.example', ['b'])
  state.setVisible(['b', 'a'])
  state.setChain('x:2')
  const again = open(text)
  expect([again.chain, again.visible, again.getExposed('https://a.example')]).toEqual(['x:2', ['b', 'a'], ['b', 'a']])
})

it('drops malformed entries and unknown accounts', () => {
  const damaged = ['', '{', 'null', '[]', '{"sites":7,"visible":{},"chain":[]}']
  const foreign = '{"sites":[["s",["z"]],["t",["z","a"]],[7,["a"]],null],"visible":["z"],"chain":"x:9"}'
  for (const text of [...damaged, foreign]) {
    const state = open(text)
    expect([state.chain, state.visible, state.getExposed('s')]).toEqual(['x:1', ['a', 'b'], []])
  }
  expect(open(foreign).getExposed('t')).toEqual(['a'])
})

it('works without storage', () => {
  const state = open(null, () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  state.permit('s', ['a'])
  expect(state.getExposed('s')).toEqual(['a'])
})
