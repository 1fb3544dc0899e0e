/** How nodes word that a call failed within the chain, rather than on the way to it. */
const words = /revert|invalid opcode|out of gas|stack (?:under|over)flow|bad jump|vm execution error/i

/** Whether an error, or one that it came from, tells that a contract failed. Code 3 is that of geth for it. */
export function isExecutionError(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && current.code === 3) return true
    if ('message' in current && typeof current.message === 'string' && words.test(current.message)) return true
    current = 'cause' in current ? current.cause : undefined
  }
  return false
}
