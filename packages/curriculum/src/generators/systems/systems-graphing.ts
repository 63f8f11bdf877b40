import type { Plane } from "../../figures/plane/coordinate-plane.ts";
import { coordinatePlane, lineInside } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, type Form, linearTex, lowest, slip, sumTex, words } from "../../kit/index.ts";
import { type Systems, waysToSolve } from "./solve-system.ts";

/** A line y = (rise / run) x + start. */
interface Line {
	rise: number;
	run: number;
	start: number;
}

type Slope = readonly [rise: number, run: number];

const WHOLE: readonly Slope[] = [
	[1, 1],
	[-1, 1],
	[2, 1],
	[-2, 1],
	[3, 1],
	[-3, 1],
];
const FRACTIONS: readonly Slope[] = [
	[1, 2],
	[-1, 2],
	[1, 3],
	[2, 3],
	[-2, 3],
	[3, 2],
	[-3, 2],
	[2, 1],
	[-1, 1],
];
const REACH = 8;
const AREA: Pick<Plane, "x" | "y"> = { x: [-REACH, REACH], y: [-REACH, REACH] };

const equation = ({ rise, run, start }: Line) => `y = ${linearTex(lowest(rise, run), "x", start)}`;

function draw(lines: readonly Line[]) {
	return {
		svg: coordinatePlane({
			...AREA,
			x_name: "x",
			y_name: "y",
			segments: lines.flatMap(({ rise, run, start }, at) => {
				const ends = lineInside(AREA, rise / run, start);
				return ends === null
					? []
					: [{ from: ends[0], to: ends[1], colour: at === 0 ? ("sky" as const) : ("coral" as const) }];
			}),
		}),
		alt: `A coordinate plane with two straight lines. ${lines.map(({ rise, run, start }, at) => `The ${at === 0 ? "first" : "second"} line goes through (0, ${start}) and (${run}, ${start + rise})`).join(". ")}.`,
	};
}

function segmentOf({ rise, run, start }: Line) {
	const ends = lineInside(AREA, rise / run, start);
	if (ends === null) return [];
	const [[x1, y1], [x2, y2]] = ends;
	return [{ x1, y1, x2, y2 }];
}

/** Two lines that cross at a point of the grid, in view. */
const crossing =
	(slopes: readonly Slope[], isDrawn: boolean): Systems =>
	(random) => {
		const [x, y] = [random.integer(-5, 5), random.integer(-5, 5)];
		const [[p, q], [r, s]] = [random.pick(slopes), random.pick(slopes)];
		const [b, c] = [y - (p * x) / q, y - (r * x) / s];
		if (p * s === r * q || x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) return undefined;
		if (![b, c].every((start) => Number.isInteger(start) && Math.abs(start) <= 7)) return undefined;
		const lines: [Line, Line] = [
			{ rise: p, run: q, start: b },
			{ rise: r, run: s, start: c },
		];
		const [one, other] = lines.map(equation) as [string, string];
		return {
			one,
			other,
			x,
			y,
			...(isDrawn ? { figure: draw(lines), segments: lines.flatMap(segmentOf) } : {}),
			wrong: [
				[slip.swappedCoordinates, y, x],
				[slip.tookIntercept, 0, b],
				[slip.droppedSignOfX, -x, y],
				[slip.droppedSignOfY, x, -y],
			],
			hints: [
				"A pair that solves both equations is a point on both lines.",
				isDrawn
					? `Find the point where the lines of $${one}$ and $${other}$ cross.`
					: `Begin the first line at $${b}$ on the y-axis and the second at $${c}$. Follow their slopes.`,
				isDrawn
					? "Read its x-coordinate first, and then its y-coordinate."
					: "Mark points on both lines until they cross. Read that point.",
			],
			steps: [
				`The lines cross at $(${x}, ${y})$.`,
				`Check: with $x = ${x}$, both $${one}$ and $${other}$ give $y = ${y}$.`,
			],
		};
	};

const COUNTS = ["Exactly one", "None", "Infinitely many"] as const;

/** How many solutions: from slopes and starts, drawn or with all terms on one side. */
const count =
	(isDrawn: boolean): Form =>
	(random) => {
		const [kind, [rise, run]] = [random.integer(0, 2), random.pick(WHOLE)];
		const start = random.integer(1, 5) * random.pick([1, -1]);
		const first: Line = { rise, run, start };
		const second: Line =
			[
				{ rise: -rise, run, start: random.oneIn(2) ? start : -start },
				{ rise, run, start: start + random.integer(2, 4) * (start > 0 ? -1 : 1) },
				first,
			][kind] ?? first;
		const times = random.integer(2, 5);
		const standard = ({ rise: p, start: b }: Line, by: number) =>
			`${sumTex([
				[-p * by, "x"],
				[by, "y"],
			])} = ${b * by}`;
		const multiplied = `${times}y = ${linearTex(rise * times, "x", start * times)}`;
		const one = isDrawn ? equation(first) : standard(first, 1);
		const other = isDrawn ? (kind === 2 ? multiplied : equation(second)) : standard(second, times);
		const says = (at: number) => words(COUNTS[at] ?? "");
		return {
			prompt: random.pick([
				`How many ordered pairs solve both $${one}$ and $${other}$?`,
				`How many solutions does the system of $${one}$ and $${other}$ have?`,
				`At how many points do the lines $${one}$ and $${other}$ meet?`,
			]),
			...(isDrawn ? { figure: draw(kind === 2 ? [first] : [first, second]) } : {}),
			task: `$${one}$ and $${other}$`,
			right: says(kind),
			wrong: [
				[slip.linesAlwaysMeet, says(0)],
				[kind === 2 ? slip.sameLineAsNone : slip.differentSlopesAsParallel, says(1)],
				[kind === 1 ? slip.parallelAsSame : slip.sameStartAsSame, says(2)],
			],
			order: COUNTS,
			hints: [
				"Think of each equation as a line. What do two lines have in common?",
				`Write $${one}$ and $${other}$ in slope-intercept form, if they are not.`,
				"Compare the slopes first, and then the y-intercepts.",
			],
			steps: [
				...(isDrawn ? [] : [`In slope-intercept form: $${equation(first)}$ and $${equation(second)}$.`]),
				[
					`The slopes $${rise}$ and $${second.rise}$ differ, so the lines cross at exactly one point.`,
					`The slopes are the same, and the y-intercepts $${start}$ and $${second.start}$ differ. The lines are parallel: there is no solution.`,
					`Both equations describe the line $${equation(first)}$, so there are infinitely many solutions.`,
				][kind] ?? "",
			],
		};
	};

const drawn = waysToSolve(crossing(WHOLE, true));
const fractions = waysToSolve(crossing(FRACTIONS, true));
const sketched = waysToSolve(crossing(FRACTIONS, false));

// 1: the point where two drawn lines cross. 2: with fractions as slopes. 3: from the equations alone. 4: how many
// solutions, drawn. 5: how many, with equations to be rewritten.
export const systemsGraphing = defineSkill("systems-graphing", 14, {
	1: [drawn.boxes, drawn.plotted, drawn.chosen, drawn.typed],
	2: [fractions.boxes, fractions.plotted, fractions.chosen, fractions.typed],
	3: [sketched.boxes, sketched.plotted, sketched.chosen, sketched.judged, sketched.typed],
	4: [ask.chosen(count(true)), ask.chosen(count(true)), sketched.explained],
	5: [ask.chosen(count(false)), sketched.matched, ask.chosen(count(false))],
});
