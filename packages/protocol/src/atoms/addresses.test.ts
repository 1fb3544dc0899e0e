import { describe, expect, it } from 'vitest'
import { isEvmAddress } from './isEvmAddress.ts'
import { isSolanaAddress } from './isSolanaAddress.ts'

describe('isEvmAddress', () => {
  // The examples of EIP-55.
  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
    ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
    ['0x52908400098527886E0F7030069857D2E4169EE7'],
    ['0xde709f2102306220921060314715629080e2fb77'],
    ['5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ])('accepts %s [S5.042]', (address) => {
    expect(isEvmAddress(address)).toBe(true)
  })

  it.each([
    [''],
    ['0x'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg'],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['0x0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA'],
    [' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n'],
    ['vitalik.eth'],
  ])('refuses %o [S5.042]', (address) => {
    expect(isEvmAddress(address)).toBe(false)
  })
})

describe('isSolanaAddress', () => {
  // The system program, the token program, wrapped SOL, the USDC mint, the vote program.
  it.each([
    ['11111111111111111111111111111111'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['So11111111111111111111111111111111111111112'],
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['Vote111111111111111111111111111111111111111'],
  ])('accepts %s [S5.043]', (address) => {
    expect(isSolanaAddress(address)).toBe(true)
  })

  it.each([
    [''],
    ['1'.repeat(31)],
    ['1'.repeat(45)],
    ['0'.repeat(32)],
    ['So1111111111111111111111111111111111111111O'],
    ['So1111111111111111111111111111111111111111I'],
    ['So1111111111111111111111111111111111111111l'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D\n'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ])('refuses %o [S5.043]', (address) => {
    expect(isSolanaAddress(address)).toBe(false)
  })
})
