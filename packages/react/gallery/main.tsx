import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTranslator } from '../src/messages/createTranslator.ts'
import { loadMessages } from '../src/messages/loadMessages.ts'
import { MessagesContext } from '../src/messages/MessagesContext.ts'
import { baseStyles } from '../src/theme/base.styles.ts'
import { createStyleRoot } from '../src/theme/createStyleRoot.ts'
import { resetStyles } from '../src/theme/reset.styles.ts'
import { StyleRootContext } from '../src/theme/StyleRootContext.ts'
import { themeStyles } from '../src/theme/theme.styles.ts'
import { LiveRegion } from '../src/ui/LiveRegion.tsx'
import { Gallery } from './Gallery.tsx'
import { galleryStyles } from './gallery.styles.ts'

const boards = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'ar' },
  { theme: 'dark', locale: 'en-XA' },
]

for (const { theme, locale } of boards) {
  const board = document.createElement('section')
  board.className = 'board'
  board.id = `${theme}-${locale}`
  board.dataset['theme'] = theme
  document.body.append(board)
  const host = document.createElement('div')
  host.dataset['theme'] = theme
  board.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const styleRoot = createStyleRoot(shadow)
  styleRoot.adopt(themeStyles)
  styleRoot.adopt(baseStyles)
  styleRoot.adopt(resetStyles)
  styleRoot.adopt(galleryStyles)
  const container = document.createElement('main')
  shadow.append(container)
  const translator = createTranslator(await loadMessages(locale, ['views', 'money']))
  container.dir = translator.dir
  container.lang = translator.locale
  createRoot(container).render(
    <StrictMode>
      <StyleRootContext.Provider value={styleRoot}>
        <MessagesContext.Provider value={translator}>
          <LiveRegion>
            <Gallery />
          </LiveRegion>
        </MessagesContext.Provider>
      </StyleRootContext.Provider>
    </StrictMode>,
  )
}
