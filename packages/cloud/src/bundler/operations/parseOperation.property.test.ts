import { userOperationSchema } from '@latchkey/protocol/embedded'
import { assert, constant, property } from 'fast-check'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { assertUnpolluted, mutatedValue, runs } from '../../../../../fuzz.shared.ts'
import { constants } from '../constants.ts'
import { OperationRefusal } from '../OperationRefusal.ts'
import { parseOperation } from './parseOperation.ts'

const operation = {
  sender: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  nonce: '0x2',
  factory: '0x7702',
  factoryData: '0x',
  callData: '0x34fcd5be00',
  callGasLimit: '0x5208',
  verificationGasLimit: '0x186a0',
  preVerificationGas: '0xc350',
  maxFeePerGas: '0x77359400',
  maxPriorityFeePerGas: '0x3b9aca00',
  signature: `0x${'ab'.repeat(65)}`,
  eip7702Auth: {
    chainId: '0x1',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    nonce: '0x0',
    yParity: '0x1',
    r: `0x${'12'.repeat(32)}`,
    s: '0x1',
  },
}

function read(value: unknown) {
  const wire = safeParse(userOperationSchema, value)
  if (!wire.success) return undefined
  try {
    return parseOperation({ chainId: 1, operation: wire.output })
  } catch (error) {
    expect(error).toBeInstanceOf(OperationRefusal)
    return undefined
  }
}

it('reads an operation, or refuses one with mistakes by a code, and never fails in another way', () => {
  expect(read(operation)).toMatchObject({ sender: operation.sender.toLowerCase(), nonce: 2n, isFree: false })
  assert(
    property(mutatedValue(constant(operation)), (value) => {
      const parsed = read(value)
      assertUnpolluted()
      if (parsed === undefined) return
      expect(parsed.hash).toMatch(/^0x[\da-f]{64}$/)
      expect(parsed.nonce).toBeLessThan(1n << 64n)
      expect(parsed.callGas).toBeLessThanOrEqual(constants.callGasAtMost)
      expect(parsed.verificationGas).toBeLessThanOrEqual(constants.verificationGasAtMost)
      expect(parsed.maxPriorityFeePerGas).toBeLessThanOrEqual(parsed.maxFeePerGas)
      expect(parsed.wire).not.toHaveProperty('paymaster')
    }),
    runs(500),
  )
})
