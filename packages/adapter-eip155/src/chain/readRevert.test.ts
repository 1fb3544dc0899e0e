import { encodeErrorResult, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { readRevert } from './readRevert.ts'

const abi = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20Blocked(address account)',
  'error EnforcedPause()',
  'error OwnableUnauthorizedAccount(address account)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 role)',
])
const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const role = `0x${'1'.repeat(64)}` as const

it.each([
  ['The sale has not begun', encodeErrorResult({ abi, errorName: 'Error', args: ['The sale has not begun'] })],
  [
    'The contract failed: a number is too large or too small',
    encodeErrorResult({ abi, errorName: 'Panic', args: [17n] }),
  ],
  ['The contract failed: an unknown cause', encodeErrorResult({ abi, errorName: 'Panic', args: [2n ** 255n] })],
  ['The contract failed: an unknown cause', '0x4e487b7101'],
  ['Insufficient balance', encodeErrorResult({ abi, errorName: 'ERC20InsufficientBalance', args: [account, 1n, 2n] })],
  ['Invalid sender', encodeErrorResult({ abi, errorName: 'ERC20InvalidSender', args: [account] })],
  ['Invalid receiver', encodeErrorResult({ abi, errorName: 'ERC20InvalidReceiver', args: [account] })],
  [
    'Insufficient allowance',
    encodeErrorResult({ abi, errorName: 'ERC20InsufficientAllowance', args: [account, 1n, 2n] }),
  ],
  ['The account is blocked', encodeErrorResult({ abi, errorName: 'ERC20Blocked', args: [account] })],
  ['Transfers are paused', encodeErrorResult({ abi, errorName: 'EnforcedPause' })],
  [
    'The account is not authorized',
    encodeErrorResult({ abi, errorName: 'OwnableUnauthorizedAccount', args: [account] }),
  ],
  [
    'The account is not authorized',
    encodeErrorResult({ abi, errorName: 'AccessControlUnauthorizedAccount', args: [account, role] }),
  ],
  ['The contract refused with error 0xdeadbeef', '0xDEADBEEF00'],
  ['', '0x08c379a0'],
  ['', '0x'],
  ['', '0xdead'],
  ['', undefined],
  ['', 17],
])('reads %j from the data of a revert', (reason, data) => {
  expect(readRevert(data)).toBe(reason)
})
