import { ModalError } from '@latchkey/core/adapter'
import { parseAccount, type ChainAccount } from './parseAccount.ts'
import { readExtensions } from './readExtensions.ts'
import { tokenPrograms } from './tokenPrograms.ts'

/** A token, described by its mint. */
export interface Mint {
  /** The program that owns it: Token or Token-2022. */
  readonly program: string
  readonly decimals: number
  /** The size of a new token account, in bytes. */
  readonly accountSize: number
  /** Those of Token-2022, by the number of their type. */
  readonly extensions: ReadonlyMap<number, Uint8Array>
}

const MINT_SIZE = 82
const ACCOUNT_SIZE = 165

/** The bytes that a mint's extensions add to each of its accounts, with the header of 4 bytes, by extension number. */
const accountExtensions: Readonly<Record<number, number>> = {
  1: 12, // TransferFeeConfig: TransferFeeAmount
  9: 4, // NonTransferable: NonTransferableAccount
  14: 5, // TransferHook: TransferHookAccount
  26: 4, // Pausable: PausableAccount
}

/** ImmutableOwner, which the associated token program adds to every account of Token-2022. */
const IMMUTABLE_OWNER = 4

/**
 * Parses a mint from `getAccountInfo` in base64.
 *
 * @throws `address.invalid` if it is not a token
 */
export function readMint(value: unknown, token: string): Mint {
  const account = parseAccount(value)
  const program = account && Object.values(tokenPrograms).find((address) => address === account.owner)
  if (!account || program === undefined || !isMint(account)) {
    throw new ModalError('address.invalid', { context: { address: token }, details: 'It is no token' })
  }
  const { data } = account
  const isOld = program === tokenPrograms.token
  const extensions: Mint['extensions'] = isOld ? new Map() : readExtensions(data)
  const added = [...extensions.keys()].reduce((sum, type) => sum + (accountExtensions[type] ?? 0), 0)
  return {
    program,
    decimals: data[44] ?? 0,
    accountSize: isOld ? ACCOUNT_SIZE : ACCOUNT_SIZE + 1 + IMMUTABLE_OWNER + added,
    extensions,
  }
}

/** A mint of Token-2022 with extensions is padded to the size of an account. The next byte contains the type. */
function isMint({ data }: ChainAccount): boolean {
  const isInitialized = data[45] === 1
  return isInitialized && (data.length === MINT_SIZE || (data.length > ACCOUNT_SIZE && data[ACCOUNT_SIZE] === 1))
}
