import type { Rational } from "@learnin/domain/arithmetic/rational";
import type { BestFit } from "@learnin/domain/interactions/best-fit/settings";
import { compare, exact, minus, over, plus, sum, times } from "../reading/arithmetic.ts";
import { value as valueIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

type Line = (x: Rational) => Rational;

const squared = (number: Rational) => times(number, number);

/** A line whose squared distances from the points are less than a quarter above the least, and a reading near it. */
export const fitsThePoints: Solver = ({ interaction }, { values }) => {
	if (interaction?.kind !== "best_fit") return false;
	const [left = null, right = null, reading = null] = values;
	if (left === null || right === null) return false;
	const points = interaction.points.map(({ x, y }) => [valueIn(`${x}`), valueIn(`${y}`)] as const);
	const off = (line: Line) => sum(points.map(([x, y]) => squared(minus(y, line(x)))));
	const best = leastSquares(points);
	const most = times(over(exact(5), exact(4)), off(best));
	if (compare(off(through(interaction, left, right)), most) >= 0) return false;
	if (interaction.reads_at === undefined) return true;
	if (reading === null) return false;
	const gap = minus(reading, best(exact(interaction.reads_at)));
	return compare(squared(gap), exact(2)) < 0;
};

function through({ x_from, x_to }: BestFit, left: Rational, right: Rational): Line {
	const slope = over(minus(right, left), exact(x_to - x_from));
	return (x) => plus(left, times(slope, minus(x, exact(x_from))));
}

/** By the normal equations. */
function leastSquares(points: readonly (readonly [x: Rational, y: Rational])[]): Line {
	const count = exact(points.length);
	const [sx, sy] = [sum(points.map(([x]) => x)), sum(points.map(([, y]) => y))];
	const sxx = sum(points.map(([x]) => squared(x)));
	const sxy = sum(points.map(([x, y]) => times(x, y)));
	const slope = over(minus(times(count, sxy), times(sx, sy)), minus(times(count, sxx), squared(sx)));
	const start = over(minus(sy, times(slope, sx)), count);
	return (x) => plus(start, times(slope, x));
}
