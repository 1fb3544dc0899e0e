import { getWallets } from '@wallet-standard/app'

/** What a test does with a page's wallets that the stock library has found. */
const { get, on } = getWallets()
const said: string[] = []
on('register', (...wallets) => said.push(...wallets.map(({ name }) => `+${name}`)))
on('unregister', (...wallets) => said.push(...wallets.map(({ name }) => `-${name}`)))

const find = (name: string) => get().find((wallet) => wallet.name === name)

/** Calls a feature of a wallet: `call('My Wallet', 'standard:connect', 'connect')`. */
const call = (name: string, feature: string, method: string, ...inputs: readonly unknown[]): unknown => {
  const match: unknown = Reflect.get(find(name)?.features ?? {}, feature)
  const run: unknown = typeof match === 'object' && match !== null ? Reflect.get(match, method) : undefined
  return typeof run === 'function' ? Reflect.apply(run, undefined, inputs) : `no ${feature}`
}

Object.assign(globalThis, { standard: { get, find, call, said } })
