/** Says in one line why the playground cannot be served, and what to do. */
export class PlaygroundError extends Error {
  override readonly name = 'PlaygroundError'
}
