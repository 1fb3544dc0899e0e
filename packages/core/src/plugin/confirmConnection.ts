import type { ConfirmConnectionEvent } from './definePlugin.ts'

/** Asks plugins to confirm a connection. Calls `finish` when all of them let the modal close. */
export async function confirmConnection(
  asks: readonly ((event: ConfirmConnectionEvent) => Promise<void>)[],
  { isNew, finish }: ConfirmConnectionEvent,
): Promise<void> {
  const unfinished = new Set(asks)
  await Promise.all(
    asks.map((ask) =>
      ask({
        isNew,
        finish: () => {
          if (unfinished.delete(ask) && unfinished.size === 0) finish()
        },
      }),
    ),
  )
}
