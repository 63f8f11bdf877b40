export interface ChartScale {
	max: number;
	/** Values of the grid lines, from 0 up. */
	ticks: readonly number[];
}

const fewestSteps = 2;
const mostSteps = 5;

/** A scale in round numbers that fits every value, with 2 to 5 steps above zero. */
export function chartScale(values: readonly number[]): ChartScale {
	const highest = Math.max(1, ...values);
	const step = roundStep(highest / mostSteps);
	const steps = Math.max(fewestSteps, Math.ceil(highest / step));
	return { max: step * steps, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... that is not below a size: questions are whole. */
function roundStep(atLeast: number): number {
	const power = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)));
	const step = [1, 2, 5, 10].find((factor) => factor * power >= atLeast) ?? 10;
	return step * power;
}
