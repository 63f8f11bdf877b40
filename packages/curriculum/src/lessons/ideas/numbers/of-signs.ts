import { signedLine } from "../../../figures/lines/signed-line.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

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
		labeled: (mark: number) => mark % 2 === 0,
		dots,
		color: "coral" as const,
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

/** Adding a negative number goes left, and taking one away goes right; `more` is added to both numbers. */
export function leftAndRight(more: 0 | 0.5): Idea {
	return (random) => {
		const [start, by] = [random.integer(1, 3) + more, random.integer(4, 6) + more];
		return [
			onTheLine({ text: `Start at $-${start}$.`, dots: [-start] }),
			onTheLine({
				text: `Subtract ${by}: go ${by} to the left. $-${start} - ${by} = -${start + by}$.`,
				dots: [-start, -start - by],
				arrow: [-start, -start - by],
			}),
			onTheLine({
				text: `Subtract $-${by}$: add the opposite, so go ${by} to the right. $-${start} - (-${by}) = ${by - start}$.`,
				dots: [-start, by - start],
				arrow: [-start, by - start],
			}),
		];
	};
}

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

/** A pattern that leads from known products to those of negative numbers: equal steps to the right, past zero. */
export const patternOfProducts: Idea = (random) => {
	const by = random.integer(2, 5);
	const products = [-2 * by, -by, 0, by];
	const texts = [
		`$2 \\times (-${by})$ is $-${by}$ twice: $-${2 * by}$.`,
		`Take it once: $1 \\times (-${by}) = -${by}$. That’s ${by} more.`,
		`Take it no times: $0 \\times (-${by}) = 0$. That’s ${by} more again.`,
		`Go on in the same way: $-1 \\times (-${by}) = ${by}$. Two negative factors have a positive product.`,
	];
	return texts.map((text, at) => {
		const [before = 0, product = 0] = at === 0 ? [0, products[0]] : products.slice(at - 1);
		return onTheLine({ text, dots: products.slice(0, at + 1), arrow: [before, product] });
	});
};

/** A division cuts the way from zero into equal steps, or counts the steps. */
export const undoWithSigns: Idea = (random) => {
	const [steps, each] = random.pick([
		[2, 3],
		[2, 4],
		[2, 5],
		[3, 3],
	] as const);
	const all = steps * each;
	const stops = (way: number) => Array.from({ length: steps }, (_, at) => (at + 1) * each * way);
	return [
		onTheLine({
			text: `Cut the way from 0 to ${all} into ${steps} equal steps: $${all} \\div ${steps} = ${each}$.`,
			dots: stops(1),
			arrow: [0, all],
		}),
		onTheLine({
			text: `Cut the way to $-${all}$ in the same way: $-${all} \\div ${steps} = -${each}$. The signs are different, so the quotient is negative.`,
			dots: stops(-1),
			arrow: [0, -all],
		}),
		onTheLine({
			text: `How many steps of $-${each}$ lead to $-${all}$? ${steps}, so $-${all} \\div (-${each}) = ${steps}$. The signs are the same, so the quotient is positive.`,
			dots: [0, ...stops(-1)],
			arrow: [0, -each],
		}),
	];
};

/** A factor makes an arrow shorter, and a minus sign turns it around. */
export const signsFirst: Idea = (random) => {
	const whole = random.pick([4, 6, 8, 10]);
	const half = whole / 2;
	const HALF = "\\dfrac{1}{2}";
	return [
		onTheLine({
			text: `Half the way to ${whole}: $${HALF} \\times ${whole} = ${half}$.`,
			dots: [whole, half],
			arrow: [0, half],
		}),
		onTheLine({
			text: `Half the way to $-${whole}$: $${HALF} \\times (-${whole}) = -${half}$. The signs are different, so the product is negative.`,
			dots: [-whole, -half],
			arrow: [0, -half],
		}),
		onTheLine({
			text: `$-${HALF} \\times ${whole}$ goes half the way, but in the other direction: $-${half}$, too.`,
			dots: [whole, -half],
			arrow: [0, -half],
		}),
		onTheLine({
			text: `$-${HALF} \\times (-${whole})$: half the way, and away from $-${whole}$. The signs are the same, so the product is positive: ${half}. Quotients have the same signs.`,
			dots: [-whole, half],
			arrow: [0, half],
		}),
	];
};
