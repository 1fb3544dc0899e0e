import { readProperty } from '@latchkey/core/adapter'

/** Lists the outputs of a transaction, as esplora describes it, in the form `script:amount`. */
export function listOutputs(transaction: unknown): readonly string[] {
  const outputs = readProperty(transaction, 'vout')
  return (Array.isArray(outputs) ? outputs : []).map(
    (output: unknown) => `${String(readProperty(output, 'scriptpubkey'))}:${String(readProperty(output, 'value'))}`,
  )
}
