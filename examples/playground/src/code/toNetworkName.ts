/** Returns a network's variable name in the printed code: "Local Ethereum" becomes `localEthereum`. */
export function toNetworkName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/)
  return first.toLowerCase() + rest.join('')
}
