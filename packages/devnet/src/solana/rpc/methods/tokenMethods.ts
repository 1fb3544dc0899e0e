import type { Address } from '@solana/kit'
import { splTokenProgram, token2022Program } from '../../accounts/programs.ts'
import { toAccountJson } from '../../json/toAccountJson.ts'
import { toUiAmount } from '../../json/toUiAmount.ts'
import type { Account } from '../../ledger/Account.ts'
import type { Ledger } from '../../ledger/Ledger.ts'
import { readMint, readTokenAccount } from '../../ledger/readTokenAccount.ts'
import { isRecord, readAccountEncoding, readAddress, readOptions } from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcMethods } from '../RpcMethod.ts'
import { withContext } from '../withContext.ts'

const programs: readonly Address[] = [splTokenProgram, token2022Program]

/** Maximum number of results of `getTokenLargestAccounts`. */
const largestCount = 20

/** Methods about tokens. */
export const tokenMethods: RpcMethods = {
  getTokenAccountBalance({ ledger }, [address, options]) {
    const account = ledger.getAccount(readAddress(address))
    readOptions({ value: options, ledger })
    if (account === undefined) throw new RpcError('invalidParams', 'Invalid param: could not find account')
    const token = readTokenAccount(account)
    if (token === undefined) throw new RpcError('invalidParams', 'Invalid param: not a Token account')
    return withContext(ledger, toUiAmount({ amount: token.amount, decimals: getDecimals(ledger, token.mint) }))
  },
  getTokenSupply({ ledger }, [mint, options]) {
    const account = ledger.getAccount(readAddress(mint))
    readOptions({ value: options, ledger })
    if (account === undefined) throw new RpcError('invalidParams', 'Invalid param: could not find account')
    const fields = readMint(account)
    if (fields === undefined) throw new RpcError('invalidParams', 'Invalid param: not a Token mint')
    return withContext(ledger, toUiAmount({ amount: fields.supply, decimals: fields.decimals }))
  },
  getTokenLargestAccounts({ ledger }, [mint, options]) {
    const mintAddress = readAddress(mint)
    readOptions({ value: options, ledger })
    const owner = requireMint(ledger, mintAddress).owner
    const decimals = getDecimals(ledger, mintAddress)
    const held = ledger.listAccountsOf(owner).flatMap((account) => {
      const token = readTokenAccount(account)
      return token?.mint === mintAddress ? [{ address: account.address, amount: token.amount }] : []
    })
    const largest = held.toSorted((left, right) => (left.amount < right.amount ? 1 : -1)).slice(0, largestCount)
    return withContext(
      ledger,
      largest.map(({ address, amount }) => ({ address, ...toUiAmount({ amount, decimals }) })),
    )
  },
  getTokenAccountsByOwner: (context, params) => listTokenAccounts({ ...context, params, field: 'owner' }),
  getTokenAccountsByDelegate: (context, params) => listTokenAccounts({ ...context, params, field: 'delegate' }),
}

function listTokenAccounts(parameters: {
  ledger: Ledger
  params: readonly unknown[]
  field: 'owner' | 'delegate'
}): object {
  const { field, ledger, params } = parameters
  const holder = readAddress(params[0])
  const { mint, program } = readTokenFilter(ledger, params[1])
  const encoding = readAccountEncoding(readOptions({ value: params[2], ledger }))
  const matches = (account: Account): boolean => {
    const token = readTokenAccount(account)
    if (token === undefined || (mint !== undefined && token.mint !== mint)) return false
    const delegate = token.delegate.__option === 'Some' ? token.delegate.value : undefined
    return (field === 'owner' ? token.owner : delegate) === holder
  }
  const accounts = ledger.listAccountsOf(program).filter(matches)
  return withContext(
    ledger,
    accounts.map((account) => ({
      pubkey: account.address,
      account: toAccountJson({ ...encoding, account, getAccount: ledger.getAccount }),
    })),
  )
}

/** Either a mint or a token program filters the result. */
function readTokenFilter(ledger: Ledger, value: unknown): { program: Address; mint?: Address | undefined } {
  if (isRecord(value) && value['mint'] !== undefined) {
    const mint = readAddress(value['mint'])
    return { program: requireMint(ledger, mint).owner, mint }
  }
  if (!isRecord(value) || value['programId'] === undefined) {
    throw new RpcError('invalidParams', 'Invalid params: expected one of `mint`, `programId`.')
  }
  const program = readAddress(value['programId'])
  if (programs.includes(program)) return { program }
  throw new RpcError('invalidParams', 'Invalid param: unrecognized Token program id')
}

function requireMint(ledger: Ledger, mint: Address): Account {
  const account = ledger.getAccount(mint)
  if (account === undefined) throw new RpcError('invalidParams', 'Invalid param: could not find mint')
  if (readMint(account) === undefined) throw new RpcError('invalidParams', 'Invalid param: not a Token mint')
  return account
}

function getDecimals(ledger: Ledger, mint: Address): number {
  return readMint(ledger.getAccount(mint))?.decimals ?? 0
}
