import type { ReceiverFacts } from '@latchkey/core/adapter'
import { address, isOffCurveAddress } from '@solana/kit'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { parseAccount } from './parseAccount.ts'
import { readTokenAccount } from './readTokenAccount.ts'

/** The program that owns the accounts of wallets. */
const SYSTEM_PROGRAM = '11111111111111111111111111111111'

/** Reads what the chain knows of a receiver of SOL or of a token. */
export async function inspectReceiver(parameters: {
  readonly to: string
  readonly token: string | undefined
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<ReceiverFacts> {
  const { to, token, reader, signal } = parameters
  const options = { encoding: 'base64', commitment: COMMITMENT }
  const account = parseAccount(await reader.askValue('getAccountInfo', [to, options], signal))
  const kind = isOffCurveAddress(address(to)) ? 'offCurve' : 'account'
  if (account) {
    // A token is sent to an account of that token as well as to its owner.
    const isOfToken = token !== undefined && readTokenAccount(account)?.mint === token
    if (isOfToken) return { kind: 'account' }
    return { kind: account.owner === SYSTEM_PROGRAM ? kind : 'contract' }
  }
  if (token !== undefined) return { kind }
  return { kind, minimum: parseQuantity(await reader.ask('getMinimumBalanceForRentExemption', [0], signal)) }
}
