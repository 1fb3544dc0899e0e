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
    const asked = readAddress(address)
    readOptions({ value: options, ledger })
    return withContext(ledger, ledger.getAccount(asked)?.lamports ?? 0n)
  },
  getAccountInfo({ ledger }, [address, options]) {
    const asked = readAddress(address)
    const encoding = readAccountEncoding(readOptions({ value: options, ledger }))
    return withContext(ledger, showAddress({ ledger, address: asked, encoding }))
  },
  getMultipleAccounts({ ledger }, [addresses, options]) {
    const asked = readList({ value: addresses, most: 100 }).map(readAddress)
    const encoding = readAccountEncoding(readOptions({ value: options, ledger }), 'base64')
    return withContext(
      ledger,
      asked.map((address) => showAddress({ ledger, address, encoding })),
    )
  },
  getProgramAccounts({ ledger }, [program, options]) {
    const owner = readAddress(program)
    const given = readOptions({ value: options, ledger })
    const encoding = readAccountEncoding(given)
    const matches = readFilters(given['filters'])
    const found = ledger
      .listAccountsOf(owner)
      .filter(matches)
      .map((account) => ({ pubkey: account.address, account: showAccount({ ledger, account, encoding }) }))
    return given['withContext'] === true ? withContext(ledger, found) : found
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
