import { startDevnet, type Devnet } from '@latchkey/devnet'
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase58Encoder,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SingleRequest } from '../../vault/sign/SignRequest.ts'
import { refuseRpc } from '../refuseRpc.ts'
import { createAsk } from '../test/createAsk.ts'
import { trySolana } from './trySolana.ts'

const systemProgram = address('11111111111111111111111111111111')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: ['solana'] })
})
afterAll(() => devnet?.stop())

async function openVisit() {
  const { accounts, rpcUrl, tokens } = devnet.description.solana ?? refuseRpc('no chain')
  const [visitor, other] = accounts
  const token = tokens.find(({ program }) => program === 'spl-token')
  if (visitor === undefined || other === undefined || token === undefined) return refuseRpc('no account')
  const ask = createAsk(rpcUrl)
  const findTokens = async (owner: string): Promise<string> => {
    const found: { readonly value: readonly { readonly pubkey: string }[] } = Object(
      await ask('getTokenAccountsByOwner', [owner, { mint: token.mint }, { encoding: 'jsonParsed' }]),
    )
    return found.value[0]?.pubkey ?? refuseRpc('no token account')
  }
  const [source, target] = [await findTokens(visitor.address), await findTokens(other.address)]
  const build = (...instructions: readonly Instruction[]): SingleRequest => {
    // Not one of the chain: the trial replaces it.
    const lifetime = { blockhash: blockhash('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'), lastValidBlockHeight: 1n }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayer(address(visitor.address), draft),
      (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
      (draft) => appendTransactionMessageInstructions(instructions, draft),
    )
    return {
      kind: 'solanaTransaction',
      from: visitor.address,
      transaction: Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message))),
      signers: [visitor.address],
      lookupTables: [],
      estimatedFee: 5_000n,
    }
  }
  const signer = { address: address(visitor.address), role: AccountRole.WRITABLE_SIGNER }
  const writable = (key: string) => ({ address: address(key), role: AccountRole.WRITABLE })
  const readable = (key: string) => ({ address: address(key), role: AccountRole.READONLY })
  const amountOf = (units: bigint): Uint8Array => new Uint8Array(new BigUint64Array([units]).buffer)
  return {
    ask,
    other: other.address,
    token: { address: token.mint, symbol: undefined, decimals: token.decimals },
    pay: (lamports: bigint): Instruction => ({
      programAddress: systemProgram,
      accounts: [signer, writable(other.address)],
      data: Uint8Array.of(2, 0, 0, 0, ...amountOf(lamports)),
    }),
    send: (units: bigint): Instruction => ({
      programAddress: tokenProgram,
      accounts: [writable(source), readable(token.mint), writable(target), signer],
      data: Uint8Array.of(12, ...amountOf(units), token.decimals),
    }),
    allow: (units: bigint): Instruction => ({
      programAddress: tokenProgram,
      accounts: [writable(source), readable(token.mint), readable(other.address), signer],
      data: Uint8Array.of(13, ...amountOf(units), token.decimals),
    }),
    giveAway: (): Instruction => ({
      programAddress: tokenProgram,
      accounts: [writable(source), signer],
      data: Uint8Array.of(6, 2, 1, ...getBase58Encoder().encode(other.address)),
    }),
    build,
    tryOut: (...requests: readonly SingleRequest[]) => trySolana({ requests, from: visitor.address, ask }),
  }
}

describe('a trial run on solana', () => {
  it('says what a payment costs beside the fee', async () => {
    const { build, pay, tryOut } = await openVisit()
    expect(await tryOut(build(pay(1_500_000n)))).toEqual({
      kind: 'done',
      changes: [
        {
          kind: 'out',
          token: undefined,
          amount: { units: '1500000', decimals: 9, symbol: 'SOL' },
          tokenId: undefined,
        },
      ],
    })
  })

  it('says which tokens leave, and who may take some afterwards', async () => {
    const { allow, build, other, send, token, tryOut } = await openVisit()
    const amount = { decimals: token.decimals, symbol: undefined }
    expect(await tryOut(build(send(7n), allow(9n)))).toEqual({
      kind: 'done',
      changes: [
        { kind: 'out', token, amount: { ...amount, units: '7' }, tokenId: undefined },
        { kind: 'permission', token, spender: other, amount: { ...amount, units: '9' }, tokenId: undefined },
      ],
    })
  })

  it('counts an account that gets another owner as given away with all that it holds', async () => {
    const { build, giveAway, token, tryOut } = await openVisit()
    const result = await tryOut(build(giveAway()))
    expect(result).toMatchObject({ kind: 'done', changes: [{ kind: 'out', token }] })
  })

  it('says that the chain would refuse, and why', async () => {
    const { build, send, tryOut } = await openVisit()
    expect(await tryOut(build(send(10n ** 18n)))).toMatchObject({
      kind: 'refused',
      reason: [{ text: 'Error: insufficient funds', isHidden: false }],
    })
  })

  it('tries no list of transactions, each of which may need the one before', async () => {
    const { build, pay, tryOut } = await openVisit()
    expect(await tryOut(build(pay(1n)), build(pay(2n)))).toEqual({ kind: 'unchecked' })
  })
})
