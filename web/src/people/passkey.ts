/** Passkeys by the WebAuthn API of browsers; binary fields go over the wire as base64url. */

import type { NewPasskey, PasskeyAssertion } from '../lib/wire';

type Options = Record<string, unknown>;

export const coded = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export function plain(text: string): Uint8Array<ArrayBuffer> {
  const whole = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(whole, (character) => character.charCodeAt(0));
}

/** True if this browser supports passkeys. */
export const able = (): boolean => typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

const listed = (descriptors: unknown): PublicKeyCredentialDescriptor[] =>
  ((descriptors ?? []) as { id: string }[]).map(({ id }) => ({ type: 'public-key', id: plain(id) }));

/** Creates a passkey; null if the user cancels. */
export async function make(options: Options): Promise<NewPasskey | null> {
  const user = options['user'] as { id: string; name: string; displayName: string };
  const credential = await cancellable(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: plain(options['challenge'] as string),
        user: { ...user, id: plain(user.id) },
        excludeCredentials: listed(options['excludeCredentials']),
      },
    }),
  );
  if (!credential) return null;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    id: credential.id,
    rawId: coded(credential.rawId),
    type: credential.type,
    response: { clientDataJSON: coded(response.clientDataJSON), attestationObject: coded(response.attestationObject) },
  };
}

/** Signs a challenge with a passkey; null if the user cancels. */
export async function show(options: Options): Promise<PasskeyAssertion | null> {
  const credential = await cancellable(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: plain(options['challenge'] as string),
        allowCredentials: listed(options['allowCredentials']),
      },
    }),
  );
  if (!credential) return null;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    rawId: coded(credential.rawId),
    type: credential.type,
    response: {
      clientDataJSON: coded(response.clientDataJSON),
      authenticatorData: coded(response.authenticatorData),
      signature: coded(response.signature),
      userHandle: response.userHandle ? coded(response.userHandle) : null,
    },
  };
}

async function cancellable(work: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null;
  } catch (refused) {
    if (refused instanceof DOMException) return null; // the user cancelled, or the device has this passkey already
    throw refused;
  }
}
