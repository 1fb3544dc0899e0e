import type { Send, SendPluginState, SendToken } from '@latchkey/core'
import {
  amountDigits,
  FIAT_DECIMALS,
  formatAmount,
  fromFiat,
  parseAmount,
  takePercentage,
  toFiat,
  type AmountFault,
} from '@latchkey/core/internal'
import { useState, type ReactNode, type Ref } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { TokenImage } from '../../internals/tokens/TokenImage.tsx'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { formatCoin, formatShort, formatWorth } from './formatCoin.ts'
import { leaveForm } from './leaveForm.ts'
import type { SendUnits } from './useSendUnits.ts'

export interface SendAmountProps {
  readonly state: SendPluginState
  readonly machine: Send
  readonly units: SendUnits
  readonly inputRef: Ref<HTMLInputElement>
}

/** Money has two decimals. */
const cents = 2
const percentages = [25, 50] as const

/** The amount, in the coin or in dollars, with the token, its balance, and parts of the balance. */
export function SendAmount({ state, machine, units, inputRef }: SendAmountProps): ReactNode {
  const { adapters, router } = useModalInstance().controllers
  const preload = usePreload('WalletSendSelectToken')
  const { t, locale } = useMessages()
  /** What the visitor typed in dollars; `undefined` while the coin is typed. */
  const [dollars, setDollars] = useState<string>()
  const { amount, amountText, facts, isMax, payer, token } = state
  const { token: unit, fiat, network } = units
  const { decimals, price } = unit
  const isFiat = dollars !== undefined && price != null
  const fieldDecimals = isFiat ? cents : decimals

  const parse = (text: string) => parseAmount({ text, decimals: fieldDecimals, locale })
  /** What a number in the field means, in the token's smallest unit. */
  const toAmount = (value: bigint): bigint | undefined =>
    isFiat ? fromFiat({ fiat: value * centScale, decimals, price: String(price) }) : value
  const write = (value: bigint): string => {
    const money = isFiat ? toFiat({ value, decimals, price: String(price) }) : undefined
    return formatAmount({ value: money === undefined ? value : money / centScale, decimals: fieldDecimals, locale })
  }
  const typed = isFiat ? dollars : amountText
  const reading = parse(typed)
  const isTyped = typeof reading === 'bigint' && toAmount(reading) === amount
  // The machine, or the app in its own notation, may have set another amount than the visitor typed.
  const text = amount === null || isTyped ? typed : write(amount)

  const enter = (next: string): void => {
    if (next === text) return
    const value = parse(next)
    const meant = typeof value === 'bigint' ? toAmount(value) : undefined
    if (isFiat) setDollars(next)
    machine.setAmount({
      text: !isFiat ? next : meant === undefined ? '' : formatAmount({ value: meant, decimals, locale }),
      amount: meant ?? null,
    })
  }
  const take = (value: bigint): void => {
    if (isFiat) setDollars('')
    machine.setAmount({ text: formatAmount({ value, decimals, locale }), amount: value })
  }
  const fault = text === typed && typeof reading === 'object' ? reading : undefined
  const isOver = amount !== null && facts.balance !== null && amount > facts.balance
  const missing = state.problems.some(({ problem }) => problem === 'amountMissing')
  const symbol = toDisplayText(unit.symbol)
  const worth = formatWorth(amount ?? 0n, unit, fiat)
  const hasMax = payer !== null && adapters.find(payer.namespace)?.features.transfer?.getMax !== undefined

  return (
    <div className="lk-send-amount">
      <AmountInput
        text={text}
        onChange={enter}
        label={t('send.amount', { symbol: isFiat ? 'USD' : symbol })}
        decimals={fieldDecimals}
        inputRef={inputRef}
        unit={
          <button
            type="button"
            className="lk-send-token"
            part="token"
            onClick={() => leaveForm(router, 'WalletSendSelectToken')}
            onFocus={preload}
            onPointerEnter={preload}
            data-testid="lk-send-token"
          >
            {token && <TokenImage token={toImageToken(token)} network={network} size="small" />}
            <bdi>{token === null ? t('sendToken.choose') : symbol}</bdi>
            <VisuallyHidden>
              {toNetworkName({ network, t })}. {t('sendToken.title')}
            </VisuallyHidden>
            <ChevronDownIcon />
          </button>
        }
        other={
          worth === undefined
            ? undefined
            : {
                text: isFiat ? formatShort({ value: amount ?? 0n, unit, locale }) : worth,
                label: t('send.typeIn'),
                onPress: () => setDollars(isFiat ? undefined : toDollars({ amount, decimals, price, locale })),
              }
        }
        aside={
          facts.balance !== null && (
            <span title={formatCoin({ value: facts.balance, unit, locale })} data-testid="lk-send-balance">
              {t('send.available', {
                amount: formatCoin({ value: facts.balance, unit, locale, digits: amountDigits.balance }),
              })}
            </span>
          )
        }
        error={
          fault
            ? describeFault({ fault, text, symbol, locale, t })
            : isOver
              ? t('send.overBalance', { amount: formatCoin({ value: facts.balance ?? 0n, unit, locale }) })
              : missing
                ? t(isMax ? 'send.maxUnread' : 'send.amountMissing')
                : undefined
        }
        testId="lk-send-amount"
      />
      {fault?.fault === 'ambiguous' && (
        <div className="lk-send-choices" role="group" aria-label={t('send.amountAmbiguous')}>
          {fault.readings.map((each) => (
            <Button
              key={String(each)}
              size="small"
              variant="soft"
              onClick={() => enter(formatAmount({ value: each, decimals: fieldDecimals, locale }))}
              testId={`lk-send-reading-${String(each)}`}
            >
              <bdi dir="ltr">{formatAmount({ value: each, decimals: fieldDecimals, locale })}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div className="lk-send-choices" role="group" aria-label={t('send.share')}>
        {percentages.map((percentage) => (
          <Button
            key={percentage}
            size="small"
            variant="soft"
            disabled={facts.balance === null}
            onClick={() => take(takePercentage({ value: facts.balance ?? 0n, percentage }))}
            testId={`lk-send-percentage-${percentage}`}
          >
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)}
          </Button>
        ))}
        {hasMax && (
          <Button
            size="small"
            variant="soft"
            isPressed={isMax}
            onClick={() => {
              if (isFiat) setDollars('')
              machine.setMax()
            }}
            testId="lk-send-max"
          >
            {t('send.max')}
          </Button>
        )}
      </div>
    </div>
  )
}

const toImageToken = ({ address, iconUrl, symbol }: SendToken) => ({
  address: address ?? undefined,
  iconUrl: iconUrl ?? undefined,
  symbol,
})

const centScale = 10n ** BigInt(FIAT_DECIMALS - cents)

/** The amount in dollars, to be typed over. */
function toDollars(parameters: {
  readonly amount: bigint | null
  readonly decimals: number
  readonly price: number | null | undefined
  readonly locale: string
}): string {
  const { amount, decimals, price, locale } = parameters
  const value = amount === null ? undefined : toFiat({ value: amount, decimals, price: String(price) })
  return value === undefined ? '' : formatAmount({ value: value / centScale, decimals: cents, locale })
}

/** Says what is wrong with a text; `undefined` while nothing is, or the visitor has only begun to type. */
function describeFault(parameters: {
  readonly fault: AmountFault
  readonly text: string
  readonly symbol: string
  readonly locale: string
  readonly t: Translator['t']
}): string | undefined {
  const { fault, text, symbol, locale, t } = parameters
  switch (fault.fault) {
    case 'empty':
      return undefined
    case 'ambiguous':
      return t('send.amountAmbiguous')
    case 'tooLarge':
      return t('send.amountTooLarge')
    case 'tooManyDecimals':
      return t('send.amountDecimals', { symbol, count: fault.decimals })
    case 'sign':
    case 'malformed':
      return text.trim().length === 1 && !/\p{L}/u.test(text)
        ? undefined
        : t('send.amountMalformed', { example: formatAmount({ value: 25n, decimals: 2, locale }) })
  }
}
