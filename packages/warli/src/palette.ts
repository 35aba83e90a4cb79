/** The earth colours that walls are painted with: white lines on them reach 4.5:1 (WCAG 2.2, 1.4.3). */
export const grounds = {
  terracotta: '#96401f',
  indigo: '#2c2b63',
  neem: '#2d5a44',
  madder: '#7d2333',
  ochre: '#844700',
  river: '#1d5770',
  plum: '#592d5d',
  peacock: '#0f5c62',
  monsoon: '#3b4e77',
  coal: '#3a3633',
  olive: '#4c5a20',
  jamun: '#402c62',
  earth: '#5f3d27',
  rani: '#8c2059',
  brick: '#9c372a',
} as const;

/** The name of a wall's colour. */
export type Ground = keyof typeof grounds;
