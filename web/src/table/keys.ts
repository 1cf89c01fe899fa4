// Single-letter shortcuts: off while somebody types, with a modifier, or when he has switched them off.
import { settings } from '../shell/settings.svelte.ts';

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

// The shortcut that this press means, in small letters ("u", "?", "Enter"), or null.
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (isTyping(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[a-z0-9?+-]$/.test(key) && !settings.values.letters) return null;
  return key;
}
