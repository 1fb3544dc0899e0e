import {
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  type Instruction,
  type KeyPairSigner,
  lamports,
  blockhash,
  pipe,
  getBase64EncodedWireTransaction,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintToCheckedInstruction,
} from '@solana-program/token'
import type { DevnetSolanaToken } from '../../DevnetDescription.ts'
import { computeBudgetProgram, tokenPrograms } from '../accounts/programs.ts'
import { decodeTransaction } from '../chain/decodeTransaction.ts'
import type { Chain } from '../chain/Chain.ts'

/** Sends funds, with ordinary transactions. */
export interface SolanaFaucet {
  /**
   * Sends SOL, in lamports, and resolves with the signature.
   *
   * @throws {RpcError} `preflightFailure`
   */
  sendSol(parameters: { readonly to: string; readonly amount: bigint }): Promise<string>
  /**
   * Mints a token into the associated account of an owner, which is created if it does not exist.
   *
   * @throws {RpcError} `preflightFailure`
   */
  sendToken(parameters: {
    readonly to: string
    readonly token: DevnetSolanaToken
    readonly amount: bigint
  }): Promise<string>
}

/** More compute units than any of its transactions uses. */
const computeLimit = 200_000

/** Creates the faucet of a chain, whose key is funded in the genesis state. */
export function createSolanaFaucet(parameters: {
  readonly chain: Chain
  readonly signer: KeyPairSigner
}): SolanaFaucet {
  const { chain, signer } = parameters
  let sent = 0

  const send = async (instructions: readonly Instruction[]): Promise<string> => {
    const { blockhash: latest, lastValidBlockHeight } = chain.clock.getLatestBlockhash()
    sent += 1
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayerSigner(signer, draft),
      (draft) =>
        setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash(latest), lastValidBlockHeight }, draft),
      // Two equal transfers in one slot would be the same transaction, which can be executed only once.
      (draft) =>
        appendTransactionMessageInstructions([limitCompute(computeLimit + (sent % 100_000)), ...instructions], draft),
    )
    const text = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
    return chain.send({ decoded: decodeTransaction({ text, encoding: 'base64' }), skipsPreflight: false })
  }
  return {
    sendSol: ({ amount, to }) =>
      send([getTransferSolInstruction({ source: signer, destination: address(to), amount: lamports(amount) })]),
    async sendToken({ amount, to, token }) {
      const [mint, owner] = [address(token.mint), address(to)]
      const tokenProgram = tokenPrograms[token.program]
      const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
      const config = { programAddress: tokenProgram }
      return send([
        getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata, owner, mint, tokenProgram }),
        getMintToCheckedInstruction(
          { mint, token: ata, mintAuthority: signer, amount, decimals: token.decimals },
          config,
        ),
      ])
    },
  }
}

function limitCompute(units: number): Instruction {
  const data = Buffer.alloc(5)
  data[0] = 2
  data.writeUInt32LE(units, 1)
  return { programAddress: computeBudgetProgram, data: Uint8Array.from(data) }
}
