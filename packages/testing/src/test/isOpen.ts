/** Whether a promise is still pending after all ready tasks have run. */
export async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  const later = new Promise((resolve) => setImmediate(() => resolve(open)))
  return (await Promise.race([promise.catch(() => undefined), later])) === open
}
