// Requests as the frame would send them, for the account of zero entropy.
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { Instruction } from '@solana/kit'

export const addresses = {
  eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
}
export const origin = 'https://app.example'

export const mail = {
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Mail', chainId: 1, verifyingContract: `0x${'c'.repeat(40)}` },
  message: { from: { name: 'Cow', wallets: [`0x${'d'.repeat(40)}`] }, contents: 'Hello' },
}

export const evmTypedData = { kind: 'evmTypedData', from: addresses.eip155, chainId: 1, typedData: mail }

export const transaction = {
  nonce: 7n,
  gas: 21_000n,
  to: `0x${'b'.repeat(40)}`,
  value: 1_000n,
  data: new Uint8Array(),
  fee: { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n },
  accessList: [],
}

export const evmTransaction = {
  kind: 'evmTransaction',
  from: addresses.eip155,
  chainId: 1,
  transaction,
  estimatedFee: 400_000_000_000_000n,
}

export const evmMessage = (text: string) => ({
  kind: 'evmMessage',
  from: addresses.eip155,
  message: new TextEncoder().encode(text),
})

export const otherSigner = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'

/** A transfer of one lamport from the account, with further instructions. */
export function createSolanaTransaction(instructions: readonly Instruction[] = []): Uint8Array<ArrayBuffer> {
  const payer = address(addresses.solana)
  const transfer: Instruction = {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: address('4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'), role: AccountRole.WRITABLE },
    ],
    data: Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
  }
  const lifetime = { blockhash: blockhash('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'), lastValidBlockHeight: 1n }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(payer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) => appendTransactionMessageInstructions([transfer, ...instructions], draft),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

export function solanaTransaction(bytes: Uint8Array<ArrayBuffer> = createSolanaTransaction()) {
  return {
    kind: 'solanaTransaction',
    from: addresses.solana,
    transaction: bytes,
    signers: [addresses.solana],
    lookupTables: [] as string[],
    estimatedFee: 5_000n,
  }
}
