import { nameSuggestionsQuery, namesPlugin, selectAccount, type Names, type NamesState } from '@latchkey/core'
import { projectPlugin, queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useNameSuffix } from '../internals/names/useNameSuffix.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { useSettled } from '../internals/useSettled.ts'

/** How long the visitor must not type before the cloud is asked, in ms. */
const TYPING_PAUSE = 400

/** Parameters of `useRegisterName`. */
export interface UseRegisterNameParameters {
  /** What the visitor types, without the suffix, to learn whether it is taken. */
  readonly text?: string | undefined
}

/** Return type of `useRegisterName`. */
export interface UseRegisterNameReturnType {
  /** The suffix of the names; `undefined` if the cloud registers none, or if the active network is not an EVM network. */
  readonly suffix: string | undefined
  /**
   * Whether the name in `text` can be registered: `invalid` if it breaks the rule of letters, digits and hyphens, or is too short or reserved;
   * `checking` while the cloud is asked; `unknown` if that failed.
   */
  readonly availability: 'invalid' | 'checking' | 'free' | 'taken' | 'unknown'
  /** Free names like the one in `text`, with the suffix. */
  readonly suggestions: readonly string[]
  /** Asks the cloud again whether the name is taken. */
  readonly recheck: () => Promise<unknown>
  /** The registration under way, or the last one. Shared with the modal's own view. */
  readonly state: NamesState
  /** Registers a name for the connected account. @throws what `Names.register` throws */
  readonly register: Names['register']
  /** Forgets how the last registration ended. */
  readonly reset: () => Promise<void>
}

/**
 * Registers a name for the connected account, from your own interface: the wallet signs a text, without a transaction and without a fee.
 *
 * @example
 * ```tsx
 * function GetName() {
 *   const [text, setText] = useState('')
 *   const { suffix, availability, state, register } = useRegisterName({ text })
 *   if (state.status === 'done') return <p>You are {state.name}.</p>
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), void register({ name: text }).catch(() => undefined))}>
 *       <input value={text} onChange={(event) => setText(event.target.value)} aria-label={`Name before .${suffix}`} />
 *       <button disabled={availability !== 'free' || state.loading}>Register</button>
 *       <p role="status">{availability}</p>
 *       {state.error && <p role="alert">{state.error.details ?? state.error.message}</p>}
 *     </form>
 *   )
 * }
 * ```
 */
export function useRegisterName({ text = '' }: UseRegisterNameParameters = {}): UseRegisterNameReturnType {
  const modal = useModalInstance('useRegisterName')
  const plugin = useMemo(() => modal.plugin(namesPlugin), [modal])
  const state = useSelector(plugin.store, (current) => current)
  const suffix = useNameSuffix()
  const address = useSelector(modal.controllers.account.store, (current) => selectAccount(current, 'eip155').address)
  useEffect(() => {
    // Without the modal, nothing else asks the cloud which names it registers. Without a cloud, there is nothing to ask.
    if (address !== undefined)
      void modal
        .plugin(projectPlugin)
        .load()
        .then((project) => project.load())
        .catch(() => undefined)
  }, [modal, address])
  const settled = useSettled(text, TYPING_PAUSE)
  const options = nameSuggestionsQuery.options(modal, { text: settled })
  const { client } = modal.plugin(queryClientPlugin).get()
  const { data, isError, refetch } = useQuery(
    { ...options, enabled: suffix !== undefined && options.enabled !== false },
    client,
  )
  const actions = useMemo(
    () => ({
      register: async (parameters: Parameters<Names['register']>[0]) => (await plugin.load()).register(parameters),
      reset: async () => (await plugin.load()).reset(),
    }),
    [plugin],
  )
  const own = data?.find(({ name }) => name === `${settled.toLowerCase()}.${suffix}`)
  const isCurrent = settled === text
  const isValid = nameSuggestionsQuery.options(modal, { text }).enabled !== false
  return {
    suffix,
    availability: !isValid
      ? 'invalid'
      : !isCurrent
        ? 'checking'
        : isError
          ? 'unknown'
          : data === undefined
            ? 'checking'
            : own === undefined
              ? 'invalid'
              : own.isTaken
                ? 'taken'
                : 'free',
    suggestions: isCurrent ? (data ?? []).flatMap((entry) => (entry === own || entry.isTaken ? [] : [entry.name])) : [],
    recheck: refetch,
    state,
    ...actions,
  }
}
