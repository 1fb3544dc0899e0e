/** A token account. */
export interface SolanaTokenAccount {
  readonly address: string
  readonly owner: string
  readonly mint: string
}

/** The effect of an instruction for the owner of an account. */
export type SolanaStep =
  | { readonly kind: 'payment'; readonly to: string; readonly amount: bigint }
  | {
      readonly kind: 'tokenPayment'
      readonly from: string
      readonly to: string
      readonly amount: bigint
      readonly mint: string | undefined
      readonly decimals: number | undefined
    }
  /** Creates a token account. */
  | { readonly kind: 'open'; readonly account: SolanaTokenAccount }
  /** Any other instruction. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'nothing' }

const systemProgram = '11111111111111111111111111111111'
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokenPrograms: readonly (string | undefined)[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** Describes an instruction: payments of SOL and tokens from the signer's account, and a note for others. */
export function describeSolanaInstruction(instruction: {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
  readonly signer: string
}): SolanaStep {
  const { program, accounts, data, signer } = instruction
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [first, second, third, fourth] = accounts
  // Its cost is part of the fee.
  if (program === computeBudgetProgram) return { kind: 'nothing' }
  if (program === systemProgram && data.length === 12 && view.getUint32(0, true) === 2) {
    if (first === signer && second !== undefined) {
      return { kind: 'payment', to: second, amount: view.getBigUint64(4, true) }
    }
  }
  if (program === associatedTokenProgram && second && third && fourth) {
    return { kind: 'open', account: { address: second, owner: third, mint: fourth } }
  }
  if (tokenPrograms.includes(program) && data.length >= 9) {
    const amount = view.getBigUint64(1, true)
    if (data[0] === 3 && data.length === 9 && first && second && third === signer) {
      return { kind: 'tokenPayment', from: first, to: second, amount, mint: undefined, decimals: undefined }
    }
    if (data[0] === 12 && data.length === 10 && first && second && third && fourth === signer) {
      return { kind: 'tokenPayment', from: first, to: third, amount, mint: second, decimals: data[9] }
    }
  }
  return { kind: 'word', word: program ?? 'an unknown program' }
}
