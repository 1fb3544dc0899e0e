import { tryBase64 } from '../session/base64.ts'
import { toBase58 } from '../vault/derive/toBase58.ts'
import { toFields } from '../vault/worker/toFields.ts'
import type { AskContext } from './Asked.ts'
import type { SolanaInstructions } from './readSolanaTransaction.ts'
import { refuseRpc } from './refuseRpc.ts'

const program = 'AddressLookupTab1e1111111111111111111111111'
/** The addresses of a table begin after its header. */
const header = 56

/**
 * Returns all accounts of a transaction, also those that it names by tables. An account that cannot be found could be anything, so the
 * transaction is refused.
 */
export async function readLookupTables(
  { accounts, tables }: SolanaInstructions,
  ask: AskContext['ask'],
): Promise<readonly string[]> {
  if (tables.length === 0) return accounts
  const addresses = tables.map(({ address }) => address)
  const { value } = toFields(
    await ask('getMultipleAccounts', [addresses, { encoding: 'base64', commitment: 'confirmed' }]),
  )
  const answers: readonly unknown[] = Array.isArray(value) ? value : []
  const entries = tables.map((_, index) => readEntries(answers[index]))
  const find = (kind: 'writable' | 'readonly'): readonly string[] =>
    tables.flatMap((table, index) =>
      Array.from(
        table[kind],
        (entry) => entries[index]?.[entry] ?? refuseRpc('an account of a lookup table is not there'),
      ),
    )
  return [...accounts, ...find('writable'), ...find('readonly')]
}

function readEntries(account: unknown): readonly string[] {
  const { data, owner } = toFields(account)
  const [text]: readonly unknown[] = Array.isArray(data) ? data : []
  const bytes = typeof text === 'string' ? tryBase64(text) : undefined
  if (owner !== program || bytes === undefined) return refuseRpc('a lookup table is not there')
  const list = bytes.subarray(header)
  return Array.from({ length: Math.floor(list.length / 32) }, (_, index) =>
    toBase58(list.subarray(index * 32, index * 32 + 32)),
  )
}
