import { rectangle } from "../../figures/fractions/grids.ts";
import { type FigureColor, svgBeside } from "../../figures/svg.ts";
import { spinner } from "../../figures/data/bag-and-spinner.ts";
import { dotPlot } from "../../figures/data/dot-plot.ts";
import { box, boxFrame, growingBoxes, repeat, type Idea, type IdeaFrame } from "./idea.ts";

interface Plotted {
	text: string;
	caption: string;
	from: number;
	/** How many dots stand over each number. */
	counts: readonly number[];
}

function plotted({ text, caption, from, counts }: Plotted): IdeaFrame {
	const places = counts.map((count, at) => ({ name: `${from + at}`, count }));
	const said = places.filter(({ count }) => count > 0).map(({ name, count }) => `${count} over ${name}`);
	return {
		text,
		figure: {
			svg: dotPlot({ places, caption, color: "sky" }),
			alt: `A dot plot, ${caption}. Dots: ${said.join(", ")}.`,
		},
	};
}

/** One answer, or many that vary. */
export const answersThatVary: Idea = () => [
	plotted({
		text: "“How old is Mia?” has one answer. Nothing varies.",
		caption: "age in years",
		from: 6,
		counts: [0, 0, 0, 1, 0, 0, 0],
	}),
	plotted({
		text: "“How old are the children in the club?” Ask the first ones: the answers differ.",
		caption: "age in years",
		from: 6,
		counts: [0, 1, 1, 1, 0, 0, 0],
	}),
	plotted({
		text: "Many answers that vary make data. That is a statistical question.",
		caption: "age in years",
		from: 6,
		counts: [1, 2, 3, 4, 2, 1, 1],
	}),
];

/** From the least to the greatest value. */
export const howFarApart: Idea = (random) => {
	const from = random.integer(2, 8);
	const counts = [1, 0, 2, 3, 1, 0, 1];
	const caption = "minutes";
	return [
		plotted({ text: "Each dot is one value.", caption, from, counts }),
		plotted({
			text: `The least value is ${from}, and the greatest is ${from + 6}.`,
			caption,
			from,
			counts: [1, 0, 0, 0, 0, 0, 1],
		}),
		plotted({
			text: `The range is how far apart they are: $${from + 6} - ${from} = 6$.`,
			caption,
			from,
			counts,
		}),
	];
};

/** Towers that are leveled. */
export const levelItOut: Idea = (random) => {
	const [mean, off] = [random.integer(4, 5), random.integer(1, 3)];
	const row = (count: number, color: "sky" | "mint") => repeat(count, "", color);
	const rows = [mean - off, mean + off, mean];
	const all = 3 * mean;
	return [
		boxFrame(
			`Three children have ${rows.join(", ")} cards.`,
			rows.map((count) => row(count, "sky")),
		),
		boxFrame(`Put them together: ${all} cards.`, [row(all, "sky")]),
		boxFrame(
			`Share them out equally: $${all} \\div 3 = ${mean}$. That’s the mean.`,
			rows.map(() => row(mean, "mint")),
		),
	];
};

/** A chance as a part of all outcomes, between 0 and 1. */
export const partOfAllOutcomes: Idea = (random) => {
	const [fit, other] = [random.integer(1, 3), random.integer(4, 5)];
	const all = fit + other;
	const bag = [...repeat(fit, "red", "coral"), ...repeat(other, "blue", "sky")];
	return [
		boxFrame(`A bag has ${fit} red and ${other} blue marbles: ${all} outcomes, equally likely.`, [bag]),
		boxFrame(
			`Count those that fit. Red: ${fit} of ${all}, so the probability is $\\dfrac{${fit}}{${all}}$.`,
			[bag, [box(`${fit} of ${all}`, "coral", fit), box("", null, other)]],
		),
		boxFrame("0 would be impossible, and 1 would be certain. Every probability is between them.", [
			bag,
			[box(`${fit} of ${all}`, "coral", fit), box("", null, other)],
			[box("0: never", null, all / 2), box("1: always", null, all / 2)],
		]),
	];
};

