import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@bindery/contract/passkey.ts'
import type { PasskeyDevice } from '@bindery/state/environment/passkey-device.ts'
import { pageDocument } from './page-document.ts'

// `PublicKeyCredential.parseCreationOptionsFromJSON()` and `toJSON()` are missing in some supported browsers
// and in the replacements that password managers install. So we convert the options and answers ourselves.

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const described = (list: PasskeyRequest['allowCredentials'] = []) =>
  list.map((each) => ({ ...each, id: bytes(each.id) })) as PublicKeyCredentialDescriptor[]

/** The fields that a proof and a new passkey share. */
const shell = ({ id, rawId, authenticatorAttachment }: PublicKeyCredential) =>
  ({ id, rawId: text(rawId), type: 'public-key', authenticatorAttachment }) as const

const given = (credential: Credential | null): PublicKeyCredential => {
  // No known browser answers null, but the types allow it.
  if (!credential) throw new DOMException('No credential', 'NotAllowedError')
  return credential as PublicKeyCredential
}

interface FeaturePolicy {
  allowsFeature(name: string): boolean
}

const accessNow = (): PasskeyDevice['access'] => {
  const there = isSecureContext && 'PublicKeyCredential' in window && !!navigator.credentials
  if (!there) return 'unsupported'
  const { featurePolicy } = pageDocument as { featurePolicy?: FeaturePolicy }
  return featurePolicy?.allowsFeature('publickey-credentials-get') === false ? 'framed' : 'there'
}

/** Methods that only newer browsers have. */
interface Newer {
  isConditionalMediationAvailable?(): Promise<boolean>
  signalUnknownCredential?(about: { rpId: string; credentialId: string }): Promise<void>
}
const newer = () => PublicKeyCredential as unknown as Newer

/** This browser's passkeys, for the environment. */
export const createPasskeyDevice = (): PasskeyDevice => ({
  get access() {
    return accessNow()
  },
  offers: async () => (await newer().isConditionalMediationAvailable?.()) ?? false,
  prove: async (request, { signal, offered }): Promise<PasskeyProof> => {
    const credential = await navigator.credentials.get({
      publicKey: {
        ...request,
        challenge: bytes(request.challenge),
        allowCredentials: described(request.allowCredentials),
      } as PublicKeyCredentialRequestOptions,
      signal,
      ...(offered ? { mediation: 'conditional' } : {}),
    })
    const answer = given(credential)
    const response = answer.response as AuthenticatorAssertionResponse
    return {
      ...shell(answer),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: response.userHandle && text(response.userHandle),
      },
    }
  },
  make: async (creation: PasskeyCreation, signal): Promise<NewPasskey> => {
    const credential = await navigator.credentials.create({
      publicKey: {
        ...creation,
        challenge: bytes(creation.challenge),
        user: { ...creation.user, id: bytes(creation.user.id) },
        excludeCredentials: described(creation.excludeCredentials),
      } as PublicKeyCredentialCreationOptions,
      signal,
    })
    const made = given(credential)
    const response = made.response as AuthenticatorAttestationResponse
    return {
      ...shell(made),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        attestationObject: text(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    }
  },
  disown: (rpId, credentialId) => {
    // Best effort: tells the reader's password manager to drop the passkey.
    newer()
      .signalUnknownCredential?.({ rpId, credentialId })
      .catch(() => {})
  },
})
