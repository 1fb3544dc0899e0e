import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { Project } from '../projects/Project.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createSignInRegister, type SignInRegister } from './createSignInRegister.ts'
import { createSignInStore, type SignInStore } from './createSignInStore.ts'
import { createSignInVerifier, type SignInVerifier } from './createSignInVerifier.ts'
import { createTokenSigner, type TokenSigner } from './createTokenSigner.ts'
import { requireNamedOrigins } from './requireNamedOrigins.ts'

/** The services of the sign-in routes. */
export interface SignIns {
  readonly store: SignInStore
  readonly verifier: SignInVerifier
  readonly tokens: TokenSigner
  /**
   * Checks that visitors can sign in to a project.
   *
   * @throws ApiRefusal `not_configured`.
   */
  requireConfigured(project: Pick<Project, 'allowedOrigins' | 'projectId'>): void
  /** Opens the sign-ins for an operator, whose changes are recorded. */
  openRegister(actor: Actor): SignInRegister
  /** The cloud's public URL, if set. */
  readonly publicUrl: string | undefined
}

/** Creates the services of the sign-in routes. */
export function createSignIns(parameters: {
  readonly context: CloudContext
  readonly audit: AuditLog
  readonly settings: Pick<Settings, 'signIn' | 'publicUrls'>
  readonly gateway: RpcGateway
  /** The keys of session tokens; see `openSignInKeys`. */
  readonly keys: readonly string[]
}): SignIns {
  const { audit, context, gateway, keys, settings } = parameters
  const store = createSignInStore(context)
  const tokens = createTokenSigner({ context, seeds: keys, tokenLife: settings.signIn.tokenLife })
  return {
    store,
    verifier: createSignInVerifier({ context, settings: settings.signIn, store, gateway }),
    tokens,
    requireConfigured(project) {
      requireNamedOrigins(project)
      tokens.requireKey()
    },
    openRegister: (actor) =>
      createSignInRegister({
        database: context.storage.database,
        audit,
        actor,
        hasAddresses: settings.signIn.hasAddresses,
        tokenLife: settings.signIn.tokenLife,
        now: context.now,
      }),
    publicUrl: settings.publicUrls.find((url) => /^https?:/.test(url)),
  }
}
