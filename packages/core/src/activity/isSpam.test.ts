import { expect, it } from 'vitest'
import { isSpam, type SpamTransaction, type SpamTransfer } from './isSpam.ts'

const account = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'

const usdc: SpamTransfer = {
  direction: 'in',
  fungible_info: { name: 'USD Coin', symbol: 'USDC' },
  quantity: { numeric: '20' },
}
const withNames = (name: string, symbol = 'TKN'): SpamTransfer => ({ ...usdc, fungible_info: { name, symbol } })
const by = (sentFrom: string, ...transfers: readonly SpamTransfer[]): SpamTransaction => ({
  metadata: { sentFrom, operationType: 'receive' },
  transfers,
})

it.each<readonly [string, SpamTransaction]>([
  ['a transaction that a provider calls spam', { ...by(other, usdc), flags: { is_spam: true } }],
  ['a token that a provider calls spam', by(other, { ...usdc, fungible_info: { flags: { is_spam: true } } })],
  ['a picture that a provider calls spam', by(other, { nft_info: { flags: { is_spam: true } } })],
  ['a token named like a website', by(other, withNames('Visit claim-usdc.com to claim'))],
  ['a symbol with a web address', by(other, withNames('Gift', 'https://x.y'))],
  ['a symbol with a web address in capitals', by(other, withNames('Gift', 'USDC-GIFT.ORG'))],
  ['a website in another script', by(other, withNames('Приз на сайте приз.com'))],
  ['a picture named like a website', by(other, { nft_info: { name: 'Ticket: www.win' } })],
  ['a transfer of nothing', by(other, { ...usdc, direction: 'out', quantity: { numeric: '0.000' } })],
  ['a transaction that sends nothing', by(other)],
  ['an unrequested token that is on no list', by(other, { ...usdc, isListed: false })],
  ['several of these at once', by(other, { ...usdc, isListed: false }, withNames('claim.io'))],
])('hides %s [S1.020]', (_title, transaction) => {
  expect(isSpam(transaction, account)).toBe(true)
})

it.each<readonly [string, SpamTransaction]>([
  ['a payment of a known token', by(other, { ...usdc, isListed: true })],
  ['a payment of a token of unknown listing', by(other, usdc)],
  ['a listed token named like a website', by(other, { ...withNames('yearn.finance', 'YFI'), isListed: true })],
  ['a name with dots', by(other, withNames('U.S. Dollar', 'Wrapped v2.0'))],
  ['a payment beside which spam arrives', by(other, usdc, { ...usdc, isListed: false })],
  [
    'an unlisted token that the account bought through others',
    by(other, { ...usdc, direction: 'out' }, { ...usdc, isListed: false }),
  ],
  ['what the account did itself', by(account.toUpperCase().replace('X', 'x'), { ...usdc, quantity: { numeric: '0' } })],
  ['what the account did itself, as CAIP-10', by(`eip155:1:${account}`, { ...usdc, isListed: false })],
  ['what others did for a smart account', { ...by(other), metadata: { sentFrom: other, operationType: 'execute' } }],
])('shows %s [S1.020]', (_title, transaction) => {
  expect(isSpam(transaction, account)).toBe(false)
})
