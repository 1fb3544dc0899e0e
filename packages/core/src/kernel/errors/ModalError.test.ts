import { describe, expect, expectTypeOf, it } from 'vitest'
import { isModalError } from './isModalError.ts'
import { ModalError } from './ModalError.ts'
import { toModalError } from './toModalError.ts'

describe('ModalError', () => {
  it('has a code, its message, a surface and a documentation URL', () => {
    const cause = new Error('cause')
    const error = new ModalError('connection.rejected', { details: 'The wallet answered 4001', cause })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'ModalError',
      code: 'connection.rejected',
      details: 'The wallet answered 4001',
      surface: 'toast',
      docsUrl: 'https://github.com/latchkey/latchkey/blob/main/docs/errors.md#connection.rejected',
    })
    expect(error.message).toBe('Connection rejected')
    expect(error.cause).toBe(cause)
  })

  it.each([
    ['balance.unavailable', 'toast'],
    ['network.notFound', 'alert'],
    ['connection.modalClosed', 'internal'],
  ] as const)('shows %s as %s', (code, surface) => {
    expect(new ModalError(code).surface).toBe(surface)
  })

  it('fills the values of its context into the message', () => {
    const context = { option: 'themeMode', given: '"blue"', allowed: 'light or dark' }
    const error = new ModalError('options.invalid', { context })
    expect(error.message).toBe('Invalid option `themeMode`: "blue" was given, allowed is light or dark')
    expect(error.context).toStrictEqual(context)
    expect(new ModalError('feature.unsupported').message).toBe('The wallet does not support ')
  })

  it('derives the type of its context from its code', () => {
    expectTypeOf(new ModalError('network.notFound').context).toEqualTypeOf<{ readonly networkId: string } | undefined>()
    expectTypeOf(new ModalError('connection.rejected').context).toEqualTypeOf<undefined>()
    // @ts-expect-error -- a context of another code
    expect(new ModalError('network.notFound', { context: { address: '' } }).code).toBe('network.notFound')
  })
})

describe('the text that an error carries', () => {
  it('must be the text of its code', () => {
    const error = new ModalError('modal.destroyed', { text: 'Modal is destroyed' })
    expect(error.message).toBe('Modal is destroyed')
    // @ts-expect-error -- the text of another code
    expect(new ModalError('modal.destroyed', { text: 'Wallet is locked' }).code).toBe('modal.destroyed')
  })
})

describe('isModalError', () => {
  it('compares name and code, so that an error of another copy of the package is recognised', () => {
    const foreign = { name: 'ModalError', code: 'connection.rejected', message: 'Connection rejected' }
    expect(isModalError(foreign)).toBe(true)
    expect(isModalError(foreign, 'connection.rejected')).toBe(true)
    expect(isModalError(foreign, 'connection.failed')).toBe(false)
  })

  it.each([
    [undefined],
    [null],
    ['ModalError'],
    [new Error('text')],
    [{ name: 'ModalError' }],
    [{ name: 'ModalError', code: 4001 }],
    [{ name: 'Error', code: 'connection.rejected' }],
    [
      {
        get name() {
          throw new Error('trap')
        },
      },
    ],
  ])('refuses %#', (value: unknown) => {
    expect(isModalError(value)).toBe(false)
  })
})

describe('toModalError', () => {
  it('wraps an unknown error as a ModalError with a category [S8.084]', () => {
    const cause = new TypeError('x is not a function')
    const error = toModalError(cause, 'connection.failed')
    expect(error.code).toBe('connection.failed')
    expect(error.cause).toBe(cause)
    expect(error.details).toBe('"x is not a function"')
    expect(typeof error.category).toBe('string')
  })

  it('uses the category INTERNAL_SDK_ERROR if none is given [S8.085]', () => {
    expect(toModalError('text', 'connection.failed').category).toBe('INTERNAL_SDK_ERROR')
    expect(new ModalError('connection.failed', { category: 'API_ERROR' }).category).toBe('API_ERROR')
  })

  it('returns a ModalError unchanged', () => {
    const error = new ModalError('wallet.locked')
    expect(toModalError(error, 'connection.failed')).toBe(error)
  })

  it('never throws, whatever the value', () => {
    const ring: Record<string, unknown> = {}
    ring['self'] = ring
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const throwing = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap')
        },
      },
    )
    const values: unknown[] = [undefined, null, 0, 1n, Symbol('s'), '', {}, [], () => {}, ring, proxy, throwing]
    values.push({ message: ring }, { message: 'x'.repeat(1_000_000) }, Object.create(null), new Error(''))
    for (const value of values) {
      const error = toModalError(value, 'internal.unexpected')
      expect(error.code).toBe('internal.unexpected')
      expect(error.details?.length).toBeLessThanOrEqual(300)
    }
  })
})
