/** The workshop's state for this game: the family's, with this game's document. */
import { Shop as Base } from '../../tactical/workshop/shop.svelte';
import { blank, type Document } from './document';

export type Shop = Base<Document>;

export const openShop = (game: string): Shop => new Base<Document>(game, blank, 'grognard-panzer-drafts');
