import { button } from '../dom/button.ts'
import { element } from '../dom/element.ts'
import { note } from '../dom/note.ts'
import type { RecoverState } from '../RecoverState.ts'
import type { ViewContext } from './View.ts'

/** What went wrong and what to do next. Assistive technology reads it at once. */
export function failureNote({ recovery, texts: { t }, typed }: ViewContext): {
  readonly node: HTMLElement
  update(state: RecoverState): void
} {
  const node = element('div', { id: 'failure', role: 'alert', 'data-testid': 'lk-recover-failure' })
  const draw = ({ failure, wrongGroups }: RecoverState): Node | undefined => {
    if (failure === undefined) return undefined
    const groups = wrongGroups.map((index) => String(index + 1)).join(', ')
    const action =
      failure === 'foreignAddresses'
        ? button({
            look: 'link',
            testId: 'lk-recover-ignore-addresses',
            text: t('ignoreAddresses'),
            onPress: () => void recovery.enterCode(typed, { ignoresAddresses: true }),
          })
        : undefined
    return note({ level: 'bad', title: t(failure, { groups }), text: t(`${failure}Text`), action })
  }
  return {
    node,
    update: (state) => {
      node.replaceChildren(...[draw(state) ?? []].flat())
    },
  }
}
