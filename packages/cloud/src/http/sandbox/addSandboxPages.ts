import type { Context, Hono } from 'hono'
import { formatUnits } from 'viem'
import { escape } from '../../embedded/mail/formatLoginMail.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { sandboxPath } from '../../upstream/onramp/devnet/createDevnetOnramp.ts'
import {
  type SandboxPurchase,
  type SandboxShop,
  type SandboxStatus,
  type SandboxStep,
  sandboxSteps,
} from '../../upstream/onramp/devnet/createSandboxShop.ts'
import { formatCents } from '../../upstream/onramp/devnet/sandboxPrices.ts'
import { chargeBudget, getSpender } from '../chargeBudget.ts'
import type { Budgets } from '../createBudgets.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { readForm, requireOwnForm } from '../secureSite/formPage.ts'
import { sandboxStyle } from './sandboxStyle.ts'

const stylePath = '/sandbox/onramp.css'

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // As the page of a real seller: the app that opened it cannot see it.
  'cross-origin-opener-policy': 'same-origin',
  // With `no-referrer`, browsers would state the origin of the form as `null`.
  'referrer-policy': 'same-origin',
}

const labels: Readonly<Record<SandboxStep, string>> = {
  pay: 'Pay',
  slow: 'Pay, and deliver later',
  deliver: 'Deliver now',
  decline: 'Decline the payment',
  leave: 'Leave without paying',
}

/** What the page says and offers in each status. */
const screens: Readonly<
  Record<SandboxStatus, { readonly title: string; readonly note: string; readonly steps: readonly SandboxStep[] }>
> = {
  open: {
    title: 'Sandbox purchase',
    note: 'This seller takes no money. The faucet of your local chains delivers the coins.',
    steps: ['pay', 'slow', 'decline', 'leave'],
  },
  paid: {
    title: 'Paid, not yet delivered',
    note: 'The app waits for the coins until you deliver them.',
    steps: ['deliver', 'decline'],
  },
  sending: { title: 'On its way', note: 'The faucet sends the coins. Reload this page to see the result.', steps: [] },
  delivered: { title: 'Delivered', note: 'The coins are in the wallet. You can close this window.', steps: [] },
  declined: { title: 'Payment declined', note: 'Nothing was bought. You can close this window.', steps: [] },
  failed: {
    title: 'Not delivered',
    note: 'The faucet did not send the coins. Check that latchkey-devnet runs, then begin a new purchase.',
    steps: [],
  },
  left: { title: 'Nothing was bought', note: 'You left without paying. You can close this window.', steps: [] },
}

/**
 * Adds the pages of the sandbox, on which a developer pays for a purchase without money. They answer only to programs on this machine,
 * and have no scripts.
 */
export function addSandboxPages(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly budgets: Pick<Budgets, 'http'>
  readonly shop: SandboxShop
}): void {
  const { app, budgets, shop } = parameters

  /** @throws ApiRefusal `not_found` if there is no such purchase, or the caller is not on this machine. */
  const open = async (context: Context<HttpEnvironment, `${typeof sandboxPath}:id`>): Promise<SandboxPurchase> => {
    await chargeBudget({ budget: budgets.http, spender: getSpender(context), work: 1 })
    const purchase = context.get('client').isLoopback ? shop.find(context.req.param('id')) : undefined
    if (purchase === undefined) {
      throw new ApiRefusal('not_found', 'There is no such purchase in the sandbox. Begin a new one in the app.')
    }
    return purchase
  }

  app.get(stylePath, (context) => {
    if (!context.get('client').isLoopback) throw new ApiRefusal('not_found', 'The sandbox is for this machine only.')
    return context.body(sandboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' })
  })

  app.get(`${sandboxPath}:id`, async (context) => {
    const purchase = await open(context)
    return context.html(formatPage(purchase), 200, pageHeaders)
  })

  app.post(`${sandboxPath}:id`, async (context) => {
    const { id } = await open(context)
    requireOwnForm(context, new URL(context.req.url).origin)
    const read = await readForm(context)
    const step = sandboxSteps.find((known) => known === read('step'))
    if (step === undefined) {
      throw new ApiRefusal('invalid_request', `The field step must be one of ${sandboxSteps.join(', ')}.`)
    }
    await shop.take(id, step)
    // A reload then shows the page, and does not repeat the step.
    return context.redirect(`${sandboxPath}${id}`, 303)
  })
}

function formatPage(purchase: SandboxPurchase): string {
  const { account, hash, id, price, product, status } = purchase
  const { note, steps, title } = screens[status]
  const toMoney = (cents: bigint): string => `${formatCents(cents)} ${price.currency}`
  const rows = [
    ['You get', `${formatUnits(price.amount, product.decimals)} ${product.symbol}`],
    ['On', product.networkName],
    ['Wallet', account],
    ['Price', toMoney(price.subtotal)],
    ['Fee of the seller', toMoney(price.sellerFee)],
    ['Fee of the network', toMoney(price.networkFee)],
    ['Total', toMoney(price.total)],
    ...(hash === undefined ? [] : [['Transaction', hash]]),
  ]
  const buttons = steps.map(
    (step, index) =>
      `<button name="step" value="${step}"${index === 0 ? ' class="main"' : ''}>${escape(labels[step])}</button>`,
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><link rel="stylesheet" href="${stylePath}"></head>`,
    `<body><main><h1>${escape(title)}</h1><p class="note">${escape(note)}</p><dl>`,
    ...rows.map(([name = '', value = '']) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`),
    '</dl>',
    buttons.length === 0 ? '' : `<form method="post" action="${sandboxPath}${id}">${buttons.join('')}</form>`,
    '</main></body></html>',
  ].join('')
}
