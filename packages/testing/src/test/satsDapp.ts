import {
  accountChangeSchema,
  addListener,
  connectResultSchema,
  disconnectResultSchema,
  disconnectSchema,
  getAccountResultSchema,
  getAccountsResultSchema,
  getAddressesResultSchema,
  getInfoResultSchema,
  getNetworkResultSchema,
  getProviders,
  getWalletTypeResultSchema,
  networkChangeSchema,
  request,
  signMessageResultSchema,
  signPsbtResultSchema,
} from '@sats-connect/core'

// What a test does with a page's wallets through the stock library, and the library's schemas of all answers.
const schemas = new Map<string, { readonly '~standard': { readonly validate: (value: unknown) => unknown } }>([
  ['getInfo', getInfoResultSchema],
  ['wallet_connect', connectResultSchema],
  ['getAccounts', getAccountsResultSchema],
  ['getAddresses', getAddressesResultSchema],
  ['wallet_getAccount', getAccountResultSchema],
  ['wallet_getNetwork', getNetworkResultSchema],
  ['wallet_getWalletType', getWalletTypeResultSchema],
  ['signMessage', signMessageResultSchema],
  ['signPsbt', signPsbtResultSchema],
  ['wallet_disconnect', disconnectResultSchema],
  ['accountChange', accountChangeSchema],
  ['networkChange', networkChangeSchema],
  ['disconnect', disconnectSchema],
])

/** Returns what is wrong with an answer or an event. */
const findFaults = async (name: string, value: unknown): Promise<readonly unknown[]> => {
  const outcome = await schemas.get(name)?.['~standard'].validate(value)
  return Object(outcome).issues ?? []
}

Object.assign(globalThis, { sats: { getProviders, request, addListener, findFaults } })
