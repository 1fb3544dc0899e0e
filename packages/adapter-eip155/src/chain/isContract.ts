/** The code of an account that has delegated to a contract begins with it (EIP-7702). It remains an ordinary account. */
const DELEGATION = '0xef0100'

/** Whether the code at an address makes it a contract. */
export function isContract(code: unknown): boolean {
  return typeof code === 'string' && code.length > 2 && !code.toLowerCase().startsWith(DELEGATION)
}
