/** Returns the CAIP-2 id of a CAIP-10 one. */
export function readChain(account: string): string {
  return account.split(':', 2).join(':')
}
