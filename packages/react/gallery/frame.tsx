import { StrictMode, useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Alert } from '../src/modal/Alert.tsx'
import { ModalFrame } from '../src/modal/ModalFrame.tsx'
import { ModalHost } from '../src/modal/ModalHost.tsx'
import { NoticeLayer } from '../src/modal/NoticeLayer.tsx'
import { Toast } from '../src/modal/Toast.tsx'
import type { ToastMessage } from '../src/modal/Toast.tsx'
import { lazyView } from '../src/modal/routes/lazyView.tsx'
import { Button } from '../src/ui/Button.tsx'
import { HelpIcon } from '../src/ui/icons/HelpIcon.tsx'
import { IconButton } from '../src/ui/IconButton.tsx'

const parameters = new URLSearchParams(location.search)
const isRtl = parameters.get('dir') === 'rtl'

/** A view on a slow network. */
const SlowView = lazyView(
  () =>
    new Promise<() => ReactNode>((resolve) => {
      setTimeout(() => resolve(() => <p>It took two seconds.</p>), 2_000)
    }),
)

/** A view whose chunk no longer exists. */
const GoneView = lazyView<object>(() => Promise.reject(new TypeError('Failed to fetch')))

interface DemoView {
  readonly title: string
  readonly rows: number
}

const views: Readonly<Record<string, DemoView>> = {
  Connect: { title: isRtl ? 'اتصال' : 'Connect', rows: 6 },
  Wallet: { title: 'MetaMask', rows: 1 },
  Long: { title: 'Transaktionsgebühren und Netzwerkeinstellungen', rows: 3 },
  VeryLong: { title: 'Verbindungsbestätigungsanforderung auf dem Mobiltelefon erneut senden', rows: 2 },
  Slow: { title: 'A slow view', rows: 0 },
  Gone: { title: 'A view that is gone', rows: 0 },
  AllWallets: { title: isRtl ? 'كل المحافظ' : 'All wallets', rows: 20 },
}

const names = Object.keys(views)

function App(): ReactNode {
  const [open, setOpen] = useState(false)
  const [history, setHistory] = useState<readonly string[]>(['Connect'])
  const [direction, setDirection] = useState<'next' | 'previous'>('next')
  const [shakes, setShakes] = useState(0)
  const [isBlocked, setIsBlocked] = useState(false)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [hasAlert, setHasAlert] = useState(false)
  const view = history.at(-1) ?? 'Connect'
  const shown = views[view]
  const go = (next: string): void => {
    setDirection('next')
    setHistory([...history, next])
  }
  return (
    <>
      <header>
        <button type="button" id="open" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button" onClick={() => setToast({ id: 1, variant: 'loading', message: 'Sending 0.25 ETH' })}>
          Loading
        </button>
        <button type="button" onClick={() => setToast({ id: 2, variant: 'success', message: 'Sent' })}>
          Success
        </button>
        <button type="button" onClick={() => setHasAlert(true)}>
          Alert
        </button>
      </header>
      <article>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>The page behind is whatever it is: long, short, with its own scroll and its own styles.</p>
        ))}
      </article>
      <ModalHost
        themeMode={parameters.get('theme') === 'dark' ? 'dark' : 'light'}
        dir={isRtl ? 'rtl' : 'ltr'}
        lang={isRtl ? 'ar' : 'en'}
      >
        <ModalFrame
          open={open}
          view={view}
          title={shown?.title ?? view}
          direction={direction}
          canGoBack={history.length > 1}
          closeBlocked={isBlocked}
          shakeKey={shakes}
          start={
            <IconButton label="What is a wallet?" onClick={() => go('Long')}>
              <HelpIcon />
            </IconButton>
          }
          onBack={() => {
            setDirection('previous')
            setHistory(history.slice(0, -1))
          }}
          onClose={() => setOpen(false)}
          onClosed={() => setHistory(['Connect'])}
        >
          {view === 'Slow' && <SlowView />}
          {view === 'Gone' && <GoneView />}
          <div hidden={view === 'Slow' || view === 'Gone'} style={{ display: 'grid', gap: 8 }}>
            {Array.from({ length: shown?.rows ?? 0 }, (_, index) => (
              <Button
                key={index}
                variant="soft"
                testId={`row-${index}`}
                onClick={() => go(names[(index + 1) % names.length] ?? 'Wallet')}
              >
                {names[(index + 1) % names.length]}
              </Button>
            ))}
            <Button onClick={() => setToast({ id: 3, variant: 'error', message: 'Signature declined' })}>Toast</Button>
            <Button variant="soft" onClick={() => setIsBlocked(!isBlocked)}>
              {isBlocked ? 'Allow closing' : 'Block closing'}
            </Button>
            <Button variant="soft" onClick={() => setShakes(shakes + 1)}>
              Shake
            </Button>
          </div>
        </ModalFrame>
        <NoticeLayer>
          <Alert
            alert={
              hasAlert
                ? { id: 1, short: 'Invalid App Configuration', long: 'This origin is not on the project’s allowlist.' }
                : null
            }
            onDismiss={() => setHasAlert(false)}
          />
          <Toast toast={toast} />
        </NoticeLayer>
      </ModalHost>
    </>
  )
}

const app = document.querySelector('#app')
if (app !== null)
  createRoot(app).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
