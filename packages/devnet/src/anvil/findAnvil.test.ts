import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { findAnvil } from './findAnvil.ts'

describe('findAnvil', () => {
  it('finds the native program for this machine instead of the script around it', () => {
    const binary = findAnvil()
    expect(binary).toMatch(/anvil(\.exe)?$/)
    expect(execFileSync(binary, ['--version'], { encoding: 'utf8' })).toContain('anvil Version: 1.7.1')
  })

  it('names the package that the machine lacks', () => {
    let error: unknown
    try {
      findAnvil({ platform: 'win32', architecture: 'arm64' })
    } catch (caught) {
      error = caught
    }
    expect(error).toMatchObject({
      code: 'anvil_missing',
      message: expect.stringContaining('@foundry-rs/anvil-win32-arm64 is not installed'),
    })
  })
})
