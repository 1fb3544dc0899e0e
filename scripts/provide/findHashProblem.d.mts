/** See `findHashProblem.mjs`, which runs before TypeScript is installed. */
export function findHashProblem(parameters: {
  readonly packageManager: string
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>
}): string | undefined
