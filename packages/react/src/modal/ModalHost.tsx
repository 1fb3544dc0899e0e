import { useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { applyThemeMode } from '../theme/applyThemeMode.ts'
import type { ThemeMode } from '../theme/applyThemeMode.ts'
import { baseStyles } from '../theme/base.styles.ts'
import { createStyleRoot } from '../theme/createStyleRoot.ts'
import type { StyleRoot } from '../theme/createStyleRoot.ts'
import { resetStyles } from '../theme/reset.styles.ts'
import { StyleRootContext } from '../theme/StyleRootContext.ts'
import { themeStyles } from '../theme/theme.styles.ts'
import type { ThemeValues } from '@latchkey/core'
import { toThemeSheet } from '../theme/toThemeSheet.ts'
import { modalHostStyles } from './ModalHost.styles.ts'
import { ModalHostContext } from './ModalHostContext.ts'

export interface ModalHostProps {
  /** Where the host element is appended; the document's body by default. */
  readonly container?: HTMLElement | undefined
  /** `'system'` by default. */
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeValues | undefined
  /** The writing direction of `lang`, which also mirrors layout and transitions. */
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Language tag of the texts; `'en'` by default. */
  readonly lang?: string | undefined
  /** `'lk-host'` by default. */
  readonly testId?: string | undefined
  readonly children?: ReactNode | undefined
}

interface Host {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly styleRoot: StyleRoot
}

const noVariables: ThemeValues = {}

/**
 * Owns the modal's only element in the page, `<div data-testid="lk-host">` with an open shadow root, and renders its
 * children there. Hosts share nothing. Unmounting restores the page.
 */
export function ModalHost(props: ModalHostProps): ReactNode {
  const { container, themeMode = 'system', themeVariables = noVariables, dir = 'ltr', lang = 'en', children } = props
  const { testId = 'lk-host' } = props
  const [host, setHost] = useState<Host | null>(null)
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  useLayoutEffect(() => {
    const parent = container ?? document.body
    const element = parent.ownerDocument.createElement('div')
    const root = element.attachShadow({ mode: 'open' })
    const styleRoot = createStyleRoot(root)
    for (const styles of [themeStyles, baseStyles, resetStyles, modalHostStyles]) styleRoot.adopt(styles)
    parent.append(element)
    setHost({ element, root, styleRoot })
    return () => {
      setHost(null)
      element.remove()
      styleRoot.destroy()
    }
  }, [container])

  useLayoutEffect(() => {
    if (host === null) return
    host.element.dataset['testid'] = testId
    host.element.dir = dir
    host.element.lang = lang
  }, [host, testId, dir, lang])

  useLayoutEffect(() => {
    if (host !== null) return applyThemeMode({ host: host.element, mode: themeMode })
  }, [host, themeMode])

  useLayoutEffect(() => {
    host?.styleRoot.adopt(toThemeSheet(themeVariables))
  }, [host, themeVariables])

  const value = useMemo(() => host && { root: host.root, dialog, setDialog }, [host, dialog])
  if (host === null) return null
  return createPortal(
    <StyleRootContext.Provider value={host.styleRoot}>
      <ModalHostContext.Provider value={value}>{children}</ModalHostContext.Provider>
    </StyleRootContext.Provider>,
    host.root,
  )
}
