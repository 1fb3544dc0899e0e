import { toPlain } from './toPlain.ts'

/** Whether a name contains the query, ignoring case and accents. */
export function matchesQuery({ name, query }: { readonly name: string; readonly query: string }): boolean {
  return toPlain(name).includes(toPlain(query.trim()))
}
