import { describe, expect, it } from 'vitest'
import { findInstallScript } from './findInstallScript.ts'
import { findPlatformSibling } from './findPlatformSibling.ts'
import { isAllowedLicence } from './isAllowedLicence.ts'
import { isRefused } from './isRefused.ts'

describe('isAllowedLicence', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(MIT AND Apache-2.0) OR GPL-2.0'])(
    'accepts %s',
    (expression) => {
      expect(isAllowedLicence(expression)).toBe(true)
    },
  )

  it.each([
    'LGPL-3.0',
    'MPL-2.0',
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

describe('findInstallScript', () => {
  it.each([
    [{ postinstall: 'node postinstall.mjs' }, false, 'postinstall'],
    [{ test: 'vitest', preinstall: 'x' }, false, 'preinstall'],
    [{ install: 'node-gyp rebuild' }, true, 'install'],
    [undefined, true, 'binding.gyp'],
    [{ test: 'vitest', prepare: 'tsc', prepublishOnly: 'tsc' }, false, undefined],
    [undefined, false, undefined],
  ])('of %o (compiled: %s) is %s', (scripts, hasBindingFile, found) => {
    expect(findInstallScript({ scripts, hasBindingFile })).toBe(found)
  })
})

describe('findPlatformSibling', () => {
  const optional = {
    '@a/tool-linux-amd64': '^1.0.0',
    '@a/tool-darwin-arm64': '^1.0.0',
    '@a/tool-win32-amd64': '^2.0.0',
    '@a/tool': '^1.0.0',
    'other-linux-x64-gnu': '^1.0.0',
  }
  const isInstalled = (name: string): boolean => ['@a/tool-linux-amd64', '@a/tool'].includes(name)

  it.each([
    ['@a/tool-darwin-arm64', '@a/tool-linux-amd64'],
    // Another version may be another program.
    ['@a/tool-win32-amd64', undefined],
    ['other-linux-x64-gnu', undefined],
    ['@a/tool', undefined],
  ])('of %s is %s', (name, sibling) => {
    expect(findPlatformSibling({ name, optional, isInstalled })).toBe(sibling)
  })
})
