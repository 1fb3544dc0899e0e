import {
  amountDigits,
  type AmountFault,
  FIAT_DECIMALS,
  formatAmount,
  fromFiat,
  getNumberFormat,
  parseAmount,
  takePercentage,
  toFiat,
} from '@latchkey/core/internal'
import { useState, type ReactNode, type Ref } from 'react'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import type { FiatFormat } from '../tokens/createFiatFormat.ts'
import { amountsStyles } from './amounts.styles.ts'
import { formatCoin, formatShort, formatWorth, type CoinUnit } from './formatCoin.ts'

export interface CoinAmountProps {
  /** What is counted. */
  readonly unit: CoinUnit
  readonly fiat: FiatFormat
  /** What the visitor typed, and what it means in the smallest unit. */
  readonly amountText: string
  readonly amount: bigint | null
  /** Whether the visitor asked for as much as possible. */
  readonly isMax: boolean
  readonly balance: bigint | null
  readonly onAmount: (parameters: { readonly text: string; readonly amount: bigint | null }) => void
  /** Asks for as much as possible; not offered without it. */
  readonly onMax?: (() => void) | undefined
  /** The accessible name of the field for a currency's or token's symbol. */
  readonly toLabel: (symbol: string) => string
  /** What the amount is for, above it. */
  readonly caption?: string | undefined
  /** What is wrong besides what was typed. */
  readonly error?: string | undefined
  /** The button of the token. */
  readonly children: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly testId: string
  readonly balanceTestId: string
  readonly maxTestId: string
  /** Each button appends its percentage. */
  readonly percentageTestId: string
  /** Each button appends its reading. */
  readonly readingTestId: string
}

/** Money has two decimals. */
const cents = 2
const percentages = [25, 50] as const

/** An amount of a token or coin, also in dollars, with the balance and parts of it. */
export function CoinAmount(props: CoinAmountProps): ReactNode {
  const { unit, fiat, amount, amountText, isMax, balance, onAmount, onMax, toLabel, caption, children, inputRef } =
    props
  const { testId, balanceTestId, maxTestId, percentageTestId, readingTestId } = props
  useStyles(amountsStyles)
  const { t, locale } = useMessages()
  /** What the visitor typed in dollars; `undefined` while the coin is typed. */
  const [dollars, setDollars] = useState<string>()
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
    onAmount({
      text: !isFiat ? next : meant === undefined ? '' : formatAmount({ value: meant, decimals, locale }),
      amount: meant ?? null,
    })
  }
  const take = (value: bigint): void => {
    if (isFiat) setDollars('')
    onAmount({ text: formatAmount({ value, decimals, locale }), amount: value })
  }
  const fault = text === typed && typeof reading === 'object' ? reading : undefined
  const isOver = amount !== null && balance !== null && amount > balance
  const symbol = toDisplayText(unit.symbol)
  const worth = formatWorth(amount ?? 0n, unit, fiat)
  const error = fault
    ? describeFault({ fault, text, symbol, locale, t })
    : isOver
      ? t('send.overBalance', { amount: formatCoin({ value: balance, unit, locale }) })
      : props.error

  return (
    <div className="lk-amounts">
      <AmountInput
        text={text}
        onChange={enter}
        label={toLabel(isFiat ? 'USD' : symbol)}
        caption={caption}
        decimals={fieldDecimals}
        inputRef={inputRef}
        unit={children}
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
          balance !== null && (
            <span title={formatCoin({ value: balance, unit, locale })} data-testid={balanceTestId}>
              {t('send.available', {
                amount: formatCoin({ value: balance, unit, locale, digits: amountDigits.balance }),
              })}
            </span>
          )
        }
        error={error}
        testId={testId}
      />
      {fault?.fault === 'ambiguous' && (
        <div className="lk-amounts-choices" role="group" aria-label={t('send.amountAmbiguous')}>
          {fault.readings.map((each) => (
            <Button
              key={String(each)}
              size="small"
              variant="soft"
              onClick={() => enter(formatAmount({ value: each, decimals: fieldDecimals, locale }))}
              testId={`${readingTestId}-${String(each)}`}
            >
              <bdi dir="ltr">{formatAmount({ value: each, decimals: fieldDecimals, locale })}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div className="lk-amounts-choices" role="group" aria-label={t('send.share')}>
        {percentages.map((percentage) => (
          <Button
            key={percentage}
            size="small"
            variant="soft"
            disabled={balance === null}
            onClick={() => take(takePercentage({ value: balance ?? 0n, percentage }))}
            testId={`${percentageTestId}-${percentage}`}
          >
            {getNumberFormat(locale, { style: 'percent' }).format(percentage / 100)}
          </Button>
        ))}
        {onMax && (
          <Button
            size="small"
            variant="soft"
            isPressed={isMax}
            onClick={() => {
              if (isFiat) setDollars('')
              onMax()
            }}
            testId={maxTestId}
          >
            {t('send.max')}
          </Button>
        )}
      </div>
    </div>
  )
}

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
