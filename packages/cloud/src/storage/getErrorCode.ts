/** Returns the code of an error of Node, such as `ENOENT`. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
