/** Whether a name contains the query, ignoring case and accents. */
export function matchesQuery({ name, query }: { readonly name: string; readonly query: string }): boolean {
  return toPlain(name).includes(toPlain(query.trim()))
}

function toPlain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
