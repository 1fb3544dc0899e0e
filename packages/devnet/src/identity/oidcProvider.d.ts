// oidc-provider has no types. These cover what is used of version 9.13.

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface OidcContext {
    readonly req: IncomingMessage
    readonly res: ServerResponse
    readonly oidc: {
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
      readonly provider: {
        readonly Grant: new (grant: { readonly clientId: string; readonly accountId: string }) => {
          addOIDCScope(scope: string): void
          save(): Promise<string>
        }
      }
    }
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    readonly Client: {
      readonly prototype: {
        redirectUriAllowed: (uri: string) => boolean
        compareClientSecret: (secret: string) => boolean | Promise<boolean>
      }
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
