/** An error and its causes, root cause last. */
export function listCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return [error, ...listCauses(inner)]
}
