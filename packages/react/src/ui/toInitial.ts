/** The first letter or digit of a name, in capitals; a question mark for a name that has none. */
export function toInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.slice(0, 200).normalize('NFC'))?.[0].toUpperCase().slice(0, 2) ?? '?'
}
