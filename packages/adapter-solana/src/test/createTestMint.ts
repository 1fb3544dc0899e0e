import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getAddressEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type AccountMeta,
  type Address,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import { findAssociatedTokenPda, getCreateAssociatedTokenIdempotentInstruction } from '@solana-program/token'
import { encodeTransaction } from '../chain/transactions/encodeTransaction.ts'
import { tokenPrograms } from '../chain/transactions/tokenPrograms.ts'
import { createTestKey, type TestKey } from './createTestKey.ts'
import { requestNode } from './requestNode.ts'

/** What makes a mint of Token-2022 unlike others: an instruction before it is a mint, and the bytes that it adds. */
export interface MintExtension {
  readonly data: readonly number[]
  readonly size: number
}

/** A token that a test makes. */
export interface TestMint {
  readonly mint: string
  readonly program: string
  /** The owner's account of the token; makes it if there is none. */
  open(owner: string): Promise<string>
  mintTo(owner: string, amount: bigint): Promise<void>
  freeze(account: string): Promise<void>
  thaw(account: string): Promise<void>
  /** Sends an instruction of the token's program, signed by the mint's authority and by other keys. */
  run(data: readonly number[], accounts: readonly AccountMeta[], keys?: readonly TestKey[]): Promise<void>
}

const bytesOf = (key: string): number[] => [...getAddressEncoder().encode(address(key))]
const writable = (key: string): AccountMeta => ({ address: address(key), role: AccountRole.WRITABLE })
const readonly = (key: string): AccountMeta => ({ address: address(key), role: AccountRole.READONLY })
const signer = (key: string): AccountMeta => ({ address: address(key), role: AccountRole.READONLY_SIGNER })
export const accountRoles = { writable, readonly, signer } as const

