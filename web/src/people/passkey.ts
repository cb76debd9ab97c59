/** Passkeys by the browser's own API; what goes over the wire is base64url, as WebAuthn's JSON has it. */

import type { NewPasskey, ShownPasskey } from '../lib/wire';

type Told = Record<string, unknown>;

export const coded = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export function plain(text: string): Uint8Array<ArrayBuffer> {
  const whole = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(whole, (letter) => letter.charCodeAt(0));
}

/** Can this browser have passkeys at all? */
export const able = (): boolean => typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

const listed = (known: unknown): PublicKeyCredentialDescriptor[] =>
  ((known ?? []) as { id: string }[]).map(({ id }) => ({ type: 'public-key', id: plain(id) }));

/** Asks the browser to make a passkey; null if the person would rather not. */
export async function make(options: Told): Promise<NewPasskey | null> {
  const user = options['user'] as { id: string; name: string; displayName: string };
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: plain(options['challenge'] as string),
        user: { ...user, id: plain(user.id) },
        excludeCredentials: listed(options['excludeCredentials']),
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: coded(made.rawId),
    type: made.type,
    response: { clientDataJSON: coded(response.clientDataJSON), attestationObject: coded(response.attestationObject) },
  };
}

/** Asks the browser for a passkey of this house; null if the person would rather not. */
export async function show(options: Told): Promise<ShownPasskey | null> {
  const shown = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: plain(options['challenge'] as string),
        allowCredentials: listed(options['allowCredentials']),
      },
    }),
  );
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    id: shown.id,
    rawId: coded(shown.rawId),
    type: shown.type,
    response: {
      clientDataJSON: coded(response.clientDataJSON),
      authenticatorData: coded(response.authenticatorData),
      signature: coded(response.signature),
      userHandle: response.userHandle ? coded(response.userHandle) : null,
    },
  };
}

async function asked(work: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null;
  } catch (refused) {
    if (refused instanceof DOMException) return null; // they closed the window, or this passkey is here already
    throw refused;
  }
}
