import { hasServer } from '../project/planFiles.ts'
import type { Settings } from '../settings/Settings.ts'
import type { Addition } from './planAddition.ts'
import type { App } from './App.ts'

/** Returns what is left to do by hand, as texts to print: what to insert, and where. */
export function describeSteps(parameters: {
  readonly app: App
  readonly addition: Addition
  readonly settings: Settings
}): readonly string[] {
  const { addition, app, settings } = parameters
  const at = (file: string): string => (app.sources === '' ? file : `${app.sources}/${file}`)
  const steps = describeProvider({ settings, at, hasProvider: addition.hasProvider })
  if (settings.framework === 'react-router' && settings.signIn)
    steps.push(`In ${at('routes.ts')}, add the route of the sign-in:\n\n  route('api/siwx/*', 'routes/siwx.ts')`)
  if (hasServer(settings.framework) && settings.signIn)
    steps.push('In the environment of the server, set APP_URL to the address at which visitors reach the app.')
  if (settings.cloud !== 'none') {
    const prefix = settings.framework === 'next' ? 'NEXT_PUBLIC' : 'VITE'
    const isLocal = settings.cloud === 'local'
    const address = isLocal ? 'http://127.0.0.1:8787' : settings.cloud
    const project = isLocal ? 'dev' : '<the id of your project>'
    steps.push(`In .env, set:\n\n  ${prefix}_LATCHKEY_PROJECT_ID=${project}\n  ${prefix}_LATCHKEY_CLOUD=${address}`)
  }
  if (settings.cloud === 'local')
    steps.push('Start the cloud beside the app:\n\n  npx --package @latchkey/cloud latchkey-cloud')
  return steps
}

function describeProvider(parameters: {
  readonly settings: Settings
  readonly at: (file: string) => string
  readonly hasProvider: boolean
}): string[] {
  const { at, hasProvider, settings } = parameters
  const button = "import { ConnectButton } from '@latchkey/react'\n\n  <ConnectButton />"
  const place = {
    vite: { file: at('main.tsx'), path: './latchkey/LatchkeyProvider', child: '<App />' },
    next: { file: at('app/layout.tsx'), path: '../latchkey/LatchkeyProvider', child: '{children}' },
    'react-router': { file: at('root.tsx'), path: './latchkey/LatchkeyProvider', child: '<Outlet />' },
    'tanstack-start': { file: at('routes/__root.tsx'), path: '../latchkey/LatchkeyProvider', child: '{children}' },
  } as const
  if (settings.framework === 'vanilla')
    return [
      `In the script of the page, such as ${at('main.ts')}, define the elements:\n\n  import { defineLatchkeyElements } from '@latchkey/element'\n  import { modal } from './latchkey/modal'\n\n  defineLatchkeyElements(modal)`,
      'Where the page shows the button:\n\n  <latchkey-connect></latchkey-connect>',
    ]
  const { child, file, path } = place[settings.framework]
  const provider = `In ${file}, put the provider around ${child}:\n\n  import { LatchkeyProvider } from '${path}'\n\n  <LatchkeyProvider>\n    ${child}\n  </LatchkeyProvider>`
  return [...(hasProvider ? [] : [provider]), `Where the app shows the button:\n\n  ${button}`]
}
