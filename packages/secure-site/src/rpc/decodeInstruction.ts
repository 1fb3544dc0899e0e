import type { Amount, InstructionFact } from '../screens/Facts.ts'
import { toTextParts } from '../screens/toTextParts.ts'
import { toHex } from '../vault/bytes.ts'
import type { Bytes } from '../vault/bytes.ts'
import { toBase58 } from '../vault/derive/toBase58.ts'
import { findNetwork } from './networks.ts'

/** An instruction with the accounts that it names. */
export interface Instruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Bytes
}

const system = '11111111111111111111111111111111'
const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const associated = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const memos = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']

/**
 * Decodes an instruction of the programs that every wallet uses. Of all others program, accounts and bytes are shown; those of the compute
 * budget are part of the fee, and give `undefined`.
 */
export function decodeInstruction(instruction: Instruction): InstructionFact | undefined {
  const { accounts, data, program } = instruction
  const unknown: InstructionFact = { kind: 'unknown', program, data: toHex(data), accounts }
  if (program === 'ComputeBudget111111111111111111111111111111') return undefined
  if (memos.includes(program)) return { kind: 'memo', text: toTextParts(new TextDecoder().decode(data)) }
  if (program === system) return decodeSystem(instruction) ?? unknown
  if (tokenPrograms.includes(program)) return decodeToken(instruction) ?? unknown
  const [, , owner, mint] = accounts
  const isCreation = data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))
  if (program === associated && isCreation && owner !== undefined && mint !== undefined)
    return { kind: 'createTokenAccount', owner, mint }
  return unknown
}

function decodeSystem({ accounts, data }: Instruction): InstructionFact | undefined {
  const [one, two] = accounts
  if (one === undefined || two === undefined || data.length < 12) return undefined
  const kind = readNumber(data.subarray(0, 4))
  const amount = toSol(readNumber(data.subarray(4, 12)))
  if (kind === 2n && data.length === 12) return { kind: 'transfer', from: one, to: two, amount }
  if (kind === 0n && data.length === 52)
    return { kind: 'createAccount', account: two, amount, owner: toBase58(data.subarray(20, 52)) }
  return undefined
}

/** The instructions that both token programs have, by their first byte. */
function decodeToken({ accounts, data }: Instruction): InstructionFact | undefined {
  const [one, two, three] = accounts
  if (one === undefined || two === undefined) return undefined
  const units = readNumber(data.subarray(1, 9))
  const amount = (decimals?: number): Amount => ({ units: String(units), decimals, symbol: undefined })
  switch (`${data[0]} ${data.length}`) {
    // Transfer: source, destination, owner
    case '3 9':
      return { kind: 'tokenTransfer', token: undefined, from: one, to: two, amount: amount() }
    // Approve: source, delegate, owner
    case '4 9':
      return { kind: 'tokenApproval', account: one, spender: two, amount: amount() }
    // CloseAccount: account, destination, owner
    case '9 1':
      return { kind: 'closeAccount', account: one, to: two }
    // TransferChecked: source, mint, destination, owner
    case '12 10': {
      const decimals = data[9] ?? 0
      if (three === undefined || decimals > 36) return undefined
      const token = { address: two, symbol: undefined, decimals }
      return { kind: 'tokenTransfer', token, from: one, to: three, amount: amount(decimals) }
    }
    // ApproveChecked: source, mint, delegate, owner
    case '13 10':
      return three === undefined
        ? undefined
        : { kind: 'tokenApproval', account: one, spender: three, amount: amount(data[9]) }
    // SetAuthority: account, authority; the kind, and the new one if there is one
    case '6 35':
      return { kind: 'tokenAuthority', account: one, newAuthority: toBase58(data.subarray(3, 35)) }
    case '6 3':
      return { kind: 'tokenAuthority', account: one, newAuthority: undefined }
    default:
      return undefined
  }
}

/** The lowest byte comes first. */
function readNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

export function toSol(units: bigint): Amount {
  const { decimals, symbol } = findNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') ?? {}
  return { units: String(units), decimals, symbol }
}
