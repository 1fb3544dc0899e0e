import type { Onramp, OnrampChoices, OnrampQuoteResult, OnrampState } from '@latchkey/core'
import {
  formatAmount,
  getNumberFormat,
  onrampSellers,
  parseAmount,
  selectRoute,
  toScaled,
} from '@latchkey/core/internal'
import { useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { TokenImage } from '../../internals/tokens/TokenImage.tsx'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { OfflineNote } from '../../internals/OfflineNote.tsx'
import { useOnline } from '../../internals/useOnline.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { RetryIcon } from '../../ui/icons/RetryIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Note } from '../../ui/Note.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import { ViewActions } from '../../ui/ViewActions.tsx'
import { createOnrampFormats, toPictured, type OnrampFormats } from './createOnrampFormats.ts'

type Choice = 'currency' | 'payWith' | 'method' | 'country' | 'seller'

export interface OnRampFormProps {
  readonly machine: Onramp
  readonly state: OnrampState
  readonly options: OnrampChoices
}

/** What the visitor buys and how they pay, what the chosen seller asks, and the way to the seller's page. */
export function OnRampForm({ machine, state, options }: OnRampFormProps): ReactNode {
  const { network, router } = useModalInstance().controllers
  const translator = useMessages()
  const { t } = translator
  const formats = useMemo(() => createOnrampFormats(translator), [translator])
  const isOnline = useOnline()
  const networks = useSelector(network.store, (current) => current.networks)
  const { account, destination, error, form, offers, quotesLoading, selectedProvider, status } = state
  const bought = options.purchaseCurrencies.find(({ id }) => id === form.purchaseCurrency)
  const offer = offers.find(({ provider }) => provider === selectedProvider)
  const seller = selectedProvider && onrampSellers[selectedProvider].name
  const symbol = toDisplayText(bought?.symbol ?? '')
  const choose = (choice: Choice): void => {
    // What the app has passed was entered: it would replace the visitor's changes when they return.
    if (selectRoute(router.store.getState()).parameters !== undefined) router.replace('OnRamp')
    router.push('OnRamp', { choice })
  }

  if (options.isSample && seller && isOnline)
    return (
      <>
        <StatusBlock title={t('onRamp.pageOnly', { seller })} text={t('onRamp.pageOnlyText', { seller })} />
        <Button
          icon={<ExternalIcon />}
          onClick={() => void machine.buy().catch(() => undefined)}
          testId="lk-onramp-buy"
        >
          {t('onRamp.continue', { seller })}
        </Button>
      </>
    )
  if (options.isSample)
    return (
      <>
        <StatusBlock
          title={t(isOnline ? 'onRamp.noOptions' : 'common.offline')}
          text={t(isOnline ? 'onRamp.noOptionsText' : 'onRamp.offlineOptions')}
        />
        <Button loading={state.optionsLoading} icon={<RetryIcon />} onClick={machine.retry} testId="lk-onramp-retry">
          {t('common.retry')}
        </Button>
      </>
    )
  if (!bought || !destination || state.sellers.length === 0)
    return <StatusBlock title={t('onRamp.unavailable')} text={t('onRamp.unavailableText')} />

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In the press itself: the browser opens a window only there. The failure is in the state.
    if (offer) void machine.buy().catch(() => undefined)
  }
  const isWithout = offer?.quote.isSample === true
  return (
    <form className="lk-onramp" noValidate onSubmit={submit}>
      <OnRampAmount machine={machine} state={state} formats={formats} onChoose={choose} />
      <List label={t('onRamp.choices')}>
        <ListItem
          title={symbol}
          subtitle={t('onRamp.on', { network: toDisplayText(destination.displayName) })}
          media={
            <TokenImage
              token={toPictured(bought, destination)}
              network={networks.find(({ caipNetworkId }) => caipNetworkId === destination.networkId)}
            />
          }
          trailing={<ChevronRightIcon />}
          onClick={() => choose('currency')}
          testId="lk-onramp-currency"
        />
        <ListItem
          title={t('onRamp.method')}
          tag={<bdi className="lk-quiet">{form.paymentMethod && formats.method(form.paymentMethod)}</bdi>}
          trailing={<ChevronRightIcon />}
          onClick={() => choose('method')}
          testId="lk-onramp-method"
        />
        <ListItem
          title={t('onRamp.country')}
          tag={<bdi className="lk-quiet">{formats.country(form.country)}</bdi>}
          trailing={<ChevronRightIcon />}
          onClick={() => choose('country')}
          testId="lk-onramp-country"
        />
        {seller && (offer || quotesLoading) && (
          <ListItem
            title={t('onRamp.seller')}
            subtitle={t('onRamp.usualFees', toRange(selectedProvider, translator.locale))}
            tag={<bdi className="lk-quiet">{seller}</bdi>}
            trailing={<ChevronRightIcon />}
            disabled={quotesLoading}
            onClick={() => choose('seller')}
            testId="lk-onramp-seller"
          />
        )}
      </List>
      {destination.isFallback && (
        <Note tone="info" testId="lk-onramp-fallback">
          {t('onRamp.fallback', { symbol })}
        </Note>
      )}
      {form.country === 'US' && <Note tone="info">{t('onRamp.state')}</Note>}
      {offer && !offer.quote.isSample && <OnRampFacts quote={offer.quote} symbol={symbol} formats={formats} />}
      {account && (
        <p className="lk-onramp-foot">{t('onRamp.to', { address: truncateMiddle({ text: account.address }) })}</p>
      )}
      <ViewActions>
        {!isOnline && <OfflineNote text={t('onRamp.offlineText')} testId="lk-onramp-offline" />}
        {status === 'failed' ? (
          <Note tone="bad" testId="lk-onramp-failed">
            <b>{t('onRamp.failed', { seller: seller ?? '' })}</b>
            <p>{t(error?.code === 'api.notConfigured' ? 'onRamp.goneText' : 'onRamp.failedText')}</p>
          </Note>
        ) : (
          isWithout &&
          isOnline && (
            <Note tone="warn" testId="lk-onramp-no-quote">
              <b>{t('onRamp.noQuote')}</b>
              <p>{t('onRamp.noQuoteText', { seller: seller ?? '' })}</p>
            </Note>
          )
        )}
        {isWithout && isOnline && (
          <Button variant="soft" icon={<RetryIcon />} onClick={machine.retry} testId="lk-onramp-retry">
            {t('onRamp.askAgain')}
          </Button>
        )}
        <Button
          submits
          icon={<ExternalIcon />}
          disabled={!offer || !isOnline}
          loading={quotesLoading}
          testId="lk-onramp-buy"
        >
          {quotesLoading
            ? t('onRamp.quoting')
            : seller
              ? t('onRamp.continue', { seller })
              : t(state.limit ? 'onRamp.changeAmount' : 'onRamp.enterAmount')}
        </Button>
      </ViewActions>
    </form>
  )
}

