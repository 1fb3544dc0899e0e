/** Folds case and accents, for comparing what a visitor typed with a name. */
export function toPlain(text: string): string {
  // Most names have none of those, and lists are long.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
