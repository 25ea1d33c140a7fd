import { authTokenKey } from '#domain/storage-keys.ts';

// Where storage is shut off a session lasts as long as the page.
let unstored: string | null = null;

export function readAuthToken(): string | null {
  try {
    return localStorage.getItem(authTokenKey) ?? unstored;
  } catch {
    return unstored;
  }
}

export function storeAuthToken(token: string): void {
  try {
    localStorage.setItem(authTokenKey, token);
    unstored = null;
  } catch {
    unstored = token;
  }
}

export function clearAuthToken(): void {
  unstored = null;
  try {
    localStorage.removeItem(authTokenKey);
  } catch {
    // Nothing was kept there.
  }
}
