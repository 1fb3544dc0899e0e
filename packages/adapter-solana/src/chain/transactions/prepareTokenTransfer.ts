import { ModalError, readProperty } from '@latchkey/core/adapter'
import { AccountRole, address, createNoopSigner, type Address, type Instruction } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import { parseQuantity } from '../parseQuantity.ts'
import { checkDestination, checkMint, checkSource } from './checkTransferable.ts'
import { getTransferFee } from './getTransferFee.ts'
import { parseAccount } from './parseAccount.ts'
import { extensionTypes } from './readExtensions.ts'
import { readMint, type Mint } from './readMint.ts'
import { readTokenAccount } from './readTokenAccount.ts'

interface Question {
  readonly reader: Reader
  readonly signal: AbortSignal | undefined
}

/** The instructions of a transfer of a token. */
export interface PreparedTokenTransfer {
  readonly instructions: readonly Instruction[]
  /** Of the receiver's account, if the transfer creates it, in lamports. */
  readonly rent: bigint
  /** The account of the token that receives it. The sender's own account if it is sent to itself. */
  readonly destination: string
}

/**
 * Builds the instructions of a transfer of a token, of Token or Token-2022, with decimals and a fee of the token that the chain
 * verifies. The receiver is a wallet, whose associated account is created if necessary, or an account of this token.
 *
 * @throws `address.invalid`, `transaction.insufficientFunds`, `token.notTransferable`, `token.hookUnsupported`,
 * `token.scaledUnsupported`, `token.paused`, `token.frozen`, `token.memoRequired`
 */
export async function prepareTokenTransfer(
  parameters: Question & {
    readonly from: Address
    readonly to: string
    readonly amount: bigint
    readonly token: string
  },
): Promise<PreparedTokenTransfer> {
  const { from, to, amount, token, reader, signal } = parameters
  const mint = address(token)
  const [mintAccount, receiver] = await readAccounts({ addresses: [token, to], reader, signal })
  const minted = readMint(mintAccount, token)
  const tokenProgram = address(minted.program)
  const owned = { mint, tokenProgram }
  checkMint(minted)

  const receiverAccount = parseAccount(receiver)
  const direct = receiverAccount && readTokenAccount(receiverAccount)
  if ((direct && direct.mint !== token) || to === token) {
    const details = 'The receiver is an account of another token'
    throw new ModalError('address.invalid', { context: { address: to }, details })
  }

  const [destination] = direct ? [address(to)] : await findAssociatedTokenPda({ ...owned, owner: address(to) })
  const source = await findSource({ from, token, amount, reader, signal, minted })
  const [existing] = direct ? [receiver] : await readAccounts({ addresses: [destination], reader, signal })
  const existingAccount = parseAccount(existing)
  checkDestination(minted, existingAccount && readTokenAccount(existingAccount))
  const fee = await readTransferFee({ minted, amount, reader, signal })
  const parts = { source, mint, destination, amount, decimals: minted.decimals }
  const transfer =
    fee === undefined
      ? getTransferCheckedInstruction({ ...parts, authority: createNoopSigner(from) }, { programAddress: tokenProgram })
      : toTransferWithFee({ ...parts, authority: from, fee, tokenProgram })
  if (existing !== null) return { instructions: [transfer], rent: 0n, destination }
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...owned,
    payer: createNoopSigner(from),
    ata: destination,
    owner: address(to),
  })
  const rent = await reader.ask('getMinimumBalanceForRentExemption', [minted.accountSize], signal)
  return { instructions: [opening, transfer], rent: parseQuantity(rent), destination }
}

/** Reads what the token takes of a transfer in this epoch. `undefined` for a token that takes none. */
async function readTransferFee(
  question: Question & { readonly minted: Mint; readonly amount: bigint },
): Promise<bigint | undefined> {
  const { minted, amount, reader, signal } = question
  const config = minted.extensions.get(extensionTypes.transferFeeConfig)
  if (!config) return undefined
  const answer = await reader.ask('getEpochInfo', [{ commitment: COMMITMENT }], signal)
  return getTransferFee({ config, amount, epoch: parseQuantity(readProperty(answer, 'epoch')) })
}

/** Builds `TransferCheckedWithFee` of Token-2022: the chain refuses another fee than the one that was shown. */
function toTransferWithFee(transfer: {
  readonly source: Address
  readonly mint: Address
  readonly destination: Address
  readonly authority: Address
  readonly amount: bigint
  readonly decimals: number
  readonly fee: bigint
  readonly tokenProgram: Address
}): Instruction {
  const { source, mint, destination, authority, amount, decimals, fee, tokenProgram } = transfer
  const data = new Uint8Array(19)
  const view = new DataView(data.buffer)
  // The instruction for everything about fees, and its second part.
  data.set([26, 1])
  view.setBigUint64(2, amount, true)
  data[10] = decimals
  view.setBigUint64(11, fee, true)
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: destination, role: AccountRole.WRITABLE },
      { address: authority, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  }
}

/** Reads an owner's accounts of a token, the richest first. */
export async function readHoldings(
  question: Question & { readonly owner: string; readonly token: string },
): Promise<readonly { readonly pubkey: string; readonly amount: bigint; readonly isFrozen: boolean }[]> {
  const { owner, token, reader, signal } = question
  const options = { encoding: 'base64', commitment: COMMITMENT }
  const answer = await reader.askValue('getTokenAccountsByOwner', [owner, { mint: token }, options], signal)
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : []
  const accounts = rows.flatMap((row) => {
    const { pubkey, account } = Object(row)
    const parsed = parseAccount(account)
    const held = parsed && readTokenAccount(parsed)
    const isOwn = held?.owner === owner && held.mint === token
    return typeof pubkey === 'string' && isOwn ? [{ pubkey, amount: held.amount, isFrozen: held.isFrozen }] : []
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
  const sufficient = [...richest.filter(({ pubkey }) => pubkey === associated), ...richest].filter(
    (account) => account.amount >= amount,
  )
  const chosen = sufficient.find(({ isFrozen }) => !isFrozen) ?? sufficient[0]
  if (chosen) {
    checkSource(chosen)
    return address(chosen.pubkey)
  }
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
