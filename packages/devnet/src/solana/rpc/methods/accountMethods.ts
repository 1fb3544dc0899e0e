import type { Address } from '@solana/kit'
import { toAccountJson, type AccountEncoding } from '../../json/toAccountJson.ts'
import type { Account } from '../../chain/Account.ts'
import type { Chain } from '../../chain/Chain.ts'
import { readAccountEncoding, readAddress, readList, readOptions } from '../readParams.ts'
import type { RpcMethods } from '../RpcMethod.ts'
import { readFilters } from '../readFilters.ts'
import { withContext } from '../withContext.ts'

/** Methods about accounts. */
export const accountMethods: RpcMethods = {
  getBalance({ chain }, [address, options]) {
    const key = readAddress(address)
    readOptions({ value: options, chain })
    return withContext(chain, chain.getAccount(key)?.lamports ?? 0n)
  },
  getAccountInfo({ chain }, [address, options]) {
    const key = readAddress(address)
    const encoding = readAccountEncoding(readOptions({ value: options, chain }))
    return withContext(chain, showAddress({ chain, address: key, encoding }))
  },
  getMultipleAccounts({ chain }, [addresses, options]) {
    const keys = readList({ value: addresses, most: 100 }).map(readAddress)
    const encoding = readAccountEncoding(readOptions({ value: options, chain }), 'base64')
    return withContext(
      chain,
      keys.map((address) => showAddress({ chain, address, encoding })),
    )
  },
  getProgramAccounts({ chain }, [program, options]) {
    const owner = readAddress(program)
    const settings = readOptions({ value: options, chain })
    const encoding = readAccountEncoding(settings)
    const matches = readFilters(settings['filters'])
    const accounts = chain
      .listAccountsOf(owner)
      .filter(matches)
      .map((account) => ({ pubkey: account.address, account: showAccount({ chain, account, encoding }) }))
    return settings['withContext'] === true ? withContext(chain, accounts) : accounts
  },
}

/** Returns an account in the requested format; `null` if it does not exist. */
function showAddress(parameters: { chain: Chain; address: Address; encoding: AccountEncoding }): object | null {
  const account = parameters.chain.getAccount(parameters.address)
  return account === undefined ? null : showAccount({ ...parameters, account })
}

function showAccount(parameters: { chain: Chain; account: Account; encoding: AccountEncoding }): object {
  const { account, encoding, chain } = parameters
  return toAccountJson({ ...encoding, account, getAccount: chain.getAccount })
}
