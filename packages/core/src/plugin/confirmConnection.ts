import type { AnyPlugin, ConfirmConnectionEvent } from './definePlugin.ts'

/**
 * Asks plugins to confirm a connection. Calls `finish` when all of them let the modal close.
 *
 * @param call calls a function with the machine of a plugin.
 */
export async function confirmConnection<entry extends { readonly definition: AnyPlugin }>(
  entries: readonly entry[],
  { isNew, finish }: ConfirmConnectionEvent,
  call: (entry: entry, handler: (machine: never) => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = new Set(entries)
  const finishOne = (entry: entry): void => {
    if (unfinished.delete(entry) && unfinished.size === 0) finish()
  }
  await Promise.all(
    entries.map((entry) =>
      call(entry, async (machine) => {
        await entry.definition.events?.confirmConnection?.(machine, { isNew, finish: () => finishOne(entry) })
      }),
    ),
  )
}
