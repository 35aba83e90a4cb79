import { hall } from '../../props/building';
import { cross } from '../../props/clinic';
import { sun } from '../../ground/land';
import { gear } from '../../props/machine';
import { stall } from '../../props/market';
import type { Scene } from '../../page';
import { line, path, white } from '../../svg';
import { engine, viaduct, wagon } from '../../props/train';

/** The scene `industries`. */
export const industries: Scene = () =>
  [
    sun([150, 140], 60),
    viaduct(600, 920, 5),
    [0, 1, 2, 3].map((i) => wagon([24 + i * 216, 596], 192)).join(''),
    gear([120, 446], 80, 16, white),
    hall([258, 528], 156, 150, 4),
    stall([462, 528], 180, 170),
    line(path(720, 528, 720, 440), 8) + cross([720, 400], 50),
    engine([888, 596], 280),
  ].join('');
