import type { Address } from '@solana/kit'
import { splTokenProgram, token2022Program } from '../../accounts/programs.ts'
import { toAccountJson } from '../../json/toAccountJson.ts'
import { readMultiplier } from '../../json/readMultiplier.ts'
import { toUiAmount } from '../../json/toUiAmount.ts'
import type { Account } from '../../chain/Account.ts'
import type { Chain } from '../../chain/Chain.ts'
import { readMint, readTokenAccount } from '../../chain/readTokenAccount.ts'
import { isRecord, readAccountEncoding, readAddress, readOptions } from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcMethods } from '../RpcMethod.ts'
import { withContext } from '../withContext.ts'

const programs: readonly Address[] = [splTokenProgram, token2022Program]

/** Maximum number of results of `getTokenLargestAccounts`. */
const largestCount = 20

/** Methods about tokens. */
export const tokenMethods: RpcMethods = {
  getTokenAccountBalance({ chain }, [address, options]) {
    const account = chain.getAccount(readAddress(address))
    readOptions({ value: options, chain })
    if (account === undefined) throw new RpcError('invalidParams', 'Invalid param: could not find account')
    const token = readTokenAccount(account)
    if (token === undefined) throw new RpcError('invalidParams', 'Invalid param: not a Token account')
    return withContext(chain, toUiAmount({ amount: token.amount, ...getUnit(chain, token.mint) }))
  },
  getTokenSupply({ chain }, [mint, options]) {
    const account = chain.getAccount(readAddress(mint))
    readOptions({ value: options, chain })
    if (account === undefined) throw new RpcError('invalidParams', 'Invalid param: could not find account')
    const fields = readMint(account)
    if (fields === undefined) throw new RpcError('invalidParams', 'Invalid param: not a Token mint')
    return withContext(chain, toUiAmount({ amount: fields.supply, ...getUnit(chain, account.address) }))
  },
  getTokenLargestAccounts({ chain }, [mint, options]) {
    const mintAddress = readAddress(mint)
    readOptions({ value: options, chain })
    const owner = requireMint(chain, mintAddress).owner
    const unit = getUnit(chain, mintAddress)
    const held = chain.listAccountsOf(owner).flatMap((account) => {
      const token = readTokenAccount(account)
      return token?.mint === mintAddress ? [{ address: account.address, amount: token.amount }] : []
    })
    const largest = held.toSorted((left, right) => (left.amount < right.amount ? 1 : -1)).slice(0, largestCount)
    return withContext(
      chain,
      largest.map(({ address, amount }) => ({ address, ...toUiAmount({ amount, ...unit }) })),
    )
  },
  getTokenAccountsByOwner: (context, params) => listTokenAccounts({ ...context, params, field: 'owner' }),
  getTokenAccountsByDelegate: (context, params) => listTokenAccounts({ ...context, params, field: 'delegate' }),
}

function listTokenAccounts(parameters: {
  chain: Chain
  params: readonly unknown[]
  field: 'owner' | 'delegate'
}): object {
  const { field, chain, params } = parameters
  const holder = readAddress(params[0])
  const { mint, program } = readTokenFilter(chain, params[1])
  const encoding = readAccountEncoding(readOptions({ value: params[2], chain }))
  const matches = (account: Account): boolean => {
    const token = readTokenAccount(account)
    if (token === undefined || (mint !== undefined && token.mint !== mint)) return false
    const delegate = token.delegate.__option === 'Some' ? token.delegate.value : undefined
    return (field === 'owner' ? token.owner : delegate) === holder
  }
  const accounts = chain.listAccountsOf(program).filter(matches)
  return withContext(
    chain,
    accounts.map((account) => ({
      pubkey: account.address,
      account: toAccountJson({ ...encoding, account, getAccount: chain.getAccount }),
    })),
  )
}

/** Either a mint or a token program filters the result. */
function readTokenFilter(chain: Chain, value: unknown): { program: Address; mint?: Address | undefined } {
  if (isRecord(value) && value['mint'] !== undefined) {
    const mint = readAddress(value['mint'])
    return { program: requireMint(chain, mint).owner, mint }
  }
  if (!isRecord(value) || value['programId'] === undefined) {
    throw new RpcError('invalidParams', 'Invalid params: expected one of `mint`, `programId`.')
  }
  const program = readAddress(value['programId'])
  if (programs.includes(program)) return { program }
  throw new RpcError('invalidParams', 'Invalid param: unrecognized Token program id')
}

function requireMint(chain: Chain, mint: Address): Account {
  const account = chain.getAccount(mint)
  if (account === undefined) throw new RpcError('invalidParams', 'Invalid param: could not find mint')
  if (readMint(account) === undefined) throw new RpcError('invalidParams', 'Invalid param: not a Token mint')
  return account
}

function getUnit(chain: Chain, mint: Address): { decimals: number; multiplier: number | undefined } {
  const account = chain.getAccount(mint)
  return { decimals: readMint(account)?.decimals ?? 0, multiplier: readMultiplier(account) }
}
