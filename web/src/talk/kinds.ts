import coffee from 'icon:coffee-cup';
import hands from 'icon:shaking-hands';
import imp from 'icon:imp-laugh';
import rose from 'icon:rose';
import round from 'icon:round-table';
import surprised from 'icon:surprised';
import tear from 'icon:tear-tracks';
import teapot from 'icon:teapot';
import think from 'icon:think';
import thumb from 'icon:thumb-up';

import type { React, SayPhrase } from '../lib/wire';

export type Phrase = SayPhrase['phrase'];
export type Reaction = React['reaction'];

/** The ready phrases with their icons; the texts are `phrase-…`. */
export const PHRASES: Record<Phrase, string> = {
  nice: thumb,
  thinking: think,
  moment: coffee,
  oops: surprised,
  'good-game': hands,
  'one-more': round,
};

/** The reactions with their icons; the names are `reaction-…`. */
export const REACTIONS: Record<Reaction, { icon: string; colour: string }> = {
  rose: { icon: rose, colour: '#b3375a' },
  thumb: { icon: thumb, colour: '#4d7a3f' },
  wonder: { icon: surprised, colour: '#b5622a' },
  laugh: { icon: imp, colour: '#8a5fc0' },
  tear: { icon: tear, colour: '#3c78b4' },
  tea: { icon: teapot, colour: '#8a6a2c' },
};

export const isPhrase = (id: string): id is Phrase => Object.hasOwn(PHRASES, id);
export const isReaction = (id: string): id is Reaction => Object.hasOwn(REACTIONS, id);
