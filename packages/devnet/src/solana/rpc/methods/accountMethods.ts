import type { Address } from '@solana/kit'
import { toAccountJson, type AccountEncoding } from '../../json/toAccountJson.ts'
import type { Account } from '../../ledger/Account.ts'
import type { Ledger } from '../../ledger/Ledger.ts'
import { readAccountEncoding, readAddress, readList, readOptions } from '../readParams.ts'
import type { RpcMethods } from '../RpcMethod.ts'
import { readFilters } from '../readFilters.ts'
import { withContext } from '../withContext.ts'

/** Methods about accounts. */
export const accountMethods: RpcMethods = {
  getBalance({ ledger }, [address, options]) {
    const key = readAddress(address)
    readOptions({ value: options, ledger })
    return withContext(ledger, ledger.getAccount(key)?.lamports ?? 0n)
  },
  getAccountInfo({ ledger }, [address, options]) {
    const key = readAddress(address)
    const encoding = readAccountEncoding(readOptions({ value: options, ledger }))
    return withContext(ledger, showAddress({ ledger, address: key, encoding }))
  },
  getMultipleAccounts({ ledger }, [addresses, options]) {
    const keys = readList({ value: addresses, most: 100 }).map(readAddress)
    const encoding = readAccountEncoding(readOptions({ value: options, ledger }), 'base64')
    return withContext(
      ledger,
      keys.map((address) => showAddress({ ledger, address, encoding })),
    )
  },
  getProgramAccounts({ ledger }, [program, options]) {
    const owner = readAddress(program)
    const settings = readOptions({ value: options, ledger })
    const encoding = readAccountEncoding(settings)
    const matches = readFilters(settings['filters'])
    const accounts = ledger
      .listAccountsOf(owner)
      .filter(matches)
      .map((account) => ({ pubkey: account.address, account: showAccount({ ledger, account, encoding }) }))
    return settings['withContext'] === true ? withContext(ledger, accounts) : accounts
  },
}

/** Returns an account in the requested format; `null` if it does not exist. */
function showAddress(parameters: { ledger: Ledger; address: Address; encoding: AccountEncoding }): object | null {
  const account = parameters.ledger.getAccount(parameters.address)
  return account === undefined ? null : showAccount({ ...parameters, account })
}

function showAccount(parameters: { ledger: Ledger; account: Account; encoding: AccountEncoding }): object {
  const { account, encoding, ledger } = parameters
  return toAccountJson({ ...encoding, account, getAccount: ledger.getAccount })
}