function OnRampAmount(props: {
  readonly machine: Onramp
  readonly state: OnrampState
  readonly formats: OnrampFormats
  readonly onChoose: (choice: Choice) => void
}): ReactNode {
  const { machine, state, formats, onChoose } = props
  const { t, locale } = useMessages()
  const { form, limit } = state
  const currency = form.paymentCurrency ?? ''
  const decimals = formats.decimals(currency)
  const [text, setText] = useState(() => toText({ amount: form.amount, decimals, locale }))
  const parsed = read(text)
  const change = (next: string): void => {
    setText(next)
    const value = read(next)
    machine.change({ amount: typeof value === 'bigint' ? formatAmount({ value, decimals }) : null })
  }
  const isWrong = typeof parsed !== 'bigint' && parsed.fault !== 'empty'
  return (
    <AmountInput
      text={text}
      onChange={change}
      label={t('onRamp.amount', { currency })}
      decimals={decimals}
      unit={
        <button
          type="button"
          className="lk-onramp-unit"
          onClick={() => onChoose('payWith')}
          aria-label={t('onRamp.payWith', { currency })}
          data-testid="lk-onramp-pay-with"
        >
          <bdi>{currency}</bdi>
          <ChevronDownIcon />
        </button>
      }
      error={
        isWrong
          ? t('send.amountMalformed', {
              example: formatAmount({ value: 25n * 10n ** BigInt(decimals), decimals, locale }),
            })
          : limit
            ? t(limit.limit === 'below' ? 'onRamp.below' : 'onRamp.above', {
                amount: formats.money(limit.value, currency),
              })
            : undefined
      }
      testId="lk-onramp-amount"
    />
  )

  function read(typed: string): ReturnType<typeof parseAmount> {
    const value = parseAmount({ text: typed, decimals, locale })
    // Of money, one reading of a separator is hardly ever left open.
    return typeof value !== 'bigint' && value.fault === 'ambiguous' ? (value.readings[0] ?? value) : value
  }
}

function toText(parameters: {
  readonly amount: string | null
  readonly decimals: number
  readonly locale: string
}): string {
  const { amount, decimals, locale } = parameters
  const value = amount === null ? undefined : toScaled({ text: amount, digits: decimals })
  return value === undefined ? '' : formatAmount({ value, decimals, locale })
}

/** What arrives, and what it costs. */
function OnRampFacts(props: {
  readonly quote: OnrampQuoteResult
  readonly symbol: string
  readonly formats: OnrampFormats
}): ReactNode {
  const { quote, symbol, formats } = props
  const { t } = useMessages()
  const { fees, paymentTotal, purchaseAmount } = quote
  return (
    <dl className="lk-onramp-facts" data-testid="lk-onramp-quote">
      <div>
        <dt>{t('onRamp.arrives')}</dt>
        <dd className="lk-onramp-arrives">
          <bdi>{formats.bought(purchaseAmount.amount, symbol)}</bdi>
        </dd>
      </div>
      {fees.map(({ amount, currency, name = '' }) => (
        <div key={`${name} ${amount} ${currency}`}>
          <dt>{t(name === 'network' ? 'onRamp.networkFee' : 'onRamp.fee')}</dt>
          <dd>
            <bdi>{formats.money(amount, currency)}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('onRamp.total')}</dt>
        <dd>
          <bdi>{formats.money(paymentTotal.amount, paymentTotal.currency)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** The usual range of a seller's fees. */
export function toRange(provider: keyof typeof onrampSellers, locale: string): { readonly range: string } {
  const { least, most } = onrampSellers[provider].fees
  const digits = getNumberFormat(locale)
  const percent = getNumberFormat(locale, { style: 'percent' })
  return { range: `${digits.format(least)}–${percent.format(most / 100)}` }
}
