import { toErrorSummary, type ErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { isDeviceOnline } from '../kernel/ports/isDeviceOnline.ts'
import { listLanguages } from '../kernel/ports/listLanguages.ts'
import type { RouteParameters } from '../modal/routes.ts'
import type { OnrampProvider } from '../options/features.ts'
import { selectPayer } from '../send/selectPayer.ts'
import { compareOffers } from './compareOffers.ts'
import { QUOTE_PAUSE } from './constants.ts'
import type { OnrampCalls } from './createOnrampCalls.ts'
import { findDestination } from './findDestination.ts'
import { findLimit } from './findLimit.ts'
import { listOnrampSellers } from './listOnrampSellers.ts'
import type { OnrampContext } from './OnrampContext.ts'
import { onrampOptionsQuery } from './onrampOptionsQuery.ts'
import { presetCountry } from './presetCountry.ts'
import { sampleQuote } from './samples.ts'
import type { OnrampForm, OnrampOffer, OnrampState } from './state.ts'

/** What the visitor chooses before a purchase begins. */
export interface OnrampFormMachine {
  /** Begins, or continues what the visitor left. A purchase under way stays as it is. */
  enter(parameters: RouteParameters['OnRamp']): void
  /** Changes the form, and asks the sellers once it rests. Does nothing while a purchase is under way. */
  change(part: Partial<OnrampForm>): void
  /** Chooses from whom to buy, among the offers. */
  select(provider: OnrampProvider): void
  /** Reads again what could not be read: the options, or the quotes. */
  retry(): void
  /** The network is back: reads again what could not be read without one. */
  resume(): void
  /** Returns to the form with what was chosen. */
  edit(): void
  /** Forgets what the state does not hold: which seller the visitor prefers. */
  forget(): void
  /** Ends pending requests. */
  stop(): void
  /** Follows the account in use. */
  follow(): void
}

/** Whether the form is what the visitor sees. */
export const isEditable = ({ status }: Pick<OnrampState, 'status'>): boolean =>
  status === 'choosing' || status === 'quoting' || status === 'quoted' || status === 'failed'

export function createOnrampForm(
  context: Pick<OnrampContext, 'controllers' | 'modal' | 'ports' | 'settings' | 'store'>,
  calls: Pick<OnrampCalls, 'readQuote'>,
): OnrampFormMachine {
  const { controllers, modal, ports, store } = context
  const { getState, patch } = store
  let controller = new AbortController()
  let endPause: () => void = () => undefined
  let isReading = false
  /** The seller that the visitor has chosen; otherwise the best offer is selected. */
  let wanted: OnrampProvider | undefined
  let filled: RouteParameters['OnRamp']
  /** Whether something could not be read because there was no network. */
  let isMissing = false

  const stop = (): void => {
    endPause()
    controller.abort()
  }

  const quote = (pause: number): void => {
    stop()
    controller = new AbortController()
    const { signal } = controller
    const state = getState()
    const { destination, form, limit, options, sellers } = state
    const isComplete =
      form.amount !== null && form.paymentCurrency !== null && destination !== null && sellers.length > 0
    const pages = options?.pages?.map(({ provider }) => provider) ?? []
    // A seller without quotes needs no amount: its page asks for everything.
    const without = sellers.filter((name) => pages.includes(name)).map((provider) => ({ provider, quote: sampleQuote }))
    const asked = sellers.filter((name) => !pages.includes(name))
    if (!isComplete || limit !== null || !options || options.isSample || asked.length === 0) {
      const selectedProvider = without[0]?.provider ?? null
      const next = selectedProvider === null ? 'choosing' : 'quoted'
      return patch({ status: next, offers: without, selectedProvider, quotesLoading: false })
    }
    patch({ status: 'quoting', offers: [], quotesLoading: true, error: null })
    endPause = ports.clock.after(pause, () => void ask().catch(() => undefined))

    async function ask(): Promise<void> {
      if (destination === null) return
      const answers = await Promise.all(
        asked.map(async (provider) => ({
          provider,
          ...(await calls.readQuote({ provider, form, destination, signal })),
        })),
      )
      if (signal.aborted) return
      const own: readonly OnrampOffer[] = answers.map(({ provider, quote: answer }) => ({ provider, quote: answer }))
      const offers = [...own, ...without].toSorted(compareOffers)
      const isNone = own.every((offer) => offer.quote.isSample)
      const error = isNone ? await toQuoteError(answers.find(({ cause }) => cause !== undefined)?.cause) : null
      if (signal.aborted) return
      isMissing = isNone && !isDeviceOnline(ports)
      const chosen = offers.find(({ provider, quote: { isSample } }) => provider === wanted && !isSample)
      const selectedProvider = (chosen ?? offers[0])?.provider ?? null
      patch({ status: 'quoted', quotesLoading: false, offers, error, selectedProvider })
    }
  }

  /** Takes what follows from new facts, and asks the sellers if they matter. */
  const renew = (part: Partial<Pick<OnrampState, 'account' | 'options' | 'form'>>, pause = 0): void => {
    const next = { ...getState(), ...part }
    const form = completeForm(next, next.form)
    patch({ ...part, form, ...derive(controllers, { ...next, form }) })
    if (isEditable(getState())) quote(pause)
  }

  const read = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    patch({ optionsLoading: true })
    const options = await onrampOptionsQuery.read(modal, {}).catch(() => null)
    isReading = false
    patch({ optionsLoading: false })
    isMissing = (!options || options.isSample === true) && !isDeviceOnline(ports)
    if (options) renew({ options })
  }

  const begin = (): void => {
    const account = selectPayer(controllers)
    if (!account) return
    const { locale } = controllers.options.store.getState()
    const country = getState().form.country || presetCountry([...listLanguages(), ...(locale ? [locale] : [])])
    patch({ status: 'choosing', error: null, purchase: null, form: { ...getState().form, country } })
    renew({ account })
  }

  const fill = (parameters: NonNullable<RouteParameters['OnRamp']>): void => {
    const { amount, currency, payWith } = parameters
    if (amount === undefined && currency === undefined && payWith === undefined) return
    filled = parameters
    const { form, options } = getState()
    const symbol = currency?.toUpperCase()
    const found = options?.purchaseCurrencies.find(({ id, symbol: own }) => id === currency || own === symbol)
    const next = {
      ...form,
      ...(amount !== undefined && { amount: isAmount(amount) ? amount : null }),
      ...(symbol !== undefined && { purchaseCurrency: found?.id ?? symbol }),
      ...(payWith !== undefined && { paymentCurrency: payWith }),
    }
    renew({ form: next })
  }

  const retry = (): void => {
    const { options } = getState()
    if (!options || options.isSample) void read()
    else if (isEditable(getState())) quote(0)
  }

  return {
    enter: (parameters) => {
      const { options, purchase, status } = getState()
      // What became of a purchase stays on the screen until the visitor has seen it.
      if (purchase !== null) return
      if (!isEditable({ status })) begin()
      // The route is entered again when the visitor returns to it: what was given then is old.
      if (parameters && parameters !== filled) fill(parameters)
      if (!options || options.isSample) void read()
    },
    change: (part) => {
      if (!isEditable(getState())) return
      patch({ error: null, ...(getState().status === 'failed' && { status: 'choosing' }) })
      const form = { ...getState().form, ...part }
      renew(
        { form: { ...form, amount: form.amount !== null && isAmount(form.amount) ? form.amount : null } },
        QUOTE_PAUSE,
      )
    },
    select: (provider) => {
      const { offers } = getState()
      if (isEditable(getState()) && offers.some((offer) => offer.provider === provider))
        patch({ selectedProvider: (wanted = provider) })
    },
    retry,
    resume: () => {
      if (isMissing && isDeviceOnline(ports)) retry()
    },
    edit: begin,
    forget: () => {
      wanted = undefined
      filled = undefined
    },
    stop,
    follow: () => {
      const account = selectPayer(controllers)
      const { account: before, sellers, status } = getState()
      if (!isEditable({ status })) return
      const isSame = isSamePayer(account, before)
      if (isSame && derive(controllers, getState()).sellers.join() === sellers.join()) return
      if (account) return renew({ account: isSame ? before : account })
      stop()
      patch({ status: 'idle', account: null, offers: [], selectedProvider: null, quotesLoading: false, error: null })
    },
  }
}

