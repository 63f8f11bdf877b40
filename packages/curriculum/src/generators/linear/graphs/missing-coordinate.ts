import { ask, bracketed, gcd, slip, tex, whole } from "../../../kit/index.ts";
import type { Form, Fraction, Random } from "../../../kit/index.ts";

interface Points {
	slope: Fraction;
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

/** A point, the slope, and the x-coordinate of another point. */
function pointsOf(random: Random, reach: number): Points | undefined {
	const [bottom, top] = [random.integer(1, 5), random.integer(1, 5) * random.pick([1, -1])];
	const times = random.integer(1, 4) * random.pick([1, 1, -1]);
	const [x1, y1] = [random.integer(-reach, reach), random.integer(-reach, reach)];
	const [x2, y2] = [x1 + bottom * times, y1 + top * times];
	if (gcd(top, bottom) > 1 || Math.abs(top) === bottom) return undefined;
	return { slope: { top, bottom }, x1, y1, x2, y2 };
}

function help({ slope, x1, y1, x2, y2 }: Points) {
	return {
		hints: [
			"The slope is the change in $y$ divided by the change in $x$.",
			`From $x = ${x1}$ to $x = ${x2}$, how much does $x$ change?`,
			`Multiply that change by the slope $${tex(slope)}$, and add it to $${y1}$.`,
		] as const,
		steps: [
			`The change in $x$ is $${x2} - ${bracketed(x1)} = ${x2 - x1}$.`,
			`The change in $y$ is $${tex(slope)} \\times ${bracketed(x2 - x1)} = ${y2 - y1}$.`,
			`So $y = ${y1} ${y2 < y1 ? "-" : "+"} ${Math.abs(y2 - y1)} = ${y2}$.`,
		],
	};
}

const flipped = ({ slope, x1, y1, x2 }: Points) => y1 + ((x2 - x1) * slope.bottom) / slope.top;

export const missingCoordinate: Form = (random) => {
	const points = pointsOf(random, 9);
	if (points === undefined) return undefined;
	const { slope, x1, y1, x2, y2 } = points;
	const wrong = flipped(points);
	return {
		...help(points),
		prompt: random.pick([
			`A line with slope $${tex(slope)}$ passes through $(${x1}, ${y1})$ and $(${x2}, k)$. What is $k$?`,
			`The points $(${x1}, ${y1})$ and $(${x2}, k)$ are on a line with slope $${tex(slope)}$. Find $k$.`,
		]),
		right: whole(y2),
		wrong: [
			[slip.gaveTheChange, whole(y2 - y1)],
			[slip.wentTheWrongWay, whole(y1 - (y2 - y1))],
			Number.isInteger(wrong) && [slip.runOverRise, whole(wrong)],
			[slip.addedTheRun, whole(y1 + x2 - x1)],
		],
	};
};

/** The line is drawn by a point and its slope. */
export const plottedOnLine = ask.plotted((random) => {
	const points = pointsOf(random, 6);
	if (points === undefined) return undefined;
	const { slope, x1, y1, x2, y2 } = points;
	return {
		...help(points),
		prompt: random.pick([
			`Draw the line with slope $${tex(slope)}$ through $A(${x1}, ${y1})$: plot $A$, and its point $B$ with $x = ${x2}$.`,
			`Plot $A(${x1}, ${y1})$ and follow the slope $${tex(slope)}$. Plot $B$, the point of the line where $x = ${x2}$.`,
		]),
		plane: { x_from: -8, x_to: 8, y_from: -8, y_to: 8, join: "slope" },
		points: [
			{ x: x1, y: y1, wrong: [[slip.swappedCoordinates, y1, x1]] },
			{
				x: x2,
				y: y2,
				wrong: [
					[slip.wentTheWrongWay, x2, y1 - (y2 - y1)],
					[slip.runOverRise, x2, flipped(points)],
					[slip.swappedCoordinates, y2, x2],
				],
			},
		],
	};
});
