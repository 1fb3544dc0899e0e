import type { Adapter, Connection, NamespaceTypes } from '@latchkey/core/adapter'
import type { CaseWorld } from '../CaseWorld.ts'
import { within } from '../checks/within.ts'
import type { ControllableSession } from '../ControllableSession.ts'

/** A started adapter that has adopted a new session of the harness. */
export async function adoptSession<types extends NamespaceTypes>(
  world: CaseWorld<types>,
  parameters?: { readonly methods?: readonly string[] | undefined },
): Promise<{
  readonly adapter: Adapter<types>
  readonly controlled: ControllableSession<types>
  readonly connection: Connection<types>
}> {
  const adapter = await world.startAdapter()
  const controlled = await world.harness.createSession(parameters)
  const connection = await within({
    promise: adapter.adopt(controlled.session),
    patience: world.patience,
    awaited: 'the session is adopted',
  })
  return { adapter, controlled, connection }
}