/** The same fraction of more and more trials. */
export const fractionOfTrials: Idea = (random) => {
	const parts = random.pick([3, 4, 5]);
	const colors = [...Array.from({ length: parts - 1 }, () => "sky" as const), "coral" as const];
	const spins = [box("red", "coral"), ...repeat(parts - 1, "", "sky")];
	const wheel = spinner(colors);
	return [
		{
			text: `1 of ${parts} equal parts of a spinner is red.`,
			figure: { svg: wheel, alt: `A spinner with ${parts} equal parts; one is red.` },
		},
		boxFrame(`In ${parts} spins expect about 1 red.`, [spins]),
		boxFrame(`4 times as many spins, about 4 times as many reds: 4 of ${4 * parts}.`, [
			spins,
			spins,
			spins,
			spins,
		]),
		boxFrame(
			`It’s always about $\\dfrac{1}{${parts}}$ of the spins: in ${100 * parts} spins, about $${100 * parts} \\div ${parts} = 100$ reds. It’s rarely exact.`,
			[spins, spins, spins, spins],
		),
	];
};

/** Each of the first with each of the second, as branches of a tree. */
export const eachWithEach: Idea = () => {
	const crust = (name: string) => box(name, "gold", 3);
	const toppings = ["corn", "olives", "ham"].map((name) => box(name, "sky"));
	const none = box("", null, 3);
	return [
		boxFrame("Choose one of 2 crusts.", [[crust("thin"), crust("thick")]]),
		boxFrame("There are 3 toppings. The thin crust goes with each of them: 3 pizzas.", [
			[crust("thin"), crust("thick")],
			[...toppings, none],
		]),
		boxFrame("So does the thick crust: 3 more. Multiply: $2 \\times 3 = 6$.", [
			[crust("thin"), crust("thick")],
			[...toppings, ...toppings],
		]),
	];
};

/** Squares of whole numbers on both sides. */
export const squaresOnBothSides: Idea = (random) => {
	const side = random.integer(3, 6);
	const inside = side * side + 3;
	const square = (length: number, color: FigureColor) =>
		rectangle({
			width: length,
			height: length,
			below: `${length}`,
			beside: `${length}`,
			has_squares: true,
			color,
		});
	const [small, large] = [square(side, "sky"), square(side + 1, "gold")];
	const alt = (length: number) => `A square of ${length ** 2} small squares, with side ${length}.`;
	return [
		{
			text: `Which number times itself is ${inside}? A square with side ${side} has ${side ** 2}: too small.`,
			figure: { svg: small, alt: alt(side) },
		},
		{
			text: `A square with side ${side + 1} has ${(side + 1) ** 2}: too large.`,
			figure: { svg: svgBeside(small, large), alt: `${alt(side)} ${alt(side + 1)}` },
		},
		{
			text: `So $\\sqrt{${inside}}$ is between ${side} and ${side + 1}. Try the middle to see which one is nearer: $${side}.5 \\times ${side}.5 = ${(side + 0.5) ** 2}$.`,
			figure: { svg: svgBeside(small, large), alt: `${alt(side)} ${alt(side + 1)} ${inside} is between.` },
		},
	];
};

/** Do two sides reach when they are laid on the third one? */
export const doTheyReach: Idea = (random) => {
	const long = random.integer(7, 9);
	return growingBoxes([
		[`The longest side is ${long}.`, [box(`${long}`, "mint", long)]],
		[
			`Sides of 2 and ${long - 4} lie on it end to end and don’t reach: no triangle.`,
			[box("2", "sky", 2), box(`${long - 4}`, "gold", long - 4)],
		],
		[
			`Sides of 4 and ${long - 2} are longer together than ${long}. They meet above it: a triangle.`,
			[box("4", "sky", 4), box(`${long - 2}`, "gold", long - 2)],
		],
	]);
};
