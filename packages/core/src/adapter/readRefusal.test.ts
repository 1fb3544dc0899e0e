import { expect, it } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { readRefusal } from './readRefusal.ts'

it('reads codes, names and messages of an error and of all that it wraps', () => {
  const original = { code: '4001', message: 'User rejected' }
  const error = new Error('Internal error', {
    cause: { code: -32_603, name: 'RpcError', data: { originalError: original } },
  })
  const refusal = readRefusal(error)
  expect(refusal.codes).toEqual([undefined, -32_603, undefined, 4001])
  expect(refusal.names).toEqual(['Error', 'RpcError', undefined, undefined])
  expect(refusal.text.split('\n')).toEqual(['Internal error', '', '', 'User rejected'])
  expect(refusal.details).toContain('Internal error')
  expect(refusal.known).toBeUndefined()
})

it('finds a wrapped error of the catalogue', () => {
  const known = new ModalError('wallet.locked')
  expect(readRefusal({ error: new Error('wrapped', { cause: known }) }).known).toBe(known)
})

it('keeps a code that is text', () => {
  expect(readRefusal({ code: 'ACTION_REJECTED' }).codes).toEqual(['ACTION_REJECTED'])
})

it('uses a plain string as the message', () => {
  expect(readRefusal('User rejected').text).toBe('User rejected')
})

it('limits endless chains of causes and long messages', () => {
  const error: { message: string; cause?: unknown } = { message: 'x'.repeat(1_000_000) }
  error.cause = error
  expect(readRefusal(error).codes).toHaveLength(12)
  expect(readRefusal(error).text.length).toBeLessThan(12_100)
})

it.each([
  [undefined],
  [null],
  [
    {
      get message() {
        throw new RangeError('no')
      },
    },
  ],
])('never throws', (error) => {
  expect(readRefusal(error).text).toBe('')
})
