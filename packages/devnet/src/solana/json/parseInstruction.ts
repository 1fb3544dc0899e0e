import type { Address } from '@solana/kit'
import {
  associatedTokenProgram,
  firstMemoProgram,
  memoProgram,
  splTokenProgram,
  systemProgram,
  token2022Program,
} from '../accounts/programs.ts'
import type { DecodedInstruction } from '../chain/DecodedTransaction.ts'
import { parseSystemInstruction } from './parseSystemInstruction.ts'
import { parseTokenInstruction } from './parseTokenInstruction.ts'
import { toBase58 } from './toBase58.ts'

/** An instruction with resolved accounts. */
export interface InstructionToParse {
  readonly accounts: readonly Address[]
  readonly data: Buffer
}

/** A decoded instruction. */
export interface ParsedInstruction {
  readonly type: string
  readonly info: Readonly<Record<string, unknown>>
}

type Parser = (instruction: InstructionToParse) => ParsedInstruction | string | undefined

/** The programs whose instructions are decoded, with a real node's names for them. */
const parsers = new Map<string, { readonly program: string; readonly parse: Parser }>([
  [systemProgram, { program: 'system', parse: parseSystemInstruction }],
  [splTokenProgram, { program: 'spl-token', parse: parseTokenInstruction }],
  [token2022Program, { program: 'spl-token', parse: parseTokenInstruction }],
  [associatedTokenProgram, { program: 'spl-associated-token-account', parse: parseAssociated }],
  [memoProgram, { program: 'spl-memo', parse: ({ data }) => data.toString('utf8') }],
  [firstMemoProgram, { program: 'spl-memo', parse: ({ data }) => data.toString('utf8') }],
])

/** Decodes a known instruction, and lists the accounts of others: the `jsonParsed` format. */
export function parseInstruction(parameters: {
  readonly instruction: DecodedInstruction & { readonly stackHeight: number }
  /** All accounts of the transaction. */
  readonly addresses: readonly Address[]
}): object {
  const { addresses, instruction } = parameters
  const { stackHeight } = instruction
  const programId = addresses[instruction.programIdIndex]
  const accounts = instruction.accounts.flatMap((index) => addresses[index] ?? [])
  const known = programId === undefined ? undefined : parsers.get(programId)
  const parsed = known?.parse({ accounts, data: Buffer.from(instruction.data) })
  return parsed === undefined
    ? { programId, accounts, data: toBase58(instruction.data), stackHeight }
    : { program: known?.program, programId, parsed, stackHeight }
}

function parseAssociated({ accounts, data }: InstructionToParse): ParsedInstruction | undefined {
  const type = data.length === 0 || data[0] === 0 ? 'create' : data[0] === 1 ? 'createIdempotent' : undefined
  if (type === undefined || accounts.length < 6) return undefined
  const [source, account, wallet, mint, system, tokenProgram] = accounts
  return { type, info: { source, account, wallet, mint, systemProgram: system, tokenProgram } }
}
