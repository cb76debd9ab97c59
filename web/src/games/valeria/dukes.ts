import cornelius from 'icon:night-sleep';
import elsyn from 'icon:hood';
import elysium from 'icon:anvil-impact';
import hrothgar from 'icon:horned-helm';
import isabella from 'icon:laurel-crown';
import lekzandr from 'icon:vibrating-shield';
import node from 'icon:crossed-swords';
import reese from 'icon:flame';
import simon from 'icon:plague-doctor-profile';
import waryn from 'icon:daggers';

/** The figures of the dukes. */
export const DUKES: Record<string, string> = {
  'cornelius-the-dreamer': cornelius,
  'elsyn-saint-of-shadows': elsyn,
  'elysium-the-allsmith': elysium,
  'hrothgar-the-conqueror': hrothgar,
  'isabella-the-righteous': isabella,
  'lekzandr-the-protector': lekzandr,
  'node-master-of-swords': node,
  'reese-the-firebrand': reese,
  'simon-the-unclean': simon,
  'waryn-lord-of-rogues': waryn,
};
