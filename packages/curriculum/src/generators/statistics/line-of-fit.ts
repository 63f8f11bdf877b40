import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { PAIRS, plotOf } from "./clouds.ts";

/** Lines through two grid points, from the left border to the right one: start, rise and run. */
const RISING: readonly Line[] = [
	{ start: 2, rise: 3, run: 2 },
	{ start: 4, rise: 4, run: 3 },
	{ start: 3, rise: 5, run: 4 },
	{ start: 6, rise: 1, run: 1 },
	{ start: 2, rise: 4, run: 3 },
	{ start: 5, rise: 5, run: 6 },
	{ start: 1, rise: 3, run: 2 },
	{ start: 8, rise: 2, run: 3 },
];

interface Line {
	start: number;
	rise: number;
	run: number;
}

/** 1: the best of three lines; 2: whether a drawn line fits; 3: the slope of a line of fit; 4: its equation; 5: which of two equations fits the dots better. */
export const lineOfFit = defineGenerator("line-of-fit", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => bestLine(random),
		() => judge(random),
		() => slope(random),
		() => equation(random),
		() => closer(random),
	])(),
);

function drawLine(random: Random): Line {
	const { start, rise, run } = random.pick(RISING);
	// A falling line is a rising one seen from the other side.
	return random.oneIn(2) ? { start, rise, run } : { start: start + (12 * rise) / run, rise: -rise, run };
}

const at = ({ start, rise, run }: Line, x: number) => start + (rise * x) / run;
/** The outermost grid points of the line inside the plot. */
function ends(line: Line): readonly [PlanePoint, PlanePoint] {
	const inside = Array.from({ length: Math.floor(12 / line.run) + 1 }, (_, place) => place * line.run)
		.map((x): PlanePoint => [x, at(line, x)])
		.filter(([, y]) => y >= 0 && y <= 20);
	return [inside[0] ?? [0, 0], inside.at(-1) ?? [12, 0]];
}
const pairFor = (random: Random, line: Line) => random.pick(PAIRS[line.rise > 0 ? "positive" : "negative"]);

/** Dots near the line, as many above it as below, on whole numbers. */
function dotsAround(random: Random, line: Line): PlanePoint[] {
	// One above and one below in every two, in an order that chance decides.
	const sides = Array.from({ length: 5 }, () => random.shuffle([1, -1])).flat();
	return sides.map((side, place): PlanePoint => {
		const x = place + 1;
		const exact = at(line, x);
		const y = side > 0 ? Math.floor(exact) + random.integer(1, 2) : Math.ceil(exact) - random.integer(1, 2);
		return [x, Math.max(0, Math.min(20, y))];
	});
}

function bestLine(random: Random) {
	const line = drawLine(random);
	const pair = pairFor(random, line);
	const dots = dotsAround(random, line);
	const higher: Line = { ...line, start: line.start + (Math.max(at(line, 0), at(line, 12)) <= 16 ? 4 : -4) };
	const through_origin: Line = { start: 0, rise: 10, run: 12 };
	const flat: Line = { start: Math.round(at(line, 6)), rise: 0, run: 1 };
	const picture = (each: Line) => plotOf(pair, dots, ends(each));
	const shifted = higher.start > line.start ? "above" : "below";
	return choosePicture(
		random,
		{
			prompt: "Which line fits the dots best?",
			hints: [
				"A line of fit follows the direction of the cloud.",
				"About as many dots should lie above the line as below it, all as near as possible.",
			],
			explanation: `The best line goes from (0, ${at(line, 0)}) to (12, ${at(line, 12)}): it has the direction of the cloud, and as many dots lie above it as below.`,
		},
		{
			right: picture(line),
			wrong: [
				{
					figure: picture(higher),
					mistake: [
						"right-direction-wrong-height",
						`The direction is right. Now count the dots on each side: does the line lie too far ${shifted}?`,
					],
				},
				{
					figure: picture(
						line.start <= 2 && line.rise > 0
							? flat
							: line.rise > 0
								? through_origin
								: { start: 0, rise: 4, run: 3 },
					),
					mistake:
						line.start <= 2 && line.rise > 0
							? ["line-without-direction", "That line is level. Do the dots rise or fall?"]
							: [
									"line-must-pass-the-origin",
									"A line of fit need not go through the origin. Does it follow the dots?",
								],
				},
			],
		},
	);
}

function judge(random: Random) {
	const line = drawLine(random);
	const dots = dotsAround(random, line);
	const kind = random.pick(["fits", "too-high", "too-low", "fits"] as const);
	const room_above = Math.max(at(line, 0), at(line, 12)) <= 17;
	const shift =
		kind === "fits"
			? 0
			: kind === "too-high" || room_above === false
				? room_above
					? 3
					: -3
				: Math.min(at(line, 0), at(line, 12)) >= 3
					? -3
					: 3;
	const drawn = { ...line, start: line.start + shift };
	const right =
		shift === 0
			? "Yes, about as many dots lie above it as below it, all near it."
			: shift > 0
				? "No, it lies too high: nearly all dots are below it."
				: "No, it lies too low: nearly all dots are above it.";
	const order = [
		"Yes, about as many dots lie above it as below it, all near it.",
		"No, it lies too high: nearly all dots are below it.",
		"No, it lies too low: nearly all dots are above it.",
		"No, because it does not pass through most of the dots.",
	];
	return chooseOption(
		random,
		{
			prompt: "Someone drew a line to fit the dots. Is it a good line of fit?",
			figure: plotOf(pairFor(random, line), dots, ends(drawn)),
			hints: [
				"Count the dots above the line and the dots below it.",
				"A good line need not touch any dot. It stays near all of them.",
			],
			explanation: `The line has the direction of the cloud. ${right}`,
		},
		{
			right,
			wrong: order
				.filter((text) => text !== right)
				.map((text) =>
					text === order[3]
						? ([
								text,
								"line-must-pass-through-dots",
								"A line of fit may miss every dot. What counts is how near it stays.",
							] as const)
						: text === order[0]
							? ([
									text,
									"only-the-direction-judged",
									"The direction is right. Now count the dots above and below.",
								] as const)
							: ([
									text,
									text === order[1] ? "misjudged-as-too-high" : "misjudged-as-too-low",
									"Count the dots above and below the line.",
								] as const),
				),
			order,
		},
	);
}

