import { isModalError, readProperty, toName, type ModalError } from '@latchkey/core/adapter'
import type { BalanceChange, TransferSimulation } from '@latchkey/core/adapter'
import type { SolanaTypes } from '../../types.ts'
import { toBase64 } from '../base64.ts'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { toChainError } from '../toChainError.ts'
import { decodeTransaction } from './decodeTransaction.ts'
import { parseAccount } from './parseAccount.ts'
import { readFee } from './readFee.ts'
import { readTokenAccount } from './readTokenAccount.ts'

/** The longest reason that is shown, in characters. */
const MAX_REASON_LENGTH = 200

/** How many accounts are compared. Nodes refuse more in a simulation. */
const MAX_ACCOUNTS = 64

/**
 * Has the chain execute a transaction without sending it, and compares the accounts that it names before and after: the
 * account's SOL, its token accounts, and the account of a receiver. Accounts of a lookup table are not compared.
 */
export async function simulateChanges(parameters: {
  readonly bytes: Uint8Array
  /** The account whose changes are told. */
  readonly address: string
  /** The account that receives a transfer, of which `arrives` is told: of its tokens, or of its SOL. */
  readonly receiver?: { readonly account: string; readonly holds: 'sol' | 'tokens' } | undefined
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}): Promise<TransferSimulation<SolanaTypes>> {
  const { bytes, address, receiver, reader, signal } = parameters
  const decoded = decodeTransaction(bytes)
  const addresses = (decoded?.message.staticAccounts ?? []).slice(0, MAX_ACCOUNTS)
  const encoded = { encoding: 'base64', commitment: COMMITMENT }
  const [before, answer] = await Promise.all([
    reader.askValue('getMultipleAccounts', [addresses, encoded], signal),
    reader.askValue(
      'simulateTransaction',
      [
        toBase64(bytes),
        { ...encoded, sigVerify: false, replaceRecentBlockhash: true, accounts: { encoding: 'base64', addresses } },
      ],
      signal,
    ),
  ])
  const outcome = readProperty(answer, 'err')
  if (outcome !== null && outcome !== undefined) {
    return toFailure(toChainError({ outcome, logs: readProperty(answer, 'logs') }))
  }
  const after = readProperty(answer, 'accounts')
  // Old nodes and some providers do not tell the accounts.
  if (!Array.isArray(before) || !Array.isArray(after) || after.length !== addresses.length) return { status: 'success' }
  const fee =
    decoded?.signers[0] === address ? await readFee({ bytes, price: 0n, limit: 0, reader, signal }).catch(ignore) : 0n
  if (fee === undefined) return { status: 'success' }
  const sums = new Map<string | undefined, bigint>([[undefined, fee]])
  const add = (accounts: readonly unknown[], sign: bigint): void => {
    for (const [index, account] of accounts.entries()) {
      const { token, value } = readHolding(account, addresses[index] === address, address)
      sums.set(token, (sums.get(token) ?? 0n) + sign * value)
    }
  }
  add(before, -1n)
  add(after, 1n)
  const changes = [...sums].flatMap(([token, value]): readonly BalanceChange<SolanaTypes>[] =>
    value === 0n ? [] : [token === undefined ? { value } : { token, value }],
  )
  const arrives = receiver && readArrival({ addresses, address, before, after, receiver })
  return { status: 'success', changes, ...(arrives !== undefined && { arrives }) }
}

/** Describes the refusal of a transfer: with the words of the program, if it said any. */
export function toFailure(error: ModalError): TransferSimulation<SolanaTypes> {
  const words = error.details?.replace(/^\{.*\}: (?:Program log: )?(?:Error: )?/, '')
  const reason = toName(words, MAX_REASON_LENGTH)
  return { status: 'failure', ...(reason !== '' && { reason }) }
}

function ignore(error: unknown): undefined {
  if (!isModalError(error, 'request.failed')) throw error
}

/** What an account of the chain holds for its owner: SOL if it is the account itself, a token, or nothing. */
function readHolding(
  account: unknown,
  isSelf: boolean,
  owner: string,
): { readonly token?: string | undefined; readonly value: bigint } {
  const lamports = readProperty(account, 'lamports')
  if (isSelf) return { value: lamports === undefined ? 0n : parseQuantity(lamports) }
  const parsed = parseAccount(account)
  const held = parsed && readTokenAccount(parsed)
  return held?.owner === owner ? { token: held.mint, value: held.amount } : { value: 0n }
}

/** Reads what a receiver gets. `undefined` if it is the account itself, whose balance the transfer does not raise. */
function readArrival(parts: {
  readonly addresses: readonly string[]
  readonly address: string
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
  readonly receiver: { readonly account: string; readonly holds: 'sol' | 'tokens' }
}): bigint | undefined {
  const { addresses, address, before, after, receiver } = parts
  const position = addresses.indexOf(receiver.account)
  if (position < 0 || receiver.account === address) return undefined
  const read = (account: unknown): { readonly owner?: string | undefined; readonly value: bigint } => {
    const lamports = readProperty(account, 'lamports')
    if (receiver.holds === 'sol') return { value: lamports === undefined ? 0n : parseQuantity(lamports) }
    const parsed = parseAccount(account)
    const held = parsed && readTokenAccount(parsed)
    return { owner: held?.owner, value: held?.amount ?? 0n }
  }
  const [had, has] = [read(before[position]), read(after[position])]
  return has.owner === address || has.value < had.value ? undefined : has.value - had.value
}
