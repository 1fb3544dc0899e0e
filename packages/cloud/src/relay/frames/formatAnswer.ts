import { RelayRefusal } from '../RelayRefusal.ts'

/** The answer to a request, with the id's own text. */
export function formatResult(id: string, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

/** The error in answer to a request. What is no refusal is our fault, and nobody else's business. */
export function formatError(id: string, error: unknown): string {
  const refusal =
    error instanceof RelayRefusal
      ? error
      : new RelayRefusal('Internal', 'The relay failed. Nothing was lost that it had answered for. Try again.')
  const { code, message, reason } = refusal
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message, data: reason })}}`
}
