import { beast } from '../../props/animal';
import { figure } from '../../figure/figure';
import { mud, oxcart } from '../../props/monsoon';
import { cloud } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { marigold } from '../../svg';

/** The scene `cart-in-mud`. */
export const cartInMud: Scene = () =>
  [
    cloud([150, 150], 120),
    cloud([820, 130], 90),
    beads([0, 296], [1200, 296], 50, 6),
    oxcart([590, 612], 160, [1030, 540]),
    beast([950, 730], 185, false, 'cow'),
    figure(
      [176, 800],
      470,
      { ...poses.push, lean: 30, arms: [{ to: [300, 520] }, { to: [302, 560] }] },
      { woman: true, shirt: marigold },
    ),
    mud([-20, 720], 1240, 200),
  ].join('');
