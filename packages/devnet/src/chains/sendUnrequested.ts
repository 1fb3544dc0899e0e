import { requestRpc } from '../faucet/requestRpc.ts'
import { devAccounts } from './devAccounts.ts'
import { pastPayment } from './pastPayment.ts'
import { spamToken } from './spamToken.ts'
import { strangerAccount } from './strangerAccount.ts'
import { tokens } from './tokens.ts'

/** Selector of `transferFrom(address,address,uint256)`. */
const transferFromSelector = '0x23b872dd'

/** Selector of `airdrop(address[])`. */
const airdropSelector = '0x729ad39e'

/**
 * Fills the first blocks with what a history on a public chain contains: a payment and its return, a token that every account
 * receives without having asked, and transfers of nothing between account 0 and an address that resembles the one it paid.
 *
 * @throws {FaucetError} `chain_failed`
 */
export async function sendUnrequested(rpcUrl: string): Promise<void> {
  const { amount, from: payer, lookAlike, to: paid } = pastPayment
  const token = tokens[0]?.token.address
  const transfer = (from: string, to: string, value: bigint) => ({
    to: token,
    data: transferFromSelector + [toWord(from), toWord(to), toWord(value)].join(''),
  })
  const addresses = devAccounts.map(({ address }) => toWord(address))
  const airdrop = airdropSelector + [toWord(32n), toWord(BigInt(addresses.length)), ...addresses].join('')
  const calls = [
    transfer(payer, paid, amount),
    transfer(paid, payer, amount),
    { to: spamToken.token.address, data: airdrop },
    // A transfer of nothing needs no allowance.
    transfer(lookAlike, payer, 0n),
    transfer(payer, lookAlike, 0n),
  ]
  const sender = strangerAccount.address
  await requestRpc({ rpcUrl, method: 'anvil_impersonateAccount', params: [sender] })
  for (const call of calls) {
    // One after another: a block per transaction, in this order, in every run.
    await requestRpc({ rpcUrl, method: 'eth_sendTransactionSync', params: [{ from: sender, ...call }] })
  }
  await requestRpc({ rpcUrl, method: 'anvil_stopImpersonatingAccount', params: [sender] })
}

function toWord(value: string | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}
