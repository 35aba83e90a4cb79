import { polar, times } from '../svg';
import { bust, figure, stances } from './figure';
import { discs, line, rays, solid, type Glyphs } from './pen';

const { stand, akimbo, cheer, speak, point, walk, run, dance, march } = stances;

/** One person, or one with what it holds. */
export const people: Glyphs = {
  speaker: ['speech', figure([7.6, 11.4], 0.95, speak), line('M2.5 21.5h10'), bust([16.5, 16.5], 2.6), bust([21, 16.5], 2.6)],
  dancer: ['dance', figure([11.4, 12.2], 1, dance)],
  runner: ['running', figure([11.4, 12.2], 1.05, run)],
  summit: ['summit', figure([12, 8.4], 0.5, cheer), solid('M12 14.5l9 7H3z')],
  tarpa: ['tarpa', figure([7, 12.2], 0.95, { lean: 4, arms: [[3, -1.4, 6, -4], [4, -2, 8, -2.6]], legs: stand.legs }), solid('M12 7.5l9.5 5.5-2.5 5z')],
  namaste: ['greeting', figure([10.5, 12.2], 1, { lean: 8, arms: [[2.4, -0.6, 6, -4.6], [4.4, -0.4, 7, -5]], legs: stand.legs })],
  elder: ['age', figure([10, 12.2], 1, { lean: 14, arms: [[-3.6, -1, -2.4, 1.6], [4.6, -0.6, 7.5, -1]], legs: stand.legs }), line('M17.5 10.5v10.7')],
  parade: ['parade', figure([8.5, 12.2], 1, march), line('M15.5 14V2.5'), solid('M15.5 3l6 2.5-6 2.5z')],
  leader: ['leading', figure([15, 11.4], 0.95, point), figure([3.8, 14.9], 0.6, stand), figure([8.6, 14.9], 0.6, stand)],
  child: ['upbringing', figure([8, 12.2], 1, { arms: [akimbo.arms[0], [5, -1, 6.8, 2.2]], legs: stand.legs }), figure([18.5, 16.4], 0.55, { arms: [[-3.4, -3.6, -6, -4], [5, -1]], legs: stand.legs })],
};

const row = { arms: [[-4.6, -1], [5.9, -1]], legs: stand.legs } as const;

/** Several people, together. */
export const company: Glyphs = {
  handshake: ['agreement', figure([5.5, 12.6], 0.9, { arms: [[-4, -0.4], [4.4, -1.2, 7.2, -1.6]], legs: stand.legs }), figure([18.5, 12.6], 0.9, { arms: [[-4, -0.4], [4.4, -1.2, 7.2, -1.6]], legs: stand.legs }, true)],
  rope: ['pulling', figure([6.5, 13.4], 0.8, stances.pull), figure([14.5, 13.4], 0.8, stances.pull), line('M9 11.6h13.5')],
  chain: ['unity', figure([4, 14.2], 0.68, row), figure([12, 14.2], 0.68, row), figure([20, 14.2], 0.68, row)],
  circle: ['circle', solid(rays([12, 12], 7, 6.6, 3.4, 1.5)), discs(3, ...times(7).flatMap((i) => polar([12, 12], -90 + (i * 360) / 7, 9.9)))],
  handover: ['handover', figure([4.8, 12.8], 0.85, { arms: [[-3.6, -0.4], [4, -2.4, 6.2, -4]], legs: stand.legs }), figure([19.2, 12.8], 0.85, { arms: [[-3.6, -0.4], [4, -2.4, 6.2, -4]], legs: stand.legs }, true), discs(4, 12, 7.6)],
  talk: ['talk', bust([6, 13], 8.4), bust([18, 13], 8.4), discs(2, 9.5, 4.5, 12, 3, 14.5, 4.5)],
};
