import { describe, expect, it } from 'vitest'
import { isAllowedLicence } from './isAllowedLicence.ts'
import { isRefused } from './isRefused.ts'

describe('isAllowedLicence', () => {
  it.each(['MIT', 'Apache-2.0', 'MPL-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(MIT AND Apache-2.0) OR GPL-2.0'])(
    'accepts %s',
    (expression) => {
      expect(isAllowedLicence(expression)).toBe(true)
    },
  )

  it.each([
    'LGPL-3.0',
    'MIT AND GPL-3.0',
    '(GPL-2.0 OR X) AND (ISC OR Y)',
    'SEE LICENSE IN LICENSE.md',
    'UNLICENSED',
    '',
  ])('refuses %s', (expression) => {
    expect(isAllowedLicence(expression)).toBe(false)
  })
})

describe('isRefused', () => {
  it.each([
    ['@walletconnect/core', '2.21.9'],
    ['@walletconnect/core', '2.22.0'],
    ['@walletconnect/core', '3.0.0-canary.1'],
    ['@reown/appkit', '1.0.0'],
  ])('refuses %s@%s', (name, version) => {
    expect(isRefused(name, version)).toBe(true)
  })

  it.each([
    ['@walletconnect/core', '2.21.8'],
    ['@walletconnect/time', '1.0.2'],
    ['viem', '9.9.9'],
  ])('accepts %s@%s', (name, version) => {
    expect(isRefused(name, version)).toBe(false)
  })
})
