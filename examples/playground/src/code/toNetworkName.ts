/** What the printed code calls a network: "Devnet One" is `devnetOne`. */
export function toNetworkName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/)
  return first.toLowerCase() + rest.join('')
}
