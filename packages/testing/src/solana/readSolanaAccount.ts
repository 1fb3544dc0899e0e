import { isRecord } from '../wallet/parse/isRecord.ts'

/** What a node says of an account of a program that it can read; `undefined` if it says nothing. */
export async function readSolanaAccount(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  address: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await ask('getAccountInfo', [address, { encoding: 'jsonParsed' }]).catch(() => undefined)
  const { value } = isRecord(answer) ? answer : {}
  const { data } = isRecord(value) ? value : {}
  const { parsed } = isRecord(data) ? data : {}
  return isRecord(parsed) ? parsed : undefined
}
