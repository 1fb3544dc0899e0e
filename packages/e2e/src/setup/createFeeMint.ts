import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToCheckedInstruction,
} from '@solana-program/token'
import type { OtherChains } from './otherChains.ts'

const tokenProgram = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const decimals = 6
/** A mint of Token-2022 with the extension for fees: 166 bytes, and 112 for it. */
const space = 278

/**
 * Makes a token of Token-2022 that keeps a fee of every transfer, with 6 decimals, and gives an owner some of it.
 * Returns its mint.
 */
export async function createFeeMint(parameters: {
  readonly chains: OtherChains
  readonly owner: string
  /** In the token's smallest unit. */
  readonly amount: bigint
  /** The fee in hundredths of a percent. */
  readonly basisPoints: number
}): Promise<string> {
  const { chains, amount, basisPoints } = parameters
  const { accounts, rpcUrl } = chains.solana
  // An account that no journey's wallet has.
  const secret = getBase58Encoder().encode(accounts[8]?.secretKey ?? '')
  const [payer, mint] = await Promise.all([createKeyPairSignerFromBytes(secret), generateKeyPairSigner()])
  const owner = address(parameters.owner)
  const [ata] = await findAssociatedTokenPda({ owner, mint: mint.address, tokenProgram })
  const config = { programAddress: tokenProgram }

  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await answer.json()) as { readonly result?: unknown; readonly error?: object }
    if (error) throw new Error(JSON.stringify(error))
    return result
  }
  const { value } = (await ask('getLatestBlockhash', [{ commitment: 'confirmed' }])) as {
    readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number }
  }
  const instructions: readonly Instruction[] = [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      lamports: 20_000_000n,
      space,
      programAddress: tokenProgram,
    }),
    {
      programAddress: tokenProgram,
      accounts: [{ address: mint.address, role: AccountRole.WRITABLE }],
      data: toFeeData(),
    },
    getInitializeMint2Instruction({ mint: mint.address, decimals, mintAuthority: payer.address }, config),
    getCreateAssociatedTokenIdempotentInstruction({ payer, ata, owner, mint: mint.address, tokenProgram }),
    getMintToCheckedInstruction({ mint: mint.address, token: ata, mintAuthority: payer, amount, decimals }, config),
  ]
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(payer, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash(value.blockhash), lastValidBlockHeight: BigInt(value.lastValidBlockHeight) },
        draft,
      ),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  const signed = await signTransactionMessageWithSigners(message)
  await ask('sendTransaction', [getBase64EncodedWireTransaction(signed), { encoding: 'base64' }])
  return mint.address

  /** `InitializeTransferFeeConfig` of Token-2022: the authority, no account for withdrawals, the fee and its largest amount. */
  function toFeeData(): Uint8Array {
    const authority: Address = payer.address
    const numbers = Buffer.alloc(10)
    numbers.writeUInt16LE(basisPoints, 0)
    numbers.writeBigUInt64LE(10n ** 12n, 2)
    return Uint8Array.from([26, 0, 1, ...getAddressEncoder().encode(authority), 0, ...numbers])
  }
}
