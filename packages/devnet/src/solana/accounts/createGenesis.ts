import { address, type Address, lamports } from '@solana/kit'
import { AccountState, findAssociatedTokenPda, getMintEncoder, getTokenEncoder } from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import type { DevnetSolanaToken } from '../../DevnetDescription.ts'
import { encodeExtensions, encodeMetadata } from './encodeExtensions.ts'
import { extensionTypes } from './extensionTypes.ts'
import { systemProgram, tokenPrograms } from './programs.ts'
import { solanaAccounts, solanaAccountSol, solanaAccountTokens } from './solanaAccounts.ts'
import { solanaTokens } from './solanaTokens.ts'

const lamportsPerSol = 1_000_000_000n

/** The faucet's funds in SOL: as many lamports as a JavaScript number can represent. */
const faucetSol = 9_000_000n

/**
 * Writes the initial accounts: the developers' accounts with SOL and tokens, the mints, and the faucet's account. They
 * exist before the first request, and cost no account a transaction.
 */
export async function createGenesis(parameters: { readonly svm: LiteSVM; readonly faucet: Address }): Promise<void> {
  const { faucet, svm } = parameters
  const write = (account: {
    address: Address
    owner: Address
    data: Uint8Array
    lamports?: bigint | undefined
  }): void => {
    const { data, owner } = account
    const least = svm.minimumBalanceForRentExemption(BigInt(data.length))
    svm.setAccount({
      address: account.address,
      programAddress: owner,
      lamports: lamports(account.lamports ?? least),
      data,
      executable: false,
      space: BigInt(data.length),
    })
  }

  const nothing = new Uint8Array()
  write({ address: faucet, owner: systemProgram, data: nothing, lamports: faucetSol * lamportsPerSol })
  const owners = solanaAccounts.map((account) => address(account.address))
  for (const owner of owners) {
    write({ address: owner, owner: systemProgram, data: nothing, lamports: BigInt(solanaAccountSol) * lamportsPerSol })
  }
  for (const token of solanaTokens) {
    const program = tokenPrograms[token.program]
    write({ address: address(token.mint), owner: program, data: encodeMint({ token, faucet, holders: owners.length }) })
    for (const owner of owners) {
      const [own] = await findAssociatedTokenPda({ owner, mint: address(token.mint), tokenProgram: program })
      write({ address: own, owner: program, data: encodeHolding({ token, owner }) })
    }
  }
}

function encodeMint(parameters: { token: DevnetSolanaToken; faucet: Address; holders: number }): Uint8Array {
  const { faucet, holders, token } = parameters
  const base = getMintEncoder().encode({
    mintAuthority: faucet,
    supply: toAmount(token) * BigInt(holders),
    decimals: token.decimals,
    isInitialized: true,
    freezeAuthority: null,
  })
  if (token.program === 'spl-token') return Uint8Array.from(base)
  const { name, symbol } = token
  const extensions = encodeMetadata({ mint: address(token.mint), authority: faucet, name, symbol })
  return encodeExtensions({ base, kind: 'mint', extensions })
}

function encodeHolding({ owner, token }: { token: DevnetSolanaToken; owner: Address }): Uint8Array {
  const base = getTokenEncoder().encode({
    mint: address(token.mint),
    owner,
    amount: toAmount(token),
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  })
  if (token.program === 'spl-token') return Uint8Array.from(base)
  // The associated token program adds this to each account that it creates.
  const extensions = [{ type: extensionTypes.immutableOwner, value: Buffer.alloc(0) }]
  return encodeExtensions({ base, kind: 'account', extensions })
}

function toAmount({ decimals }: DevnetSolanaToken): bigint {
  return BigInt(solanaAccountTokens) * 10n ** BigInt(decimals)
}
