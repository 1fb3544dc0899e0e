import { identityQuery, nativeBalanceQuery, pictureQuery, type Modal, type NativeBalance } from '@latchkey/core'
import { amountDigits, avatarPlugin, formatAmount, queryClientPlugin } from '@latchkey/core/internal'
import { toDisplayText } from '@latchkey/react/internal'
import { QueryObserver, type QueryObserverOptions } from '@tanstack/query-core'
import type { AccountReading, AccountToRead } from './AccountReading.ts'

/** Reads an account's balance, name and picture, as long as a button shows them. */
export function watchAccount(parameters: {
  readonly modal: Modal
  readonly account: AccountToRead
  readonly onChange: () => void
}): { readonly get: () => AccountReading; readonly destroy: () => void } {
  const { account, modal, onChange } = parameters
  const { namespace, address, caipAddress, wants } = account
  const { client } = modal.plugin(queryClientPlugin).get()
  const ends = new Set<() => void>()
  const watch = <value>(options: QueryObserverOptions<value>, onValue: (value: value | undefined) => void): void => {
    const observer = new QueryObserver(client, options)
    ends.add(
      observer.subscribe(({ data }) => {
        onValue(data)
        onChange()
      }),
    )
    onValue(observer.getCurrentResult().data)
  }
  let balance: NativeBalance | undefined
  let name: string | undefined
  let picture: string | undefined
  let pictureUrl: string | undefined
  if (wants.balance)
    watch(nativeBalanceQuery.options(modal, { namespace, caipAddress }), (value) => {
      balance = value
    })
  if (wants.name)
    watch(identityQuery.options(modal, { namespace, address }), (value) => {
      name = toDisplayText(value?.name ?? '') || undefined
      const url = value?.avatar ?? undefined
      if (!wants.picture || url === pictureUrl) return
      pictureUrl = url
      picture = url?.startsWith('data:') === true ? url : undefined
      if (url === undefined || picture !== undefined) return
      watch(pictureQuery.options(modal, { url }), (data) => {
        if (url === pictureUrl) picture = data ?? undefined
      })
    })
  /** The app's own picture wins. */
  const getPicture = (): string | undefined => {
    if (!wants.picture || address === undefined) return undefined
    return modal.plugin(avatarPlugin).get().choose({ namespace, address, name, picture }) || picture
  }
  return {
    get: () => ({ balance: balance && formatBalance(modal, balance), name, picture: getPicture() }),
    destroy: () => {
      for (const end of ends) end()
    },
  }
}

function formatBalance(modal: Modal, { decimals, symbol, value }: NativeBalance): string {
  const locale = modal.controllers.options.store.getState().locale ?? (document.documentElement.lang || 'en')
  const amount = formatAmount({ value: BigInt(value), decimals, locale, digits: amountDigits.balance })
  return `${amount} ${toDisplayText(symbol)}`
}
