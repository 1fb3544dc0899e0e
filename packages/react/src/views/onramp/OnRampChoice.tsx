import type { Onramp, OnrampChoices, OnrampForm, OnrampState } from '@latchkey/core'
import { findDestination, onrampSellers, selectCanGoBack } from '@latchkey/core/internal'
import { useMemo, useState, type ReactNode } from 'react'
import { TokenImage } from '../../internals/tokens/TokenImage.tsx'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { matchesQuery } from '../../ui/matchesQuery.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { countries, usStates } from './countries.ts'
import { createOnrampFormats, toPictured } from './createOnrampFormats.ts'
import { toRange } from './OnRampForm.tsx'

/** No list is longer. */
const rowsAtMost = 100
/** Longer lists can be searched. */
const rowsWithoutSearch = 8

export interface OnRampChoiceProps {
  readonly machine: Onramp
  readonly state: OnrampState
  readonly options: OnrampChoices
  readonly choice: 'currency' | 'payWith' | 'method' | 'country' | 'seller'
}

interface Row {
  readonly id: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly media?: ReactNode | undefined
  readonly tag?: ReactNode | undefined
  readonly isSelected: boolean
  readonly choose: () => void
}

/** Chooses what to buy, what to pay with, how, where, or from whom. */
export function OnRampChoice({ machine, state, options, choice }: OnRampChoiceProps): ReactNode {
  const { network, router } = useModalInstance().controllers
  const networks = useSelector(network.store, (current) => current.networks)
  const translator = useMessages()
  const { t, locale } = translator
  const formats = useMemo(() => createOnrampFormats(translator), [translator])
  const [query, setQuery] = useState('')
  const { form, offers, selectedProvider } = state
  const rows = listRows()
  const found = rows.filter(({ title, subtitle = '' }) => matchesQuery({ name: `${title} ${subtitle}`, query }))
  const label = t(`onRamp.choose.${choice}`)
  const leave = (): void => {
    if (selectCanGoBack(router.store.getState())) router.back()
    else router.replace('OnRamp')
  }
  return (
    <div className="lk-onramp">
      {rows.length > rowsWithoutSearch && (
        <SearchField value={query} onChange={setQuery} label={label} testId="lk-onramp-search" />
      )}
      {found.length === 0 ? (
        <StatusBlock title={t('tokens.noResults', { query: query.trim() })} text={t('connect.noResultsText')} />
      ) : (
        <List label={label}>
          {found.slice(0, rowsAtMost).map(({ id, isSelected, choose, ...row }) => (
            <ListItem
              key={id}
              {...row}
              selected={isSelected}
              onClick={() => {
                choose()
                leave()
              }}
              testId={`lk-onramp-choice-${id}`}
            />
          ))}
        </List>
      )}
    </div>
  )

  /** What can be bought for the account. */
  function listOffered(): OnrampChoices['purchaseCurrencies'] {
    const networkId = state.account?.networkId
    return options.purchaseCurrencies.filter(
      (currency) => networkId !== undefined && findDestination({ currency, networkId }) !== null,
    )
  }

  function listRows(): readonly Row[] {
    const toRow = (field: keyof OnrampForm, id: string, row: Pick<Row, 'title' | 'subtitle' | 'media'>): Row => ({
      id,
      ...row,
      isSelected: form[field] === id,
      choose: () => machine.change({ [field]: id }),
    })
    switch (choice) {
      case 'currency':
        return listOffered().map((currency) =>
          toRow('purchaseCurrency', currency.id, {
            title: toDisplayText(currency.symbol),
            subtitle: toDisplayText(currency.name),
            media: (
              <TokenImage
                token={toPictured(currency)}
                network={networks.find(({ nativeCurrency }) => nativeCurrency.symbol === currency.symbol)}
              />
            ),
          }),
        )
      case 'payWith':
        return options.paymentCurrencies.map(({ id }) =>
          toRow('paymentCurrency', id, { title: id, subtitle: formats.currency(id) }),
        )
      case 'method': {
        const paid = options.paymentCurrencies.find(({ id }) => id === form.paymentCurrency)
        return (paid?.payment_method_limits ?? []).map(({ id, min, max }) =>
          toRow('paymentMethod', id, {
            title: formats.method(id),
            subtitle: t('onRamp.limits', {
              min: formats.money(min, form.paymentCurrency ?? ''),
              max: formats.money(max, form.paymentCurrency ?? ''),
            }),
          }),
        )
      }
      case 'country': {
        const states = [...usStates.keys()].map((code) => `US-${code}`)
        const { compare } = new Intl.Collator(locale)
        return [...countries, ...states]
          .map((code) => toRow('country', code, { title: formats.country(code) }))
          .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected) || compare(a.title, b.title))
      }
      case 'seller':
        return offers.map(({ provider, quote }) => ({
          id: provider,
          title: onrampSellers[provider].name,
          subtitle: t('onRamp.usualFees', toRange(provider, locale)),
          tag: (
            <bdi className="lk-quiet">
              {quote.isSample
                ? t('onRamp.noQuote')
                : formats.bought(quote.purchaseAmount.amount, quote.purchaseAmount.currency)}
            </bdi>
          ),
          isSelected: provider === selectedProvider,
          choose: () => machine.select(provider),
        }))
    }
  }
}
