/** An error that says in one line why the playground cannot start, and how to fix it. */
export class PlaygroundError extends Error {
  override readonly name = 'PlaygroundError'
}
