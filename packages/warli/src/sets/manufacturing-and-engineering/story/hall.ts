import { each, line } from '../../../svg';

/** The saw-toothed roof of the works, over four stations. */
export const roof = (): string =>
  line(`M0 66${each(16, (i) => `L${i * 120} 66L${i * 120 + 112} 18V66`)}H1912`, 6);
