import type { Plane } from "../../figures/plane/coordinate-plane.ts";
import { coordinatePlane, lineInside } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, linearTex, lowest, slip, sumTex, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { type Systems, waysToSolve } from "./solve-system.ts";

/** A line y = (rise / run) x + start. */
interface Line {
	rise: number;
	run: number;
	start: number;
}

type Slope = readonly [rise: number, run: number];

const WHOLE_SLOPES: readonly Slope[] = [
	[1, 1],
	[-1, 1],
	[2, 1],
	[-2, 1],
	[3, 1],
	[-3, 1],
];
/** Mostly fractions, and two whole ones, so that a system can have one of each. */
const MIXED_SLOPES: readonly Slope[] = [
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

/** The part of a line in view, as a list; empty if it does not pass through. */
function partsInView({ rise, run, start }: Line) {
	const ends = lineInside(AREA, rise / run, start);
	return ends === null ? [] : [{ from: ends[0], to: ends[1] }];
}

function segmentsOf(line: Line) {
	return partsInView(line).map(({ from: [x1, y1], to: [x2, y2] }) => ({ x1, y1, x2, y2 }));
}

function draw(lines: readonly Line[]) {
	return {
		svg: coordinatePlane({
			...AREA,
			x_name: "x",
			y_name: "y",
			segments: lines.flatMap((each, at) =>
				partsInView(each).map((part) => ({
					...part,
					color: at === 0 ? ("sky" as const) : ("coral" as const),
				})),
			),
		}),
		alt: `A coordinate plane with two straight lines. ${lines.map(({ rise, run, start }, at) => `The ${at === 0 ? "first" : "second"} line goes through (0, ${start}) and (${run}, ${start + rise})`).join(". ")}.`,
	};
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
			...(isDrawn ? { figure: draw(lines), segments: lines.flatMap(segmentsOf) } : {}),
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
const countAt = (at: number) => words(COUNTS[at] ?? "");

/** A second line by how many points it has in common with the first: its place in `COUNTS`. */
interface Meeting {
	count: number;
	first: Line;
	second: Line;
	wrong: Draft["wrong"];
	step: string;
}

function meetingAtOnePoint(first: Line, second: Line): Meeting {
	return {
		count: 0,
		first,
		second,
		wrong: [
			[slip.differentSlopesAsParallel, countAt(1)],
			[slip.sameStartAsSame, countAt(2)],
		],
		step: `The slopes $${first.rise}$ and $${second.rise}$ differ, so the lines cross at exactly one point.`,
	};
}

function parallel(first: Line, second: Line): Meeting {
	return {
		count: 1,
		first,
		second,
		wrong: [
			[slip.linesAlwaysMeet, countAt(0)],
			[slip.parallelAsSame, countAt(2)],
		],
		step: `The slopes are the same, and the y-intercepts $${first.start}$ and $${second.start}$ differ. The lines are parallel: there is no solution.`,
	};
}

function sameLine(first: Line): Meeting {
	return {
		count: 2,
		first,
		second: first,
		wrong: [
			[slip.linesAlwaysMeet, countAt(0)],
			[slip.sameLineAsNone, countAt(1)],
		],
		step: `Both equations describe the line $${equation(first)}$, so there are infinitely many solutions.`,
	};
}

function meetingOf(random: Random): Meeting {
	const [count, [rise, run]] = [random.integer(0, 2), random.pick(WHOLE_SLOPES)];
	const start = random.integer(1, 5) * random.pick([1, -1]);
	const first: Line = { rise, run, start };
	const [isSameStart, gap] = [random.oneIn(2), random.integer(2, 4)];
	if (count === 0) return meetingAtOnePoint(first, { rise: -rise, run, start: isSameStart ? start : -start });
	if (count === 1) return parallel(first, { rise, run, start: start + gap * (start > 0 ? -1 : 1) });
	return sameLine(first);
}

/** The equations of both lines, and a drawing; the second is a multiple where it is the same line. */
function drawnEquations({ count, first, second }: Meeting, times: number) {
	const { rise, start } = first;
	if (count !== 2) return { one: equation(first), other: equation(second), figure: draw([first, second]) };
	const other = `${times}y = ${linearTex(rise * times, "x", start * times)}`;
	return { one: equation(first), other, figure: draw([first]) };
}

/** "-2x + y = 3", with all terms multiplied. */
const standardForm = ({ rise, start }: Line, by: number) =>
	`${sumTex([
		[-rise * by, "x"],
		[by, "y"],
	])} = ${start * by}`;

/** How many solutions: from slopes and starts, drawn or with all terms on one side. */
const count =
	(isDrawn: boolean): Form =>
	(random) => {
		const meeting = meetingOf(random);
		const { first, second, wrong, step } = meeting;
		const times = random.integer(2, 5);
		const { one, other, ...drawing } = isDrawn
			? drawnEquations(meeting, times)
			: { one: standardForm(first, 1), other: standardForm(second, times) };
		return {
			prompt: random.pick([
				`How many ordered pairs solve both $${one}$ and $${other}$?`,
				`How many solutions does the system of $${one}$ and $${other}$ have?`,
				`At how many points do the lines $${one}$ and $${other}$ meet?`,
			]),
			...drawing,
			task: `$${one}$ and $${other}$`,
			right: countAt(meeting.count),
			wrong,
			order: COUNTS,
			hints: [
				"Think of each equation as a line. What do two lines have in common?",
				`Write $${one}$ and $${other}$ in slope-intercept form, if they are not.`,
				"Compare the slopes first, and then the y-intercepts.",
			],
			steps: [
				...(isDrawn ? [] : [`In slope-intercept form: $${equation(first)}$ and $${equation(second)}$.`]),
				step,
			],
		};
	};

const drawn = waysToSolve(crossing(WHOLE_SLOPES, true));
const fractions = waysToSolve(crossing(MIXED_SLOPES, true));
const sketched = waysToSolve(crossing(MIXED_SLOPES, false));

// 1: the point where two drawn lines cross. 2: with fractions as slopes. 3: from the equations alone. 4: how many
// solutions, drawn. 5: how many, with equations to be rewritten.
export const systemsGraphing = defineSkill("systems-graphing", 14, {
	1: [drawn.boxes, drawn.plotted, drawn.chosen, drawn.typed],
	2: [fractions.boxes, fractions.plotted, fractions.chosen, fractions.typed],
	3: [sketched.boxes, sketched.plotted, sketched.chosen, sketched.judged, sketched.typed],
	4: [ask.chosen(count(true)), ask.chosen(count(true)), sketched.explained],
	5: [ask.chosen(count(false)), sketched.matched, ask.chosen(count(false))],
});