const isSamePayer = (one: OnrampState['account'], other: OnrampState['account']): boolean =>
  one?.caipAddress === other?.caipAddress && one?.connectionId === other?.connectionId

const isAmount = (text: string): boolean => /^\d{1,12}(?:\.\d{1,8})?$/.test(text) && /[1-9]/.test(text)

/** Fills in what the visitor has not chosen, and replaces what the options or the account do not have. */
function completeForm(state: Pick<OnrampState, 'account' | 'options'>, form: OnrampForm): OnrampForm {
  const { account, options } = state
  if (!options) return form
  const offered = options.purchaseCurrencies.filter(
    (currency) => account && findDestination({ currency, networkId: account.networkId }) !== null,
  )
  const bought =
    offered.find(({ id, symbol }) => id === form.purchaseCurrency || symbol === form.purchaseCurrency) ??
    offered.find(({ symbol }) => symbol === 'USDC') ??
    offered[0]
  const paid =
    options.paymentCurrencies.find(({ id }) => id === form.paymentCurrency) ??
    options.paymentCurrencies.find(({ id }) => id === currencyOf(form.country)) ??
    options.paymentCurrencies.find(({ id }) => id === 'USD') ??
    options.paymentCurrencies[0]
  const methods = paid?.payment_method_limits ?? []
  const method =
    methods.find(({ id }) => id === form.paymentMethod) ?? methods.find(({ id }) => id === 'card') ?? methods[0]
  return {
    ...form,
    purchaseCurrency: bought?.id ?? null,
    paymentCurrency: paid?.id ?? null,
    paymentMethod: method?.id ?? null,
  }
}

const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
const others: Readonly<Record<string, string>> = { GB: 'GBP', CA: 'CAD', AU: 'AUD', CH: 'CHF', JP: 'JPY', US: 'USD' }

/** The usual money of a country, as far as sellers take it. */
const currencyOf = (country: string): string | undefined => {
  const [code = ''] = country.split('-')
  return euro.split(' ').includes(code) ? 'EUR' : others[code]
}

async function toQuoteError(cause: unknown): Promise<ErrorSummary> {
  const error = toModalError(cause, 'request.failed')
  await fillMessage(error)
  return toErrorSummary(error)
}

/** What follows from the account, the options and the form. */
function derive(
  controllers: OnrampContext['controllers'],
  { account, form, options }: Pick<OnrampState, 'account' | 'options' | 'form'>,
): Pick<OnrampState, 'destination' | 'limit' | 'sellers'> {
  const currency = options?.purchaseCurrencies.find(({ id }) => id === form.purchaseCurrency)
  const { onramp } = controllers.options.store.getState().remoteFeatures
  const known = options?.providers
  const sellers = account ? listOnrampSellers({ providers: onramp, namespace: account.namespace }) : []
  return {
    destination: currency && account ? findDestination({ currency, networkId: account.networkId }) : null,
    limit: findLimit(options, form),
    sellers: known ? sellers.filter((name) => known.includes(name)) : sellers,
  }
}
