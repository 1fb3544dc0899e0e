/** Whether a promise is still open after everything that is ready has run. */
export async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  const later = new Promise((resolve) => setImmediate(() => resolve(open)))
  return (await Promise.race([promise.catch(() => undefined), later])) === open
}
