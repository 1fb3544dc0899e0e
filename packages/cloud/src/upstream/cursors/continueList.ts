import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { type ChainPosition, type ListCursors, type PagedList, refuseCursor } from './createListCursors.ts'

/**
 * Reads where a list continues: on each chain with the provider that began it.
 *
 * @throws ApiRefusal `cursor_invalid`, also if that provider is no longer configured.
 */
export function continueList(parameters: {
  readonly cursors: Pick<ListCursors, 'read'>
  readonly list: PagedList
  readonly cursor: string
  readonly providers: readonly { readonly name: string; readonly chainIds: readonly CaipNetworkId[] }[]
}): readonly ChainPosition[] {
  const { cursor, cursors, list, providers } = parameters
  const positions = cursors.read(list, cursor)
  const isServed = ({ chainId, provider }: ChainPosition): boolean =>
    providers.some(({ chainIds, name }) => (provider ?? name) === name && chainIds.includes(chainId))
  if (!positions.every(isServed)) throw refuseCursor('The provider that began the list is no longer configured.')
  return positions
}
