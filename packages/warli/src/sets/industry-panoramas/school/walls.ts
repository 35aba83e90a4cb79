/** The left and the right wall of the school house, its eaves, and its upper floor. */
export const [left, right, eaves, upper] = [1764, 2144, 240, 396];
