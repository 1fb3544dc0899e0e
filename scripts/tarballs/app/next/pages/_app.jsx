import '@latchkey/react/buttons.css'
import { Providers } from '../Providers.jsx'

export default function App({ Component, pageProps }) {
  return (
    <Providers>
      <Component {...pageProps} />
    </Providers>
  )
}
