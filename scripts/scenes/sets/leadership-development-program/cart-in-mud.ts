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
    figure(
      [716, 760],
      430,
      { ...poses.push, lean: 20, legs: poses.stand.legs, arms: [{ to: [880, 500] }, { to: [900, 530] }] },
      { hat: 'cap' },
    ),
    oxcart([620, 610], 160, [1078, 540]),
    figure(
      [196, 786],
      450,
      { ...poses.push, lean: 32, arms: [{ to: [358, 520] }, { to: [366, 550] }] },
      { hat: 'turban' },
    ),
    beast([960, 730], 190, false, 'cow'),
    figure(
      [470, 812],
      450,
      { ...poses.push, lean: 32, arms: [{ to: [716, 490] }, { to: [720, 610] }] },
      { woman: true, shirt: marigold },
    ),
    mud([-20, 720], 1240, 200),
  ].join('');
