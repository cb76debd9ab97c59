import bear from 'icon:bear-head';
import cat from 'icon:cat';
import eagle from 'icon:eagle-head';
import fox from 'icon:fox-head';
import frog from 'icon:frog';
import goose from 'icon:goose';
import hare from 'icon:rabbit-head';
import hedgehog from 'icon:hedgehog';
import lynx from 'icon:lynx-head';
import owl from 'icon:barn-owl';
import raven from 'icon:raven';
import wolf from 'icon:wolf-head';

/** The faces of the bots, by the names under which the server seats them. */
const FACES: Record<string, { face: string; colour: string }> = {
  Řehoř: { face: bear, colour: '#5f8f57' },
  Babeta: { face: hare, colour: '#b98a4e' },
  Žofka: { face: hedgehog, colour: '#8a6a58' },
  Vavřinec: { face: frog, colour: '#4f8f86' },
  Apolena: { face: fox, colour: '#c26a2c' },
  Matyáš: { face: cat, colour: '#7a6f9b' },
  Kunhuta: { face: goose, colour: '#9aa25a' },
  Kilián: { face: raven, colour: '#56687f' },
  Bartoloměj: { face: owl, colour: '#7757ad' },
  Ludmila: { face: eagle, colour: '#a8493e' },
  Oldřich: { face: wolf, colour: '#5b7790' },
  Drahomíra: { face: lynx, colour: '#a27a2f' },
};

/** Who sits first for each level: the one that stands for it on the shelf. */
export const LEADS = { easy: 'Řehoř', medium: 'Apolena', hard: 'Bartoloměj' } as const;

export const faceOf = (name: string): { face: string; colour: string } | null => FACES[name] ?? null;
