import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { invalidAddresses, validAddresses } from '../test/addressVectors.ts'
import { isAddress } from './isAddress.ts'
import { sha256 } from './sha256.ts'

it.each(validAddresses)('takes %s', (address) => {
  expect(isAddress(address)).toBe(true)
})

it.each(invalidAddresses)('refuses %s', (address) => {
  expect(isAddress(address)).toBe(false)
})

it('detects any wrong letter of an address', () => {
  for (const address of validAddresses.slice(0, 5)) {
    for (let index = address.indexOf('1') + 1; index < address.length; index++) {
      const letter = address[index] === 'q' || address[index] === 'Q' ? 'p' : 'q'
      expect(isAddress(address.slice(0, index) + letter + address.slice(index + 1))).toBe(false)
    }
  }
})

it('hashes as the platform does, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255)
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
