import { signedLine } from "../../figures/lines/signed-line.ts";
import { growingTable, type Idea, type IdeaFrame } from "./idea.ts";

const MAX_MARK = 10;

interface Move {
	text: string;
	dots?: readonly number[];
	arrow?: readonly [number, number];
}

/** A line with zero in its middle. */
function onTheLine({ text, dots = [], arrow }: Move): IdeaFrame {
	const said = [
		"A number line from −10 to 10.",
		...(dots.length > 0 ? [`Dots at ${dots.map(signed).join(" and ")}.`] : []),
		...(arrow === undefined ? [] : [`An arrow from ${signed(arrow[0])} to ${signed(arrow[1])}.`]),
	];
	const drawn = {
		most: MAX_MARK,
		labelled: (mark: number) => mark % 2 === 0,
		dots,
		colour: "coral" as const,
		width: 440,
	};
	return {
		text,
		figure: { svg: signedLine(arrow === undefined ? drawn : { ...drawn, arrow }), alt: said.join(" ") },
	};
}

function signed(value: number): string {
	return `${value}`.replace("-", "−");
}

/** Zero means no change; losses are on its left. */
export const bothSidesOfZero: Idea = (random) => {
	const far = random.integer(4, 8);
	return [
		onTheLine({ text: "Zero means no change.", dots: [0] }),
		onTheLine({ text: `A gain of ${far} is ${far} steps to the right of zero: $${far}$.`, dots: [0, far] }),
		onTheLine({ text: `A loss of ${far} is ${far} steps to the left: $-${far}$.`, dots: [0, -far] }),
	];
};

/** Of two numbers the left one is less. */
export const lessIsLeft: Idea = (random) => {
	const [far, near] = [random.integer(6, 9), random.integer(1, 4)];
	return [
		onTheLine({ text: `Here is $-${near}$.`, dots: [-near] }),
		onTheLine({ text: `$-${far}$ is farther from zero, to the left.`, dots: [-near, -far] }),
		onTheLine({
			text: `Left is less: $-${far} < -${near}$, even though ${far} is greater than ${near}.`,
			dots: [-far, -near],
		}),
	];
};

/** Adding a negative number goes left, and taking one away goes right. */
export const leftAndRight: Idea = (random) => {
	const [start, by] = [random.integer(1, 3), random.integer(4, 6)];
	return [
		onTheLine({ text: `Start at $-${start}$.`, dots: [-start] }),
		onTheLine({
			text: `Subtract ${by}: go ${by} to the left. $-${start} - ${by} = -${start + by}$.`,
			dots: [-start, -start - by],
			arrow: [-start, -start - by],
		}),
		onTheLine({
			text: `Subtract $-${by}$: that’s the opposite, so go ${by} to the right. $-${start} - (-${by}) = ${by - start}$.`,
			dots: [-start, by - start],
			arrow: [-start, by - start],
		}),
	];
};

/** Falling and rising past zero. */
export const pastZero: Idea = (random) => {
	const [start, by] = [random.integer(2, 4), random.integer(6, 9)];
	return [
		onTheLine({ text: `It is ${start} degrees.`, dots: [start] }),
		onTheLine({
			text: `It falls by ${by} degrees: the first ${start} lead to zero.`,
			dots: [start, 0],
			arrow: [start, 0],
		}),
		onTheLine({
			text: `${by - start} more go below zero: $${start} - ${by} = -${by - start}$.`,
			dots: [start, start - by],
			arrow: [start, start - by],
		}),
	];
};

/** A pattern that leads from known products to those of negative numbers. */
export const patternOfProducts: Idea = (random) => {
	const by = random.integer(2, 6);
	return growingTable(
		["product", "result"],
		[
			[`$2 \\times (-${by})$ is $-${by}$ twice: $-${2 * by}$.`, `2 × (−${by})`, `−${2 * by}`],
			["One less each time: the result goes up.", `1 × (−${by})`, `−${by}`],
			["Zero times anything is zero.", `0 × (−${by})`, "0"],
			[
				`Go on: a negative times a negative is positive. $-1 \\times (-${by}) = ${by}$.`,
				`−1 × (−${by})`,
				`${by}`,
			],
		],
	);
};

/** A division undoes a multiplication, signs included. */
export const undoWithSigns: Idea = (random) => {
	const [a, b] = [random.integer(2, 5), random.integer(3, 6)];
	return growingTable(
		["multiply", "so divide"],
		[
			[
				`$${a} \\times ${b} = ${a * b}$, so $${a * b} \\div ${a} = ${b}$.`,
				`${a} × ${b} = ${a * b}`,
				`${a * b} ÷ ${a} = ${b}`,
			],
			[
				"Different signs: the quotient is negative.",
				`${a} × (−${b}) = −${a * b}`,
				`−${a * b} ÷ ${a} = −${b}`,
			],
			["Equal signs: the quotient is positive.", `−${a} × ${b} = −${a * b}`, `−${a * b} ÷ (−${a}) = ${b}`],
		],
	);
};

/** Signs first, then the numbers without them. */
export const signsFirst: Idea = () =>
	growingTable(
		["first", "second", "product or quotient"],
		[
			["Look at the signs first. Two positive numbers: positive.", "+", "+", "+"],
			["One of them negative: negative.", "−", "+", "−"],
			["It doesn’t matter which one.", "+", "−", "−"],
			["Both negative: positive. Then work without the signs.", "−", "−", "+"],
		],
	);
