import { getFreePort } from '../../../getFreePort.shared.ts'
import { startBuiltPage } from '../local/startBuiltPage.ts'
import { chainId, startChain } from '../local/startChain.ts'
import { startLocalCloud } from '../local/startLocalCloud.ts'
import { startMailSink, type MailSink } from '../logins/startMailSink.ts'

/** A local chain, the cloud with its secure site as a developer starts them, a mail server, and a built app that uses them. */
export interface WalletWorld {
  readonly rpcUrl: string
  readonly pageUrl: string
  /** The origin of the secure site. */
  readonly secureSite: string
  /** An account of the chain, which signs for it. */
  readonly owner: string
  readonly mails: MailSink
  stop(): Promise<void>
}

export async function startWalletWorld(): Promise<WalletWorld> {
  const stops: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const { accounts, rpcUrl } = await startChain(stops)
    const mails = await startMailSink()
    stops.push(() => mails.stop())
    const port = await getFreePort()
    const cloudUrl = await startLocalCloud({
      stops,
      environment: {
        [`LATCHKEY_RPC_EIP155_${chainId}`]: rpcUrl,
        LATCHKEY_SECURE_SITE_PORT: String(port),
        LATCHKEY_SMTP_URL: mails.url,
        LATCHKEY_MAIL_FROM: 'login@example.com',
        LATCHKEY_LOG_LEVEL: 'error',
      },
    })
    const pageUrl = await startBuiltPage({ app: 'embedded', stops })
    const query = new URLSearchParams({ rpc: rpcUrl, cloud: cloudUrl })
    return {
      rpcUrl,
      pageUrl: `${pageUrl}?${query}`,
      secureSite: `http://wallet.localhost:${port}`,
      owner: accounts[0]?.address ?? '',
      mails,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
