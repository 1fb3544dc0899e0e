import { describe, expect, it } from 'vitest'
import { fromProviderError } from './fromProviderError.ts'
import { ModalError } from './ModalError.ts'
import { readProviderErrorCode } from './readProviderErrorCode.ts'

const parameters = { rejected: 'connection.rejected', fallback: 'connection.failed' } as const
const toCode = (value: unknown) => fromProviderError(value, parameters).code

describe('readProviderErrorCode', () => {
  it.each([
    ['its own code', { code: 4001 }, 4001],
    ['a code in digits', { code: '4001' }, 4001],
    ['a code of its cause', new Error('outer', { cause: { code: 4902 } }), 4902],
    ['a code that MetaMask wraps', { code: -32603, data: { originalError: { code: 4902 } } }, 4902],
    ['a code that ethers wraps', { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }, 4001],
    ['an unknown code if no known one is inside', { code: -32000, data: { code: 'text' } }, -32000],
  ])('reads %s', (_, value, expected) => {
    expect(readProviderErrorCode(value)).toBe(expected)
  })

  it.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [new Error('text')],
    [{ code: Number.NaN }],
    [{ code: '4e3' }],
    [{ code: {} }],
  ])('gives 5000 for %o, which has none [S8.089]', (value: unknown) => {
    expect(readProviderErrorCode(value)).toBe(5000)
  })

  it('survives rings, throwing getters and endless trees', () => {
    const ring: Record<string, unknown> = {}
    ring['cause'] = ring
    const trap = {
      get code() {
        throw new Error('trap')
      },
      cause: { code: 4001 },
    }
    const endless = new Proxy({}, { get: (_, key) => (key === 'code' ? undefined : endless) })
    expect(readProviderErrorCode(ring)).toBe(5000)
    expect(readProviderErrorCode(trap)).toBe(4001)
    expect(readProviderErrorCode(endless)).toBe(5000)
  })
})

describe('fromProviderError', () => {
  it.each([
    [4001, 'connection.rejected'],
    [4100, 'wallet.unauthorized'],
    [4200, 'request.unsupported'],
    [-32601, 'request.unsupported'],
    [4900, 'wallet.disconnected'],
    [4901, 'wallet.disconnected'],
    [-32002, 'connection.pending'],
    [5000, 'connection.failed'],
    [-32603, 'connection.failed'],
    [-32000, 'connection.failed'],
  ])('turns %i into %s', (code, expected) => {
    expect(toCode({ code, message: 'as the wallet says' })).toBe(expected)
  })

  it('knows an unrecognized chain by 4902 [S8.088]', () => {
    expect(toCode({ code: 4902, message: 'Unrecognized chain ID' })).toBe('network.unrecognized')
  })

  it('knows an invalid chain id by 32603 [S8.090]', () => {
    expect(toCode({ code: 32603 })).toBe('network.invalidChainId')
  })

  it.each([
    ['User rejected the request.', 'connection.rejected'],
    ['MetaMask Tx Signature: User denied transaction signature.', 'connection.rejected'],
    ['Rejected by user', 'connection.rejected'],
    ['Cancelled by the user', 'connection.rejected'],
    ['The node rejected the transaction', 'connection.failed'],
    ['', 'connection.failed'],
  ])('goes by the words %o if there is no code', (message, expected) => {
    expect(toCode(new Error(message))).toBe(expected)
    expect(toCode(message)).toBe(expected)
  })

  it('keeps what the wallet said for the developer, bounded', () => {
    const cause = { code: 4001, message: 'no '.repeat(10_000) }
    const error = fromProviderError(cause, parameters)
    expect(error.cause).toBe(cause)
    expect(error.message).toBe('Connection rejected')
    expect(error.details).toHaveLength(300)
  })

  it('passes our own errors on', () => {
    const error = new ModalError('wallet.locked')
    expect(fromProviderError(error, parameters)).toBe(error)
  })
})
