/** Browser notifications, where the reader has allowed them. */
import { settings } from './settings.svelte';

export type Permission = 'none' | 'denied' | 'default' | 'granted';

export function permission(): Permission {
  return 'Notification' in window ? Notification.permission : 'none';
}

/** Asks the browser; must be called from a click. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in window)) return 'none';
  const answer = await Notification.requestPermission();
  settings.setNotify(answer === 'granted');
  return answer;
}

/** Tells the reader something, unless he is looking at the page anyway. `tag`: a later one takes its place. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || permission() !== 'granted' || document.visibilityState === 'visible') return;
  const note = new Notification(title, { body, tag, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
