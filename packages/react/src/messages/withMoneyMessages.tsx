import { useMemo, type ComponentType, type ReactNode } from 'react'
import { enMoney } from './en.money.ts'
import { MessagesContext } from './MessagesContext.ts'
import { useMessages } from './useMessages.ts'

/**
 * Gives a view of money its English texts, which load with it: they are half of all texts, and most visitors who open the modal see
 * none of them. The files of other languages are whole.
 */
export function withMoneyMessages<props extends object>(View: ComponentType<props>): ComponentType<props> {
  return function WithMoneyMessages(props: props): ReactNode {
    const translator = useMessages()
    const extended = useMemo(() => translator.extend(enMoney), [translator])
    return (
      <MessagesContext.Provider value={extended}>
        <View {...props} />
      </MessagesContext.Provider>
    )
  }
}
