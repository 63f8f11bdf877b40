import { boxPlot, type FiveNumbers } from "../../figures/data/box-plot.ts";
import { dotPlot } from "../../figures/data/dot-plot.ts";
import { coordinatePlane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { box, boxFrame, growingBoxes, type Idea, repeat } from "./idea.ts";

/** What single dots and columns of a dot plot tell. */
export const readTheDots: Idea = (random) => {
	const from = random.integer(2, 5);
	const counts = [1, 2, 4, 2, 0, 1];
	const draw = (shown: readonly number[]) => {
		const places = shown.map((count, at) => ({ name: `${from + at}`, count }));
		const said = places.filter(({ count }) => count > 0).map(({ name, count }) => `${count} over ${name}`);
		return {
			svg: dotPlot({ places, caption: "books read", color: "sky" }),
			alt: `A dot plot, books read. Dots: ${said.join(", ")}.`,
		};
	};
	return [
		{
			text: `Each dot is one child. This child read ${from + 1} books.`,
			figure: draw([0, 1, 0, 0, 0, 0]),
		},
		{
			text: `Count all dots to find how many children there are: 10. The highest column is over ${from + 2}: that number is the most frequent.`,
			figure: draw(counts),
		},
		{
			text: `More than ${from + 2}: only the dots to the right of ${from + 2} count. There are $2 + 1 = 3$.`,
			figure: draw([0, 0, 0, 2, 0, 1]),
		},
	];
};

/** Where most dots are, and on which side the others go on. */
export const shapeOfTheDots: Idea = (random) => {
	const from = random.integer(1, 5);
	const draw = (text: string, counts: readonly number[]) => ({
		text,
		figure: {
			svg: dotPlot({
				places: counts.map((count, at) => ({ name: `${from + at}`, count })),
				caption: "minutes",
				color: "sky",
			}),
			alt: `A dot plot, minutes. Dots: ${counts.map((count, at) => `${count} over ${from + at}`).join(", ")}.`,
		},
	});
	return [
		draw("Both sides fall off in the same way: the distribution is symmetric.", [1, 2, 4, 5, 4, 2, 1]),
		draw(
			"Most values are small. The long, low side is on the right: a tail to the right.",
			[4, 5, 3, 2, 1, 1, 1],
		),
		draw("Here the long, low side is on the left: a tail to the left.", [1, 1, 1, 2, 3, 5, 4]),
	];
};

/** The middle lines of two box plots. */
export const mediansApart: Idea = (random) => {
	const shift = random.integer(2, 3);
	const five: FiveNumbers = [2, 4, 6, 8, 11];
	const other: FiveNumbers = [2 + shift, 4 + shift, 6 + shift, 8 + shift, 11 + shift];
	const boxes = [
		{ name: "A", five, color: "sky" as const },
		{ name: "B", five: other, color: "gold" as const },
	];
	const draw = (count: number) => ({
		svg: boxPlot({ from: 0, to: 16, step: 2, boxes: boxes.slice(0, count), caption: "minutes" }),
		alt: `${count === 1 ? "A box plot" : "Two box plots"}, minutes. ${boxes
			.slice(0, count)
			.map(
				({ name, five: [least, , median, , greatest] }) =>
					`${name}: from ${least} to ${greatest}, median ${median}`,
			)
			.join(". ")}.`,
	});
	return [
		{
			text: "The line inside the box is the median: half of the values are below it. For A it is 6.",
			figure: draw(1),
		},
		{
			text: `For B the median is ${6 + shift}. The medians are $${6 + shift} - 6 = ${shift}$ apart. The boxes overlap, so many values of A and B are alike.`,
			figure: draw(2),
		},
	];
};

/** A fair sample has members of all groups by chance. */
export const everyoneHasAChance: Idea = () => {
	const grade = (name: string, asked: number) => [
		box(name, null, 2),
		...repeat(asked, "", "sky"),
		...repeat(6 - asked, "", null),
	];
	return [
		boxFrame("What do students of a school like to eat? You can’t ask everyone, so you ask a sample.", [
			grade("6th", 0),
			grade("7th", 0),
			grade("8th", 0),
		]),
		boxFrame(
			"Asking only 8th graders isn’t fair: the others have no chance to be asked.",
			[grade("6th", 0), grade("7th", 0), grade("8th", 6)],
			"All boxes of the 8th grade are colored, and no others.",
		),
		boxFrame(
			"Draw names from all students. Everyone has the same chance: a random sample.",
			[grade("6th", 2), grade("7th", 3), grade("8th", 2)],
			"Some boxes of each grade are colored.",
		),
	];
};

/** Digits that stand for what happens. */
export const digitsAsTrials: Idea = () => {
	const trial = (digits: string) =>
		[...digits].map((digit) => box(digit, "123".includes(digit) ? "sky" : null));
	return growingBoxes([
		[
			"It rains on 3 of 10 days. Let the digits 1, 2 and 3 mean rain, and the others no rain. Each trial is three days: here 1 of them is rainy.",
			trial("285"),
		],
		["Look at each digit: 1 and 3 mean rain, 7 doesn’t. Two rainy days.", trial("173")],
		["Here no digit means rain.", trial("906")],
		[
			"Count the trials that fit: 1 of these 4 has two rainy days. The more trials, the better the estimate.",
			trial("428"),
		],
	]);
};

const CLOUD: readonly PlanePoint[] = [
	[1, 2],
	[2, 2],
	[3, 4],
	[4, 4],
	[5, 6],
	[6, 6],
];

/** A line through the middle of the cloud, and one beside it. */
export const closeToThePoints: Idea = () => {
	const points = CLOUD.map((at) => ({ at }));
	const good = { from: [0, 0.8] as PlanePoint, to: [7, 7.2] as PlanePoint, color: "sky" as const };
	const bad = {
		from: [0, 4] as PlanePoint,
		to: [7, 7.5] as PlanePoint,
		color: "gold" as const,
		is_dashed: true,
	};
	return [
		{ text: "The points go up from left to right, but they are not on one line.", segments: [] },
		{
			text: "A good line of fit goes the same way. About half of the points are above it, half below, and all are close.",
			segments: [good],
		},
		{
			text: "The dashed line doesn’t fit: all points are below it, and some are far away.",
			segments: [good, bad],
		},
	].map(({ text, segments }) => ({
		text,
		figure: {
			svg: coordinatePlane({ x: [0, 8], y: [0, 8], points, segments }),
			alt: `A scatter plot with 6 points. ${text}`,
		},
	}));
};
