import type { Send, SendPluginState } from '@latchkey/core'
import type { ReactNode, Ref } from 'react'
import { CoinAmount } from '../../internals/amounts/CoinAmount.tsx'
import { TokenButton } from '../../internals/amounts/TokenButton.tsx'
import { forgetParameters } from '../../internals/forgetParameters.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { SendUnits } from './useSendUnits.ts'

export interface SendAmountProps {
  readonly state: SendPluginState
  readonly machine: Send
  readonly units: SendUnits
  readonly inputRef: Ref<HTMLInputElement>
}

/** The amount, in the coin or in dollars, with the token, its balance, and parts of the balance. */
export function SendAmount({ state, machine, units, inputRef }: SendAmountProps): ReactNode {
  const { adapters, router } = useModalInstance().controllers
  const { t } = useMessages()
  const { facts, isMax, payer, problems, token } = state
  const isMissing = problems.some(({ problem }) => problem === 'amountMissing')
  const hasMax = payer !== null && adapters.find(payer.namespace)?.features.transfer?.getMax !== undefined
  return (
    <CoinAmount
      unit={units.token}
      fiat={units.fiat}
      amount={state.amount}
      amountText={state.amountText}
      isMax={isMax}
      balance={facts.balance}
      onAmount={machine.setAmount}
      onMax={hasMax ? machine.setMax : undefined}
      toLabel={(symbol) => t('send.amount', { symbol })}
      error={isMissing ? t(isMax ? 'send.maxUnread' : 'send.amountMissing') : undefined}
      inputRef={inputRef}
      testId="lk-send-amount"
      balanceTestId="lk-send-balance"
      maxTestId="lk-send-max"
      percentageTestId="lk-send-percentage"
      readingTestId="lk-send-reading"
    >
      <TokenButton
        token={token}
        network={units.network}
        view="WalletSendSelectToken"
        label={t('sendToken.title')}
        onPress={() => {
          forgetParameters(router, 'WalletSend')
          router.push('WalletSendSelectToken')
        }}
        testId="lk-send-token"
      />
    </CoinAmount>
  )
}
