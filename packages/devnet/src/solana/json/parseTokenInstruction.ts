import { type Address, getAddressDecoder } from '@solana/kit'
import type { InstructionToParse, ParsedInstruction } from './parseInstruction.ts'
import { toUiAmount } from './toUiAmount.ts'

/** Decodes an instruction of either token program; returns `undefined` for rare ones. */
export function parseTokenInstruction({ accounts, data }: InstructionToParse): ParsedInstruction | undefined {
  const [first, second, third, fourth] = accounts
  const amount = data.length >= 9 ? data.readBigUInt64LE(1).toString() : undefined
  switch (data[0]) {
    case 3:
      if (amount === undefined) return undefined
      return { type: 'transfer', info: { source: first, destination: second, amount, ...sign(accounts, 2) } }
    case 4:
      if (amount === undefined) return undefined
      return { type: 'approve', info: { source: first, delegate: second, amount, ...sign(accounts, 2, 'owner') } }
    case 5:
      return { type: 'revoke', info: { source: first, ...sign(accounts, 1, 'owner') } }
    case 7:
      if (amount === undefined) return undefined
      return { type: 'mintTo', info: { mint: first, account: second, amount, ...sign(accounts, 2, 'mintAuthority') } }
    case 8:
      if (amount === undefined) return undefined
      return { type: 'burn', info: { account: first, mint: second, amount, ...sign(accounts, 2) } }
    case 9:
      return { type: 'closeAccount', info: { account: first, destination: second, ...sign(accounts, 2, 'owner') } }
    case 12: {
      const tokenAmount = readChecked(data)
      if (tokenAmount === undefined) return undefined
      const info = { source: first, mint: second, destination: third, tokenAmount, ...sign(accounts, 3) }
      return { type: 'transferChecked', info }
    }
    case 14: {
      const tokenAmount = readChecked(data)
      if (tokenAmount === undefined) return undefined
      const info = { mint: first, account: second, tokenAmount, ...sign(accounts, 2, 'mintAuthority') }
      return { type: 'mintToChecked', info }
    }
    case 15: {
      const tokenAmount = readChecked(data)
      if (tokenAmount === undefined) return undefined
      return { type: 'burnChecked', info: { account: first, mint: second, tokenAmount, ...sign(accounts, 2) } }
    }
    case 1:
      return {
        type: 'initializeAccount',
        info: { account: first, mint: second, owner: third, rentSysvar: fourth },
      }
    case 17:
      return { type: 'syncNative', info: { account: first } }
    case 18:
      if (data.length < 33) return undefined
      return {
        type: 'initializeAccount3',
        info: { account: first, mint: second, owner: getAddressDecoder().decode(data, 1) },
      }
    case 20:
      return readMintSetup(data, first)
    case 22:
      return { type: 'initializeImmutableOwner', info: { account: first } }
    default:
      return undefined
  }
}

/** The signers: one account, or the members of a multisig account. */
function sign(accounts: readonly Address[], index: number, role = 'authority'): Readonly<Record<string, unknown>> {
  const signers = accounts.slice(index + 1)
  if (signers.length === 0) return { [role]: accounts[index] }
  return { [`multisig${role.charAt(0).toUpperCase()}${role.slice(1)}`]: accounts[index], signers }
}

function readChecked(data: Buffer): object | undefined {
  const decimals = data[9]
  return decimals === undefined ? undefined : toUiAmount({ amount: data.readBigUInt64LE(1), decimals })
}

function readMintSetup(data: Buffer, mint: Address | undefined): ParsedInstruction | undefined {
  if (data.length < 35) return undefined
  const decoder = getAddressDecoder()
  const hasFreezeAuthority = data[34] === 1 && data.length >= 67
  return {
    type: 'initializeMint2',
    info: {
      mint,
      decimals: data[1],
      mintAuthority: decoder.decode(data, 2),
      ...(hasFreezeAuthority ? { freezeAuthority: decoder.decode(data, 35) } : {}),
    },
  }
}
