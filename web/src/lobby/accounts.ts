/** How long a name and a password of an account have to be. */
import { msg } from '../lib/words.svelte';
import type { Message } from '../wire';

const NAME = 2;
const PASSWORD = 8;

export const nameFault = (name: string): Message | undefined =>
  name.trim().length < NAME ? msg('page-account-too-short') : undefined;

export const passwordFault = (password: string): Message | undefined =>
  password.length < PASSWORD ? msg('page-account-password-short') : undefined;
