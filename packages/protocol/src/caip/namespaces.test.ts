import { expect, it } from 'vitest'
import { isNamespace, namespaces } from './namespaces.ts'

it('knows exactly eip155, solana, polkadot, bip122, cosmos [S3.022]', () => {
  expect(namespaces).toStrictEqual(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])
  for (const namespace of namespaces) expect(isNamespace(namespace)).toBe(true)
})

it.each([['ethereum'], ['EIP155'], [''], ['toString'], [undefined], [0], [['eip155']]])(
  'refuses %o',
  (value: unknown) => {
    expect(isNamespace(value)).toBe(false)
  },
)
