import { numberLine } from "../../../figures/lines/number-line.ts";
import { signedLine } from "../../../figures/lines/signed-line.ts";
import { coordinatePlane, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { written } from "../../step-text.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

interface Shown {
	text: string;
	dots: readonly number[];
	arrow?: readonly [number, number];
}

function onTheLine({ text, dots, arrow }: Shown): IdeaFrame {
	const said = [
		`A number line from −10 to 10. Dots at ${dots.map(written).join(" and ")}.`,
		...(arrow === undefined ? [] : [`An arrow from ${written(arrow[0])} to ${written(arrow[1])}.`]),
	];
	return {
		text,
		figure: {
			svg: signedLine({
				most: 10,
				labeled: (mark) => mark % 2 === 0,
				dots,
				...(arrow && { arrow }),
				color: "coral",
				width: 440,
			}),
			alt: said.join(" "),
		},
	};
}

/** A number and its opposite on both sides of zero. */
export const mirrorAtZero: Idea = (random) => {
	const far = random.integer(3, 8);
	return [
		onTheLine({ text: `${far} is ${far} steps to the right of zero.`, dots: [0, far], arrow: [0, far] }),
		onTheLine({
			text: `Its opposite is just as far on the other side: $-${far}$.`,
			dots: [-far, 0, far],
			arrow: [0, -far],
		}),
		onTheLine({
			text: `The opposite of $-${far}$ is ${far} again. Zero is its own opposite.`,
			dots: [-far, 0, far],
			arrow: [-far, far],
		}),
	];
};

/** How far from zero, on either side. */
export const distanceFromZero: Idea = (random) => {
	const far = random.integer(3, 8);
	return [
		onTheLine({
			text: `From 0 to ${far} it is ${far} steps. The absolute value of ${far} is ${far}: $|${far}| = ${far}$.`,
			dots: [0, far],
			arrow: [0, far],
		}),
		onTheLine({
			text: `From 0 to $-${far}$ it is ${far} steps, too: $|-${far}| = ${far}$.`,
			dots: [-far, 0],
			arrow: [0, -far],
		}),
		onTheLine({
			text: `Both are the same distance from zero. A distance is never negative.`,
			dots: [-far, 0, far],
		}),
	];
};

/** Adding a positive number goes right, a negative one left. */
export const addAlongTheLine: Idea = (random) => {
	const [start, by] = [random.integer(2, 4), random.integer(5, 6)];
	return [
		onTheLine({ text: `Start at $-${start}$.`, dots: [-start] }),
		onTheLine({
			text: `Add ${by}: go ${by} to the right, past zero. $-${start} + ${by} = ${by - start}$.`,
			dots: [-start, by - start],
			arrow: [-start, by - start],
		}),
		onTheLine({
			text: `Add $-${by}$: go ${by} to the left. $-${start} + (-${by}) = -${start + by}$.`,
			dots: [-start, -start - by],
			arrow: [-start, -start - by],
		}),
	];
};

/** Points between whole numbers, on both sides of zero. */
export const betweenTheWholes: Idea = () => {
	const frame = (text: string, point: number, said: string) => ({
		text,
		figure: {
			svg: numberLine({ from: -2, to: 2, parts: 4, labeled: () => true, point, color: "coral" }),
			alt: `A number line from −2 to 2 with 4 steps between whole numbers and a point at ${said}.`,
		},
	});
	return [
		frame(
			"From 0 to 1 there are 4 equal steps, so each is $\\dfrac{1}{4}$. The point is 3 steps to the right of 0: $\\dfrac{3}{4}$.",
			0.75,
			"3/4",
		),
		frame("Here it is 3 steps to the left of 0: $-\\dfrac{3}{4}$.", -0.75, "−3/4"),
		frame(
			"Keep counting to the left: one step past $-1$ is $-1\\dfrac{1}{4}$. It’s less than $-1$.",
			-1.25,
			"−1 1/4",
		),
	];
};

/** Left and down have negative coordinates. */
export const allFourDirections: Idea = (random) => {
	const [across, up] = [random.integer(2, 4), random.integer(2, 4)];
	const plane = { x: [-5, 5], y: [-5, 5] } as const;
	const way = (x: number, y: number) => ({
		segments: [
			{ from: [0, 0] as PlanePoint, to: [x, 0] as PlanePoint, color: "gold" as const },
			{ from: [x, 0] as PlanePoint, to: [x, y] as PlanePoint, color: "coral" as const },
		],
		points: [{ at: [x, y] as PlanePoint }],
	});
	return [
		{
			text: `Start at the origin. ${across} to the right and ${up} up: $(${across}, ${up})$.`,
			drawn: way(across, up),
			said: `the way to (${across}, ${up})`,
		},
		{
			text: `Left is negative: ${across} to the left and ${up} up is $(-${across}, ${up})$.`,
			drawn: way(-across, up),
			said: `the way to (−${across}, ${up})`,
		},
		{
			text: `Down is negative, too: ${across} to the left and ${up} down is $(-${across}, -${up})$.`,
			drawn: way(-across, -up),
			said: `the way to (−${across}, −${up})`,
		},
	].map(({ text, drawn, said }) => ({
		text,
		figure: { svg: coordinatePlane({ ...plane, ...drawn }), alt: `A coordinate plane with ${said}.` },
	}));
};
