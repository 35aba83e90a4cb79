import type { Ground } from './grounds';

/** The border patterns of Warli painting, as SVG shapes on a tile of 32 by 20 that stands on its lower edge. */
const tiles = {
  triangles:
    "<path d='m0 20 8-14 8 14zM16 20l8-14 8 14z'/><circle cx='16' cy='5' r='2.4'/><circle cx='0' cy='5' r='2.4'/><circle cx='32' cy='5' r='2.4'/>",
  steps: "<path d='M0 20v-4h5v-5h5V6h12v5h5v5h5v4z'/><path d='M14 0h4v4h-4z'/>",
  arches:
    "<path d='M0 20a8 9 0 0 1 16 0 8 9 0 0 1 16 0z'/><circle cx='8' cy='5' r='2.4'/><circle cx='24' cy='5' r='2.4'/>",
  diamonds: "<path d='M0 17h32v3H0zM8 0l8 7.5L8 15 0 7.5zM24 0l8 7.5-8 7.5-8-7.5z'/>",
  reeds: "<path d='M0 17h32v3H0zM0 15 10 1h4L4 15zM16 15 26 1h4L20 15z'/>",
} as const;

const ofGround: Record<Ground, keyof typeof tiles> = {
  terracotta: 'triangles',
  indigo: 'steps',
  neem: 'triangles',
  madder: 'diamonds',
  ochre: 'arches',
  river: 'arches',
  plum: 'reeds',
  peacock: 'triangles',
  monsoon: 'diamonds',
  coal: 'steps',
  olive: 'reeds',
  jamun: 'arches',
  earth: 'steps',
  rani: 'diamonds',
  brick: 'reeds',
};

/** Takes a ground and gives the border that goes with it, as a CSS `url()` for a mask of 32 by 20. */
export function border(ground: Ground): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 20'>${tiles[ofGround[ground]]}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
