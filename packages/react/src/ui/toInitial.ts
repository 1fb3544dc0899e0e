/** Returns the first letter or digit of a name in upper case, or a question mark if there is none. */
export function toInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.slice(0, 200).normalize('NFC'))?.[0].toUpperCase().slice(0, 2) ?? '?'
}
