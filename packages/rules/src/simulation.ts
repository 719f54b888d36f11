/** Random games on typed arrays, for statistics. */
export { capitalsSimulationOf } from './simulation/capitals-simulation.ts';
export { playRandomCapitals } from './simulation/play-capitals.ts';
export { playRandom } from './simulation/play-random.ts';
export { type Simulation, simulationOf } from './simulation/simulation.ts';
