/** A ground colour as pages show it. What is left out is what stands in the theme. */
export interface Ground {
  colour: string;
  /** Words on it, where they are not white. */
  ink?: string;
  /** Ticks and rules on it, where they have not the colour of paper. */
  mark?: string;
  /** What is marked on the paper of its pages, where it has not the colour of the ground. */
  text?: string;
  /** The name of its border, where it has one. */
  border?: string;
}

/** What browsers know of a brand beside its stylesheet. */
export interface ShownBrand {
  /** The name of the first ground, which pages have that name none. */
  ground: string;
  /** By name, the first one first. */
  grounds: Record<string, Ground>;
  /** The strips of borders by name, as SVG without double quotes; a border without one is a picture. */
  strips: Record<string, string>;
  /** The mark on paper and on dark grounds, by their names in the media folder. */
  logo?: { src: string; onDark?: string };
  favicon?: string;
}
