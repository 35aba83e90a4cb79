import { each, line } from '../../../svg';
import { far } from '../../../ground/story';

/** The saw-toothed roof of the works, over four stations. */
export const roof = (): string =>
  far(line(`M0 66${each(16, (i) => `L${i * 120} 66L${i * 120 + 112} 18V66`)}H1912`, 4));
