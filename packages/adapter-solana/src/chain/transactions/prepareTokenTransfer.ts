import { ModalError } from '@latchkey/core/adapter'
import { address, createNoopSigner, type Address, type Instruction } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { parseAccount } from './parseAccount.ts'
import { readMint, type Mint } from './readMint.ts'
import { readTokenAccount } from './readTokenAccount.ts'

interface Question {
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}

/**
 * Builds the instructions of a transfer of a token, of Token or Token-2022, with decimals that the chain verifies. The receiver is
 * a wallet, whose associated account is created if necessary, or an account of this token.
 *
 * @throws `address.invalid`, `transaction.insufficientFunds`
 */
export async function prepareTokenTransfer(
  parameters: Question & {
    readonly from: Address
    readonly to: string
    readonly amount: bigint
    readonly token: string
  },
): Promise<{ readonly instructions: readonly Instruction[]; readonly rent: bigint }> {
  const { from, to, amount, token, reader, signal } = parameters
  const mint = address(token)
  const [mintAccount, receiver] = await readAccounts({ addresses: [token, to], reader, signal })
  const minted = readMint(mintAccount, token)
  const tokenProgram = address(minted.program)
  const owned = { mint, tokenProgram }

  const receiverAccount = parseAccount(receiver)
  const direct = receiverAccount && readTokenAccount(receiverAccount)
  if ((direct && direct.mint !== token) || to === token) {
    const details = 'The receiver is an account of another token'
    throw new ModalError('address.invalid', { context: { address: to }, details })
  }

  const [associated] = direct ? [address(to)] : await findAssociatedTokenPda({ ...owned, owner: address(to) })
  const source = await findSource({ from, token, amount, reader, signal, minted })
  const isNew = !direct && (await readAccounts({ addresses: [associated], reader, signal }))[0] === null
  const transfer = getTransferCheckedInstruction(
    {
      source,
      mint,
      destination: associated,
      authority: createNoopSigner(from),
      amount,
      decimals: minted.decimals,
    },
    { programAddress: tokenProgram },
  )
  if (!isNew) return { instructions: [transfer], rent: 0n }
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...owned,
    payer: createNoopSigner(from),
    ata: associated,
    owner: address(to),
  })
  const rent = await reader.ask('getMinimumBalanceForRentExemption', [minted.accountSize], signal)
  return { instructions: [opening, transfer], rent: parseQuantity(rent) }
}

/** Reads an owner's accounts of a token, the richest first. */
export async function readHoldings(
  question: Question & { readonly owner: string; readonly token: string },
): Promise<readonly { readonly pubkey: string; readonly amount: bigint }[]> {
  const { owner, token, reader, signal } = question
  const options = { encoding: 'base64', commitment: COMMITMENT }
  const answer = await reader.askValue('getTokenAccountsByOwner', [owner, { mint: token }, options], signal)
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : []
  const accounts = rows.flatMap((row) => {
    const { pubkey, account } = Object(row)
    const parsed = parseAccount(account)
    const held = parsed && readTokenAccount(parsed)
    const isOwn = held?.owner === owner && held.mint === token
    return typeof pubkey === 'string' && isOwn ? [{ pubkey, amount: held.amount }] : []
  })
  return accounts.toSorted((left, right) => (left.amount < right.amount ? 1 : left.amount > right.amount ? -1 : 0))
}

/** Finds the sender's token account: the associated one if it holds enough, or else the richest. */
async function findSource(
  search: Question & {
    readonly from: Address
    readonly token: string
    readonly amount: bigint
    readonly minted: Mint
  },
): Promise<Address> {
  const { from, token, amount, minted, reader, signal } = search
  const [[associated], richest] = await Promise.all([
    findAssociatedTokenPda({ owner: from, tokenProgram: address(minted.program), mint: address(token) }),
    readHoldings({ owner: from, token, reader, signal }),
  ])
  const chosen = [...richest.filter(({ pubkey }) => pubkey === associated), ...richest].find(
    (account) => account.amount >= amount,
  )
  if (chosen) return address(chosen.pubkey)
  const most = richest[0]?.amount ?? 0n
  throw new ModalError('transaction.insufficientFunds', { details: `${most} of the token are in one account` })
}

async function readAccounts(
  question: Question & { readonly addresses: readonly string[] },
): Promise<readonly unknown[]> {
  const { addresses, reader, signal } = question
  const options = { encoding: 'base64', commitment: COMMITMENT }
  const accounts = await reader.askValue('getMultipleAccounts', [addresses, options], signal)
  if (Array.isArray(accounts) && accounts.length === addresses.length) return Array.from<unknown>(accounts)
  throw new ModalError('request.failed', { details: 'The endpoint answered with something that are no accounts' })
}