/** Writes a number in so many bytes, the smallest first. */
const number = (value: bigint, size: number): number[] =>
  Array.from({ length: size }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
const text = (value: string): number[] => {
  const bytes = [...new TextEncoder().encode(value)]
  return [...number(BigInt(bytes.length), 4), ...bytes]
}
const nobody = '11111111111111111111111111111111'

/** Instructions of Token-2022 that give a mint an extension, by their numbers in its source. */
export const mintExtensions = {
  transferFee: (authority: string, basisPoints: number, most: bigint): MintExtension => ({
    data: [26, 0, 1, ...bytesOf(authority), 0, ...number(BigInt(basisPoints), 2), ...number(most, 8)],
    size: 108,
  }),
  closeAuthority: (authority: string): MintExtension => ({ data: [25, 1, ...bytesOf(authority)], size: 32 }),
  confidential: (): MintExtension => ({ data: [27, 0, ...bytesOf(nobody), 1, ...bytesOf(nobody)], size: 65 }),
  frozenFromTheStart: (): MintExtension => ({ data: [28, 0, 2], size: 1 }),
  notTransferable: (): MintExtension => ({ data: [32], size: 0 }),
  interest: (authority: string): MintExtension => ({
    data: [33, 0, ...bytesOf(authority), ...number(500n, 2)],
    size: 52,
  }),
  permanentDelegate: (delegate: string): MintExtension => ({ data: [35, ...bytesOf(delegate)], size: 32 }),
  /** Without a program, the hook is not set. */
  hook: (authority: string, program: string = nobody): MintExtension => ({
    data: [36, 0, ...bytesOf(authority), ...bytesOf(program)],
    size: 64,
  }),
  metadataPointer: (authority: string, mint: string): MintExtension => ({
    data: [39, 0, ...bytesOf(authority), ...bytesOf(mint)],
    size: 64,
  }),
  scaled: (authority: string, multiplier: number): MintExtension => ({
    data: [43, 0, ...bytesOf(authority), ...new Uint8Array(new Float64Array([multiplier]).buffer)],
    size: 56,
  }),
  pausable: (authority: string): MintExtension => ({ data: [44, 0, ...bytesOf(authority)], size: 33 }),
} as const

/** Instructions for later: they take the mint or an account of it. */
export const tokenInstructions = {
  setTransferFee: (basisPoints: number, most: bigint) => [26, 5, ...number(BigInt(basisPoints), 2), ...number(most, 8)],
  reallocate: (extension: number) => [29, ...number(BigInt(extension), 2)],
  demandMemos: () => [30, 0],
  guardCpi: () => [34, 0],
  pause: () => [44, 1],
} as const

/** Makes a token on a local chain, with real instructions of its program. The authority pays for everything. */
export async function createTestMint(parameters: {
  readonly rpcUrl: string
  readonly authority: TestKey
  readonly program: keyof typeof tokenPrograms
  readonly decimals?: number | undefined
  readonly extensions?: readonly MintExtension[] | undefined
  /** The name and symbol that the mint holds itself. */
  readonly metadata?: { readonly name: string; readonly symbol: string } | undefined
}): Promise<TestMint> {
  const { rpcUrl, authority, decimals = 6, metadata } = parameters
  const program = address(tokenPrograms[parameters.program])
  const key = createTestKey()
  const opened = new Set<string>()
  const extensions = [
    ...(parameters.extensions ?? []),
    ...(metadata ? [mintExtensions.metadataPointer(authority.address, key.address)] : []),
  ]
  const ask = (method: string, params: readonly unknown[]): Promise<unknown> => requestNode({ rpcUrl, method, params })

  const send = async (instructions: readonly Instruction[], keys: readonly TestKey[]): Promise<void> => {
    const { value } = Object(await ask('getLatestBlockhash', [{ commitment: 'confirmed' }]))
    const lifetime = { blockhash: blockhash(value.blockhash), lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayer(address(authority.address), empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
    )
    const unsigned = encodeTransaction(compileTransaction(message))
    const signed = [authority, ...keys].reduce((bytes, each) => each.signTransaction(bytes), unsigned)
    await ask('sendTransaction', [Buffer.from(signed).toString('base64'), { encoding: 'base64' }])
  }
  const toInstruction = (data: readonly number[], accounts: readonly AccountMeta[]): Instruction => ({
    programAddress: program,
    accounts,
    data: Uint8Array.from(data),
  })
  const findAccount = async (owner: string): Promise<Address> => {
    const seeds = { owner: address(owner), tokenProgram: program, mint: address(key.address) }
    return (await findAssociatedTokenPda(seeds))[0]
  }

  const size = extensions.length === 0 ? 82 : 166 + extensions.reduce((sum, each) => sum + 4 + each.size, 0)
  await send(
    [
      getCreateAccountInstruction({
        payer: createNoopSigner(address(authority.address)),
        newAccount: createNoopSigner(address(key.address)),
        // Enough for the metadata too, which make the account larger.
        lamports: 20_000_000n,
        space: size,
        programAddress: program,
      }),
      ...extensions.map(({ data }) => toInstruction(data, [writable(key.address)])),
      // InitializeMint2, with the authority for freezing too.
      toInstruction(
        [20, decimals, ...bytesOf(authority.address), 1, ...bytesOf(authority.address)],
        [writable(key.address)],
      ),
    ],
    [key],
  )
  if (metadata) {
    // The first bytes of the hash of `spl_token_metadata_interface:initialize_account`.
    const discriminator = [210, 225, 30, 162, 88, 184, 77, 141]
    const data = [...discriminator, ...text(metadata.name), ...text(metadata.symbol), ...text('')]
    const accounts = [
      writable(key.address),
      readonly(authority.address),
      readonly(key.address),
      signer(authority.address),
    ]
    await send([toInstruction(data, accounts)], [])
  }

  const run: TestMint['run'] = async (data, accounts, keys = []) => {
    await send([toInstruction(data, accounts)], keys)
  }
  const open: TestMint['open'] = async (owner) => {
    const account = await findAccount(owner)
    // A second transaction like the first would be refused.
    if (opened.has(account)) return account
    opened.add(account)
    const opening = getCreateAssociatedTokenIdempotentInstruction({
      payer: createNoopSigner(address(authority.address)),
      ata: account,
      owner: address(owner),
      mint: address(key.address),
      tokenProgram: program,
    })
    await send([opening], [])
    return account
  }
  return {
    mint: key.address,
    program,
    run,
    open,
    mintTo: async (owner, amount) => {
      const account = await open(owner)
      await run([7, ...number(amount, 8)], [writable(key.address), writable(account), signer(authority.address)])
    },
    freeze: (account) => run([10], [writable(account), readonly(key.address), signer(authority.address)]),
    thaw: (account) => run([11], [writable(account), readonly(key.address), signer(authority.address)]),
  }
}
