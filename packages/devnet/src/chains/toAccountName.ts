/** Returns the name that an account has from the start: its number among the ten. */
export function toAccountName(index: number): string {
  return `account${index}.devnet.eth`
}
