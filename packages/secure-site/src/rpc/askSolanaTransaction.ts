import type { ApprovalFacts, SolanaTransactionFact } from '../screens/Facts.ts'
import { toBase64 } from '../session/base64.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import type { Bytes } from '../vault/bytes.ts'
import { toBase58 } from '../vault/derive/toBase58.ts'
import type { SingleRequest } from '../vault/sign/SignRequest.ts'
import { toFields } from '../vault/worker/toFields.ts'
import type { AskContext, Asked } from './Asked.ts'
import { createUncertain } from './createUncertain.ts'
import { decodeInstruction, toSol } from './decodeInstruction.ts'
import { readLookupTables } from './readLookupTables.ts'
import { readSolanaTransaction } from './readSolanaTransaction.ts'
import { toBase64Bytes, toList, toObject } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import { limitTrial } from './trial/limitTrial.ts'

/** `solana_signTransaction`, `solana_signAllTransactions` and `solana_signAndSendTransaction`: transactions in base64. */
export async function askSolanaTransaction(context: AskContext, method: string): Promise<Asked> {
  const { ask, from, networkId } = context
  const { pubkey, transaction, transactions } = toObject(context.params)
  if (pubkey !== undefined && pubkey !== from) refuseRpc('another account')
  const isList = method === 'solana_signAllTransactions'
  const given = isList ? toList(transactions, 32) : [transaction]
  if (given.length === 0) refuseRpc('no transaction')
  const requests = await Promise.all(
    given.map(async (each) => complete(toBase64Bytes(each, 'the transaction'), context)),
  )
  const [first] = requests
  const isSent = method === 'solana_signAndSendTransaction'
  return {
    title: 'solanaTransaction',
    networkId,
    from,
    request: requests.length === 1 && first !== undefined ? first : { kind: 'batch', requests },
    describe: (shown) => describe(shown, ask, isSent),
    tryOut: (shown) =>
      limitTrial({ run: async () => (await import('./trial/trySolana.ts')).trySolana({ requests: shown, from, ask }) }),
    finish: async (signed) => {
      if (isList) return { transactions: signed.map((each) => toBase64(each)) }
      const [bytes = new Uint8Array()] = signed
      const signature = toBase58(findSignature(bytes, from))
      if (!isSent) return { signature, transaction: toBase64(bytes) }
      try {
        await ask('sendTransaction', [toBase64(bytes), { encoding: 'base64', preflightCommitment: 'confirmed' }])
      } catch (error) {
        throw error instanceof SiteRefusal ? createUncertain(signature) : error
      }
      return { signature }
    },
  }
}

async function complete(bytes: Bytes, { ask, from }: AskContext): Promise<SingleRequest> {
  const read = readSolanaTransaction(bytes)
  if (read === undefined) return refuseRpc('not a transaction')
  const signers = read.accounts.slice(0, read.signerCount)
  if (!signers.includes(from)) refuseRpc('another account')
  const { value } = toFields(await ask('getFeeForMessage', [toBase64(read.message), { commitment: 'confirmed' }]))
  return {
    kind: 'solanaTransaction',
    from,
    transaction: bytes,
    signers,
    lookupTables: read.tables.map(({ address }) => address),
    // The chain does not know the fee of a transaction whose lifetime is over.
    estimatedFee:
      typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : 5_000n * BigInt(signers.length),
  }
}

async function describe(
  requests: readonly SingleRequest[],
  ask: AskContext['ask'],
  isSent: boolean,
): Promise<ApprovalFacts> {
  const fees: bigint[] = []
  const transactions = await Promise.all(
    requests.map(async (request): Promise<SolanaTransactionFact> => {
      const read = request.kind === 'solanaTransaction' ? readSolanaTransaction(request.transaction) : undefined
      if (request.kind !== 'solanaTransaction' || read === undefined) return refuseRpc('not a transaction')
      fees.push(request.estimatedFee)
      const accounts = await readLookupTables(read, ask)
      const find = (index: number): string => accounts[index] ?? refuseRpc('an account is not there')
      return {
        feePayer: find(0),
        signers: request.signers,
        instructions: read.instructions.flatMap(({ accounts: indexes, data, program }) => {
          const fact = decodeInstruction({
            program: find(program),
            accounts: Array.from(indexes, (index) => find(index)),
            data,
          })
          return fact === undefined ? [] : [fact]
        }),
      }
    }),
  )
  return { kind: 'solana', transactions, fee: toSol(fees.reduce((sum, fee) => sum + fee, 0n)), isSent }
}

/** The signature of an account, which is where the account is in the list of accounts. */
function findSignature(bytes: Bytes, from: string): Bytes {
  const read = readSolanaTransaction(bytes)
  const index = read?.accounts.slice(0, read.signerCount).indexOf(from) ?? -1
  if (index < 0) return refuseRpc('another account')
  // Fewer than 128 accounts sign, so their number takes one byte.
  return bytes.slice(1 + 64 * index, 65 + 64 * index)
}
