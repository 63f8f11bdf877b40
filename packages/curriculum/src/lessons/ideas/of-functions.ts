import { coordinatePlane, type Plane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { spokenText } from "../step-text.ts";
import type { Idea } from "./idea.ts";

/** One input must not have two outputs. */
export const oneOutputEach: Idea = (random) => {
	const [a, b] = [random.integer(3, 5), random.integer(6, 9)];
	const pairs = [
		{ at: [1, a], text: `The input 1 has the output ${a}.` },
		{ at: [2, b], text: `The input 2 has the output ${b}. So far, each input has one output: a function.` },
		{ at: [3, b], text: "Two inputs may have the same output. It’s still a function." },
		{
			at: [2, b + 1],
			text: `But now the input 2 has two outputs, ${b} and ${b + 1}: two points one above the other. This is not a function.`,
		},
	] as const;
	return graphs(
		pairs.map(({ text }, last) => ({
			text,
			drawn: {
				points: pairs.slice(0, last + 1).map(({ at }) => ({
					at,
					color: last === pairs.length - 1 && at[0] === 2 ? ("coral" as const) : ("sky" as const),
				})),
			},
		})),
	);
};

/** The constant change and the value at zero make the rule. */
export const ruleFromATable: Idea = (random) => {
	const [start, rate] = [random.pick([1, 3]), 2];
	const valueAt = (x: number) => start + rate * x;
	const texts = [
		`For $x = 0$ the value is ${start}. That is the initial value.`,
		`One more $x$ adds ${rate}: $${start} + ${rate} = ${valueAt(1)}$.`,
		`And ${rate} more again. The rate of change is ${rate}.`,
		`Start at ${start} and add ${rate} for each $x$: $y = ${rate}x + ${start}$.`,
	];
	return graphs(
		texts.map((text, most) => ({
			text,
			drawn: {
				points: [0, 1, 2, 3].slice(0, most + 1).map((x) => ({ at: [x, valueAt(x)] as const })),
				segments: [0, 1, 2].slice(0, most).flatMap((x) => stair([x, valueAt(x)], 1, rate)),
			},
		})),
	);
};

const PLANE = { x: [0, 4], y: [0, 10], y_step: 2 } as const;

type Drawn = Omit<Plane, "x" | "y" | "y_step">;

function graphs(frames: readonly { text: string; drawn: Drawn }[]) {
	return frames.map(({ text, drawn }) => ({
		text,
		figure: { svg: coordinatePlane({ ...PLANE, ...drawn }), alt: `A coordinate plane. ${spokenText(text)}` },
	}));
}

/** A dashed stair from a point of a line, that far to the right and up. */
function stair([x, y]: PlanePoint, across: number, up: number) {
	return [
		{
			from: [x, y] as PlanePoint,
			to: [x + across, y] as PlanePoint,
			color: "gold" as const,
			is_dashed: true,
		},
		{
			from: [x + across, y] as PlanePoint,
			to: [x + across, y + up] as PlanePoint,
			color: "coral" as const,
			is_dashed: true,
		},
	];
}

/** Where the line crosses the y-axis, and how it goes on. */
export const startAndSlope: Idea = (random) => {
	const start = random.integer(1, 2);
	const line = { from: [0, start] as PlanePoint, to: [4, start + 8] as PlanePoint, color: "sky" as const };
	const points = [{ at: [0, start] as PlanePoint }];
	return graphs([
		{
			text: `The line crosses the $y$-axis at ${start}. That is the $y$-intercept: $y = ${start}$ for $x = 0$.`,
			drawn: { segments: [line], points },
		},
		{
			text: "From there, 1 to the right is 2 up: the slope is 2.",
			drawn: { segments: [line, ...stair([0, start], 1, 2)], points },
		},
		{
			text: `Slope and $y$-intercept make the equation: $y = 2x + ${start}$.`,
			drawn: { segments: [line, ...stair([0, start], 1, 2), ...stair([1, start + 2], 1, 2)], points },
		},
	]);
};

/** Small and large stairs of one line have the same slope. */
export const largerStairs: Idea = (random) => {
	const start = random.integer(0, 1);
	const line = { from: [0, start] as PlanePoint, to: [4, start + 8] as PlanePoint, color: "sky" as const };
	return graphs([
		{
			text: "The slope is the rise over the run. 1 to the right, 2 up: $\\dfrac{2}{1} = 2$.",
			drawn: { segments: [line, ...stair([0, start], 1, 2)] },
		},
		{
			text: "A larger stair, 2 to the right and 4 up: $\\dfrac{4}{2} = 2$ again. Its triangle is similar to the small one.",
			drawn: { segments: [line, ...stair([0, start], 1, 2), ...stair([1, start + 2], 2, 4)] },
		},
		{
			text: "Any two points of the line give the same slope.",
			drawn: {
				segments: [line, ...stair([0, start], 1, 2), ...stair([1, start + 2], 2, 4)],
				points: [{ at: [0, start] }, { at: [3, start + 6] }],
			},
		},
	]);
};

/** The steeper line grows faster. */
export const steeperIsFaster: Idea = (random) => {
	const start = random.integer(3, 5);
	const first = { from: [0, start] as PlanePoint, to: [4, start + 4] as PlanePoint, color: "sky" as const };
	const second = { from: [0, 0] as PlanePoint, to: [4, 8] as PlanePoint, color: "mint" as const };
	return graphs([
		{
			text: `Function P: 1 to the right, 1 up. Its rate of change is 1, and it starts at ${start}.`,
			drawn: { segments: [first, ...stair([0, start], 1, 1)] },
		},
		{
			text: "Function Q: 1 to the right, 2 up. Its rate of change is 2, and it starts at 0.",
			drawn: { segments: [first, ...stair([0, start], 1, 1), second, ...stair([0, 0], 1, 2)] },
		},
		{
			text: "Q grows faster: $2 - 1 = 1$ more for each step. Where a function starts doesn’t matter for that.",
			drawn: {
				segments: [first, ...stair([3, start + 3], 1, 1), second, ...stair([3, 6], 1, 2)],
			},
		},
	]);
};

/** Equal changes make a line, changing ones a curve. */
export const equalChanges: Idea = () => {
	const at = (values: readonly number[]) =>
		values.map((y, x) => ({ at: [x, y] as PlanePoint, color: "coral" as const }));
	const joined = (values: readonly number[], color: "sky" | "mint") =>
		values.slice(1).map((y, x) => ({
			from: [x, values[x] ?? 0] as PlanePoint,
			to: [x + 1, y] as PlanePoint,
			color,
		}));
	const [linear, curved] = [
		[1, 3, 5, 7, 9],
		[0, 1, 4, 9],
	];
	return graphs([
		{
			text: "1, 3, 5, 7, 9: each step adds 2. The rate of change is constant.",
			drawn: { points: at(linear) },
		},
		{
			text: "The points are on a straight line: the function is linear.",
			drawn: { points: at(linear), segments: joined(linear, "sky") },
		},
		{
			text: "0, 1, 4, 9: the steps are 1, 3 and 5. They are not equal, so this function is not linear.",
			drawn: { points: at(curved), segments: [...joined(linear, "sky"), ...joined(curved, "mint")] },
		},
	]);
};
