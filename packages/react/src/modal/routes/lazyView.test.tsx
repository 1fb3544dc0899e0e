import type { Modal } from '@latchkey/core'
import { definePlugin, installModalPlugins } from '@latchkey/core/internal'
import { createTestModal } from '@latchkey/core/testing'
import { Suspense, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { ModalContext } from '../../internals/ModalContext.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { createTranslator, type Translator } from '../../messages/createTranslator.ts'
import { MessagesContext } from '../../messages/MessagesContext.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { lazyView } from './lazyView.tsx'
import { ViewErrorBoundary } from '../ViewErrorBoundary.tsx'

/** A language whose texts of the views arrive when the test says. */
function createLanguage(text: string) {
  const messages: Record<string, string> = {}
  const attempts: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = []
  let hasLoaded = false
  const translator = createTranslator({
    locale: 'en',
    messages,
    english: {},
    parts: {
      list: () => (hasLoaded ? ['opening', 'views'] : ['opening']),
      has: () => hasLoaded,
      load: () =>
        hasLoaded
          ? Promise.resolve()
          : new Promise<void>((resolve, reject) => {
              const arrive = (): void => {
                hasLoaded = true
                messages['account.balance'] = text
                resolve()
              }
              attempts.push({ resolve: arrive, reject })
            }),
    },
  })
  return { translator, attempts }
}

function Balance(): ReactNode {
  return <p>{useMessages().t('account.balance')}</p>
}

async function show(View: () => ReactNode, translator: Translator, modal: Modal = createTestModal().modal) {
  installModalPlugins(modal)
  const toElement = (own: Translator): ReactNode => (
    <ModalContext.Provider value={modal}>
      <MessagesContext.Provider value={own}>
        <ViewErrorBoundary
          failureView={({ retry }) => (
            <button type="button" onClick={retry}>
              Retry
            </button>
          )}
        >
          <Suspense fallback={<i>Loading</i>}>
            <View />
          </Suspense>
        </ViewErrorBoundary>
      </MessagesContext.Provider>
    </ModalContext.Provider>
  )
  const { container, rerender, unmount } = await render(toElement(translator))
  onTestFinished(() => unmount())
  return { container, setTranslator: (own: Translator) => rerender(toElement(own)) }
}

it('is shown with its texts, not before them, whichever of the two arrives first', async () => {
  const first = createLanguage('Balance')
  const View = lazyView<object>(async () => Balance)
  const { container } = await show(() => <View />, first.translator)
  await expect.poll(() => first.attempts.length).toBe(1)
  expect(container.textContent).toBe('Loading')
  first.attempts[0]?.resolve()
  await expect.poll(() => container.textContent).toBe('Balance')

  // A second modal has the code at once, and waits for its own language.
  const second = createLanguage('Saldo')
  const other = await show(() => <View />, second.translator)
  await expect.poll(() => second.attempts.length).toBe(1)
  expect(other.container.textContent).toBe('Loading')
  second.attempts[0]?.resolve()
  await expect.poll(() => other.container.textContent).toBe('Saldo')
})

it('is shown at once if code and texts were preloaded', async () => {
  const { translator, attempts } = createLanguage('Balance')
  const View = lazyView<object>(async () => Balance)
  const preloaded = View.preload(translator.loaded)
  await expect.poll(() => attempts.length).toBe(1)
  attempts[0]?.resolve()
  await preloaded
  const { container } = await show(() => <View />, translator)
  expect(container.textContent).toBe('Balance')
})

it('offers a retry if its texts cannot be loaded', async () => {
  const { translator, attempts } = createLanguage('Balance')
  const View = lazyView<object>(async () => Balance)
  const { container } = await show(() => <View />, translator)
  await expect.poll(() => attempts.length).toBe(1)
  attempts[0]?.reject(new TypeError('Failed to fetch'))
  await expect.poll(() => container.textContent).toBe('Retry')
  container.querySelector('button')?.click()
  await expect.poll(() => attempts.length).toBe(2)
  attempts[1]?.resolve()
  await expect.poll(() => container.textContent).toBe('Balance')
})

it('keeps the placeholder if the modal was destroyed while it was loading, and works with another modal', async () => {
  const { translator, attempts } = createLanguage('Balance')
  const notebook = definePlugin({ id: 'notebook', create: () => ({ text: 'Notes' }) })
  const Notes = (): ReactNode => <p>{useModalInstance().plugin(notebook).get().text}</p>
  const View = lazyView<object>(async () => Notes)
  const { modal } = createTestModal()
  const { container } = await show(() => <View />, translator, modal)
  await expect.poll(() => attempts.length).toBe(1)
  await modal.destroy()
  attempts[0]?.resolve()

  const other = await show(() => <View />, translator)
  await expect.poll(() => other.container.textContent).toBe('Notes')
  expect(container.textContent).toBe('Loading')
})
