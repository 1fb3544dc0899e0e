import { getAddressDecoder } from '@solana/kit'
import type { InstructionToParse, ParsedInstruction } from './parseInstruction.ts'

/** Decodes an instruction of the System program; returns `undefined` for rare ones. */
export function parseSystemInstruction({ accounts, data }: InstructionToParse): ParsedInstruction | undefined {
  if (data.length < 4) return undefined
  const [first, second] = accounts
  switch (data.readUInt32LE(0)) {
    case 0:
      if (data.length < 52) return undefined
      return {
        type: 'createAccount',
        info: {
          source: first,
          newAccount: second,
          lamports: data.readBigUInt64LE(4),
          space: data.readBigUInt64LE(12),
          owner: getAddressDecoder().decode(data, 20),
        },
      }
    case 1:
      if (data.length < 36) return undefined
      return { type: 'assign', info: { account: first, owner: getAddressDecoder().decode(data, 4) } }
    case 2:
      if (data.length < 12) return undefined
      return { type: 'transfer', info: { source: first, destination: second, lamports: data.readBigUInt64LE(4) } }
    case 8:
      if (data.length < 12) return undefined
      return { type: 'allocate', info: { account: first, space: data.readBigUInt64LE(4) } }
    default:
      return undefined
  }
}
