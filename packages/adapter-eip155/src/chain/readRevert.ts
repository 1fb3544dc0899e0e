import { parseText } from './parseText.ts'

/** The longest reason that is shown, in characters. */
export const MAX_REASON_LENGTH = 200

/** The first four bytes of the hashes of `Error(string)` and `Panic(uint256)`, with which Solidity reverts. */
const selectors = { error: '0x08c379a0', panic: '0x4e487b71' } as const

/** The causes of `Panic(uint256)`, as Solidity's documentation lists them. */
const panics: Readonly<Record<number, string>> = {
  0x01: 'an assertion failed',
  0x11: 'a number is too large or too small',
  0x12: 'a division by zero',
  0x21: 'an invalid enumeration value',
  0x22: 'invalid storage',
  0x31: 'an empty list',
  0x32: 'a position outside a list',
  0x41: 'too much memory',
  0x51: 'a function that is not set',
}

/** Errors of tokens, by the first four bytes of the hashes of their signatures: those of ERC-6093 and of OpenZeppelin. */
const knownErrors: Readonly<Record<string, string>> = {
  // ERC20InsufficientBalance(address,uint256,uint256)
  '0xe450d38c': 'Insufficient balance',
  // ERC20InvalidSender(address)
  '0x96c6fd1e': 'Invalid sender',
  // ERC20InvalidReceiver(address)
  '0xec442f05': 'Invalid receiver',
  // ERC20InsufficientAllowance(address,uint256,uint256)
  '0xfb8f41b2': 'Insufficient allowance',
  // ERC20Blocked(address)
  '0xbfe39372': 'The account is blocked',
  // EnforcedPause()
  '0xd93c0665': 'Transfers are paused',
  // OwnableUnauthorizedAccount(address)
  '0x118cdaa7': 'The account is not authorized',
  // AccessControlUnauthorizedAccount(address,bytes32)
  '0xe2517d3f': 'The account is not authorized',
}

/**
 * Reads why a contract reverted, from the data of the revert: the contract's own text, the cause of a panic, or an error that
 * tokens share. Of an unknown error it returns the four bytes by which its author finds it. Empty without data.
 */
export function readRevert(data: unknown): string {
  if (typeof data !== 'string' || !/^0x[\da-f]{8}/i.test(data)) return ''
  const selector = data.slice(0, 10).toLowerCase()
  const rest = `0x${data.slice(10)}`
  if (selector === selectors.error) return parseText(rest, MAX_REASON_LENGTH)
  if (selector === selectors.panic) {
    const code = /^0x0{48}[\da-f]{16}$/i.test(rest) ? Number(rest) : 0
    return `The contract failed: ${panics[code] ?? 'an unknown cause'}`
  }
  return knownErrors[selector] ?? `The contract refused with error ${selector}`
}
