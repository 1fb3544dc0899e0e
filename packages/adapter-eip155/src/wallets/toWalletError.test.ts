import { ProviderNotFoundError } from '@wagmi/core'
import { UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { providerErrorRows } from '../test/providerErrorRows.ts'
import { toWalletError } from './toWalletError.ts'

const request = { action: 'request', method: 'eth_foo', networkId: 'eip155:10' } as const

describe('toWalletError', () => {
  it.each(providerErrorRows.map((row) => [row.action, row.given, row.code] as const))(
    'turns what a wallet answers to %s into a code: %s',
    (action, given, code) => {
      const walletAction = action === 'sign' || action === 'transfer' ? 'request' : action
      expect(toWalletError(given, { ...request, action: walletAction })).toMatchObject({ name: 'ModalError', code })
    },
  )

  it.each([
    [{ code: 4902 }],
    [{ code: -32_603, data: { originalError: { code: 4902 } } }],
    [{ code: -32_603, message: 'Unrecognized chain ID "0x7a6b". Try adding the chain first.' }],
    [{ code: '4902' }],
  ])('knows 4902, however it is wrapped, as an unrecognized chain [S8.088]', (error) => {
    expect(toWalletError(error, request)).toMatchObject({
      code: 'network.unrecognized',
      context: { networkId: 'eip155:10' },
    })
  })

  it.each([[{ code: 32_603 }], [{ code: -32_603, message: 'Invalid chainId' }]])(
    'knows 32603 as an invalid chain id [S8.090]',
    (error) => {
      expect(toWalletError(error, request)).toMatchObject({
        code: 'network.invalidChainId',
        context: { networkId: 'eip155:10' },
      })
    },
  )

  it.each([[new Error('boom')], ['boom'], [undefined], [null], [{}], [{ code: 'x' }], [Object.create(null)]])(
    'uses 5000 for an error without a code [S8.089]',
    (error) => {
      expect(toWalletError(error, request)).toMatchObject({ code: 'request.failed', context: { providerCode: 5000 } })
    },
  )

  it('knows a refused upgrade of the account as the visitor’s refusal (EIP-5792)', () => {
    expect(toWalletError({ code: 5750 }, request)).toMatchObject({ code: 'request.rejected' })
  })

  it('contains the wallet’s code', () => {
    const context = { providerCode: -32_000 }
    expect(toWalletError({ code: -32_000, message: 'nonce too low' }, request)).toMatchObject({ context })
  })

  it('looks into what libraries wrap', () => {
    const error = new UserRejectedRequestError(new Error('no'))
    expect(toWalletError(new Error('outer', { cause: error }), request)).toMatchObject({ code: 'request.rejected' })
  })

  it('knows a wallet that is not there', () => {
    expect(toWalletError(new ProviderNotFoundError(), request)).toMatchObject({ code: 'connection.notInstalled' })
  })

  it('passes on our own errors, also nested ones', () => {
    const ours = toWalletError({ code: 4100 }, request)
    expect(toWalletError(ours, { ...request, action: 'connect' })).toBe(ours)
    expect(toWalletError(new Error('outer', { cause: ours }), request)).toBe(ours)
  })

  it('survives errors that throw, contain themselves or are huge', () => {
    const endless: { cause?: unknown; message: string } = { message: 'x'.repeat(10_000_000) }
    endless.cause = endless
    const throwing = new Proxy(
      {},
      {
        get() {
          throw new TypeError('no')
        },
      },
    )
    expect(toWalletError(endless, request).code).toBe('request.failed')
    expect(toWalletError(throwing, request).code).toBe('request.failed')
    expect(toWalletError({ cause: throwing, data: throwing }, request).code).toBe('request.failed')
  })

  it('keeps no more than a sentence of what the wallet said', () => {
    expect(toWalletError({ message: 'x'.repeat(10_000) }, request).details?.length).toBeLessThanOrEqual(300)
  })
})