const dashed = (line: Line) =>
	`$y = ${coefficient(line)}x ${line.start < 0 ? "-" : "+"} ${Math.abs(line.start)}$`;
const coefficient = ({ rise, run }: Line) =>
	rise === run ? "" : rise === -run ? "-" : tex(lowest(rise, run));

function slope(random: Random) {
	const line = drawLine(random);
	const [from, to] = [line.run, 2 * line.run];
	const [a, b] = [at(line, from), at(line, to)];
	const other = (top: number, bottom: number) => (bottom === 0 ? "" : entry(lowest(top, bottom)));
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `The line of fit in the plot goes through $(${from}, ${a})$ and $(${to}, ${b})$. What is its slope?`,
		cta: "Write a fraction in simplest form, or a whole number.",
		figure: plotOf(pairFor(random, line), dotsAround(random, line), ends(line)),
		right: entry(lowest(line.rise, line.run)),
		hints: [
			"How far does the line go up or down between the two points, and how far to the right?",
			"Divide the change of $y$ by the change of $x$.",
		],
		explanation: `From ${from} to ${to} the line goes ${to - from} to the right and from ${a} to ${b}, a change of $${b - a}$. The slope is $\\dfrac{${b - a}}{${to - from}}${lowest(line.rise, line.run).bottom === to - from ? "" : ` = ${tex(lowest(line.rise, line.run))}`}$.`,
		mistakes: [
			[
				"run-over-rise",
				other(line.run, line.rise),
				"It looks like the step to the right was put on top. The change of $y$ goes on top.",
			],
			["lost-the-sign", other(-line.rise, line.run), "The size is right. Does the line rise or fall?"],
			[
				"divided-one-points-coordinates",
				other(b, to),
				"That compares the coordinates of one point. A slope compares two points.",
			],
			["gave-the-rise", b - a, "That is the change of $y$. How far does the line go to the right meanwhile?"],
		],
	});
}

function equation(random: Random) {
	const line = drawLine(random);
	const swapped: Line = { start: line.rise, rise: line.start, run: 1 };
	const turned: Line = { start: line.start, rise: -line.rise, run: line.run };
	const upside: Line = { start: line.start, rise: line.run * Math.sign(line.rise), run: Math.abs(line.rise) };
	const [, end] = ends(line);
	return chooseOption(
		random,
		{
			prompt: "Which equation belongs to the line of fit in the plot?",
			figure: plotOf(pairFor(random, line), dotsAround(random, line), ends(line)),
			hints: [
				"Where does the line meet the vertical axis?",
				"How much does it go up or down when you go one or more steps to the right?",
			],
			explanation: `The line begins at ${line.start} on the vertical axis. It ends at (12, ${end[1]}), so the slope is $\\dfrac{${end[1] - line.start}}{12} = ${tex(lowest(line.rise, line.run))}$: ${dashed(line)}.`,
		},
		{
			right: dashed(line),
			wrong: [
				[
					dashed(swapped),
					"swapped-slope-and-start",
					"It looks like slope and start changed places. Which number stands alone?",
				],
				[dashed(turned), "turned-the-direction", "Does the line rise or fall?"],
				[dashed(upside), "run-over-rise", "It looks like the step to the right was put on top of the slope."],
				[
					dashed({ ...line, start: 0 }).replace(" + 0", ""),
					"line-must-pass-the-origin",
					"Does the line really begin at the origin?",
				],
			],
		},
	);
}

function closer(random: Random) {
	const line = drawLine(random);
	const dots = dotsAround(random, line);
	const steeper: Line = {
		start: line.start - 3 * Math.sign(line.rise),
		rise: line.rise + line.run * Math.sign(line.rise),
		run: line.run,
	};
	const higher: Line = { ...line, start: line.start + 4 };
	const lower: Line = { ...line, start: line.start - 4 };
	return chooseOption(
		random,
		{
			prompt: "No line is drawn yet. Which equation gives the best line of fit for these dots?",
			figure: plotOf(pairFor(random, line), dots),
			hints: [
				"Choose a small and a large value of $x$. What does each equation give for them?",
				"Compare with the heights of the dots there: some should lie above, some below.",
			],
			explanation: `${dashed(line)} gives ${at(line, 0)} at the left border and ${at(line, 12)} at the right border, right through the middle of the cloud. The others lie too high, too low or have another slope.`,
		},
		{
			right: dashed(line),
			wrong: [
				[dashed(higher), "line-above-the-cloud", "Put in a value of $x$: are there dots above that line?"],
				[dashed(lower), "line-below-the-cloud", "Put in a value of $x$: are there dots below that line?"],
				[dashed(steeper), "wrong-slope", "Try a large value of $x$. Is the line still near the dots there?"],
			],
		},
	);
}
