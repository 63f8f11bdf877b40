import { doubleNumberLine } from "../../../figures/lines/double-number-line.ts";
import { coordinatePlane, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { namedBars } from "../../../repairs/pictures.ts";
import { spokenText } from "../../step-text.ts";
import { box, boxFrame, growingBoxes, type Idea, type IdeaFrame, repeat } from "../idea.ts";

/** From several to one: both lines are divided by the same number. */
export const downToOne: Idea = (random) => {
	const [count, each] = [random.integer(3, 4), random.integer(3, 9)];
	const frame = (text: string, known: readonly number[]): IdeaFrame => {
		const values = (step: number) =>
			Array.from({ length: count + 1 }, (_, at) => (known.includes(at) ? `${at * step}` : null));
		const { svg, alt } = doubleNumberLine(
			{ name: "hours", values: values(1) },
			{ name: "dollars", values: values(each) },
		);
		return { text, figure: { svg, alt } };
	};
	return [
		frame(`In ${count} hours Ben earns ${count * each} dollars. How much is that for 1 hour?`, [0, count]),
		frame(
			`Divide both by ${count}: 1 hour is $${count * each} \\div ${count} = ${each}$ dollars. That is the unit rate.`,
			[0, 1, count],
		),
		frame(
			`With the unit rate you can find any number of hours: 2 hours are $2 \\times ${each} = ${2 * each}$ dollars.`,
			[0, 1, 2, count],
		),
	];
};

/** A percent of a known whole. */
export const percentOfAWhole: Idea = (random) => {
	const [part, count] = [random.integer(3, 9), random.integer(2, 4)];
	const whole = box(`${10 * part}`, "mint", 10);
	const colored = [...repeat(count, `${part}`, "sky"), ...repeat(10 - count, `${part}`, null)];
	return [
		boxFrame(`What is ${count}0% of ${10 * part}? The whole bar is 100%.`, [[whole]]),
		boxFrame(`Cut it into 10 equal parts. Each is 10%: $${10 * part} \\div 10 = ${part}$.`, [
			[whole],
			repeat(10, `${part}`, null),
		]),
		boxFrame(
			`${count}0% are ${count} parts: $${count} \\times ${part} = ${count * part}$. So ${count}0% of ${10 * part} is ${count * part}.`,
			[[whole], colored],
			`${count} of the boxes are colored.`,
		),
	];
};

/** The whole from a known percent of it. */
export const wholeFromPercent: Idea = (random) => {
	const [part, count] = [random.integer(3, 9), random.integer(2, 4)];
	const known = [box(`${count * part}`, "sky", count), box("?", null, 10 - count)];
	const cut = [...repeat(count, `${part}`, "sky"), ...repeat(10 - count, "", null)];
	return [
		boxFrame(`${count}0% of a number is ${count * part}. The whole bar, 100%, is longer: 10 parts of 10%.`, [
			known,
		]),
		boxFrame(
			`${count}0% are ${count} of those parts. One part, 10%, is $${count * part} \\div ${count} = ${part}$.`,
			[known, cut],
		),
		boxFrame(`All 10 parts: $10 \\times ${part} = ${10 * part}$. The whole is ${10 * part}.`, [
			known,
			[...repeat(count, `${part}`, "sky"), ...repeat(10 - count, `${part}`, "gold")],
		]),
	];
};

/** y cut into x equal parts: the parts are the same in every pair. */
export const sameQuotient: Idea = (random) => {
	const k = random.integer(3, 6);
	const cut = (x: number) => repeat(x, `${k}`, "sky");
	return growingBoxes([
		[`For $x = 2$, $y$ is ${2 * k}. Divide $y$ by $x$: $${2 * k} \\div 2 = ${k}$, 2 parts of ${k}.`, cut(2)],
		[`For $x = 3$, $y$ is ${3 * k}: $${3 * k} \\div 3 = ${k}$. It is ${k} again.`, cut(3)],
		[
			`For $x = 5$ it is $${5 * k} \\div 5 = ${k}$. The ratio of $y$ to $x$ is always ${k}: $y$ is proportional to $x$, and ${k} is the constant of proportionality. $y = ${k}x$.`,
			cut(5),
		],
	]);
};

/** The height of a line at 1 is the unit rate. */
export const rateOnAGraph: Idea = (random) => {
	const rate = random.integer(2, 3);
	const plane = { x: [0, 4], y: [0, 12], y_step: 2, x_name: "hours", y_name: "miles" } as const;
	const line = { from: [0, 0] as PlanePoint, to: [4, 4 * rate] as PlanePoint, color: "sky" as const };
	const stair = (x: number) => [
		{
			from: [x, rate * x] as PlanePoint,
			to: [x + 1, rate * x] as PlanePoint,
			color: "gold" as const,
			is_dashed: true,
		},
		{
			from: [x + 1, rate * x] as PlanePoint,
			to: [x + 1, rate * (x + 1)] as PlanePoint,
			color: "coral" as const,
			is_dashed: true,
		},
	];
	return [
		{
			text: "A line through $(0, 0)$ shows a proportional relationship: 0 hours, 0 miles.",
			drawn: { segments: [line], points: [{ at: [0, 0] as PlanePoint }] },
		},
		{
			text: `Go to 1 hour and up to the line: ${rate} miles. That is the unit rate, ${rate} miles per hour.`,
			drawn: { segments: [line, ...stair(0)], points: [{ at: [1, rate] as PlanePoint }] },
		},
		{
			text: `Each hour adds ${rate} more miles. The slope of the line is ${rate}, the same as the unit rate.`,
			drawn: {
				segments: [line, ...stair(0), ...stair(1), ...stair(2)],
				points: [{ at: [1, rate] as PlanePoint }],
			},
		},
	].map(({ text, drawn }) => ({
		text,
		figure: {
			svg: coordinatePlane({ ...plane, ...drawn }),
			alt: `A graph of miles over hours. ${spokenText(text)}`,
		},
	}));
};

/** Two equal fractions: the same factor above and below. */
export const equalProducts: Idea = () => {
	const bars = [
		{ shaded: 2, parts: 3, name: "2/3", color: "sky" as const },
		{ shaded: 8, parts: 12, name: "8/12", color: "gold" as const },
	];
	return [
		[
			"Solve $\\dfrac{2}{3} = \\dfrac{x}{12}$: which number of twelfths is as long as $\\dfrac{2}{3}$?",
			"Bars: 2 of 3 parts.",
			1,
		],
		[
			"Each third is cut into 4 parts, so 2 thirds are $2 \\times 4 = 8$ twelfths: $x = 8$. The cross products are equal, too: $2 \\times 12 = 3 \\times 8$.",
			"Bars of the same length: 2 of 3 parts, 8 of 12 parts.",
			2,
		],
	].map(([text, alt, count]) => ({
		text: `${text}`,
		figure: namedBars(`${alt}`, bars.slice(0, Number(count))),
	}));
};

/** Both the month and the weight, read from the axes. */
export const readFromAxes: Idea = (random) => {
	const weights = [2, 3, 5, 6, 8].map((weight) => weight + random.integer(0, 1));
	const month = random.integer(3, 4);
	const at: PlanePoint = [month, weights[month - 1] ?? 0];
	const plane = { x: [0, 6], y: [0, 10], y_step: 2, x_name: "months", y_name: "weight (kg)" } as const;
	const points = weights.map((weight, each) => ({ at: [each + 1, weight] as PlanePoint }));
	const up = { from: [month, 0] as PlanePoint, to: at, color: "coral" as const, is_dashed: true };
	const back = { from: at, to: [0, at[1]] as PlanePoint, color: "gold" as const, is_dashed: true };
	return [
		{
			text: "Each point tells two things: how many months, to the right, and how heavy the puppy is, up.",
			segments: [],
		},
		{ text: `How heavy is it after ${month} months? Find ${month} and go up to the point.`, segments: [up] },
		{
			text: `Then go left to the other axis: ${at[1]} kilograms. The point is $(${month}, ${at[1]})$.`,
			segments: [up, back],
		},
	].map(({ text, segments }) => ({
		text,
		figure: {
			svg: coordinatePlane({ ...plane, points, segments }),
			alt: `A graph of weight over months. ${spokenText(text)}`,
		},
	}));
};
