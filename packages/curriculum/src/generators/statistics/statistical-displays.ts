import type { SelectOneQuestion } from "@learnin/domain/question/question";
import { barChart } from "../../figures/bar-chart.ts";
import type { FiveNumbers } from "../../figures/box-plot.ts";
import { boxInWords, boxPlot } from "../../figures/box-plot.ts";
import { dotPlot } from "../../figures/dot-plot.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "mint", "gold", "lilac", "coral"] as const;

/** 1: count on a dot plot; 2: read a histogram; 3: read a box plot; 4: the five numbers of a list; 5: what a box plot tells and what it does not. */
export const statisticalDisplays = defineGenerator("statistical-displays", 3, (random, difficulty) =>
	level<() => ReturnType<typeof dots> | ReturnType<typeof fiveNumbers> | ReturnType<typeof reading>>(
		difficulty,
		[
			() => dots(random),
			() => histogram(random),
			() => box(random),
			() => fiveNumbers(random),
			() => reading(random),
		],
	)(),
);

const TOPICS = [
	"Books read in a month",
	"Goals in a game",
	"Pets in a home",
	"Hours of sports in a week",
] as const;

function dots(random: Random) {
	const topic = random.pick(TOPICS);
	const counts = Array.from({ length: 7 }, () => random.integer(0, 5));
	const all = counts.reduce((sum, count) => sum + count, 0);
	const limit = random.integer(2, 5);
	const kind = random.pick(["more", "less", "all"] as const);
	const part = (from: number, to: number) => counts.slice(from, to).reduce((sum, count) => sum + count, 0);
	const right = { more: part(limit + 1, 7), less: part(0, limit), all }[kind];
	const with_limit = { more: part(limit, 7), less: part(0, limit + 1), all: 7 }[kind];
	const question = {
		more: `How many values are more than ${limit}?`,
		less: `How many values are less than ${limit}?`,
		all: "How many values were collected in all?",
	}[kind];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Each dot of the dot plot is one value. ${question}`,
		figure: {
			svg: dotPlot({
				places: counts.map((count, at) => ({ name: `${at}`, count })),
				caption: topic,
				colour: random.pick(COLOURS),
			}),
			alt: `A dot plot of ${topic.toLowerCase()}. ${counts.map((count, at) => `At ${at}: ${counted(count, "dot")}`).join(". ")}.`,
		},
		right,
		hints: [
			"Every dot is one value. Its place tells how large it is.",
			kind === "all" ? "Count all the dots." : "Which places fit the question? Count the dots above them.",
		],
		explanation:
			kind === "all"
				? `All dots together: $${counts.join(" + ")} = ${all}$.`
				: `The columns that fit have these heights: ${(kind === "more" ? counts.slice(limit + 1) : counts.slice(0, limit)).join(", ")}. Together: ${right}.`,
		mistakes: [
			[
				kind === "all" ? "counted-places" : "included-the-boundary",
				with_limit,
				kind === "all"
					? "Those are the places on the line. Every dot is one value."
					: `The value ${limit} itself does not fit.`,
			],
			[
				"counted-the-rest",
				kind === "all" ? "" : all - right,
				"Those are the other values. Which side does the question ask for?",
			],
			[
				"added-the-values",
				counts.reduce((sum, count, at) => sum + count * at, 0),
				"It looks like the values were added up. How many values are there?",
			],
		],
	});
}

function histogram(random: Random) {
	const width = random.pick([5, 10, 20] as const);
	const start = random.pick([0, 10, 20] as const);
	const counts = Array.from({ length: 5 }, () => random.integer(1, 12));
	const names = counts.map((_, at) => `${start + at * width}-${start + (at + 1) * width - 1}`);
	const first = random.integer(0, 3);
	const asks_all = random.oneIn(3);
	const from = asks_all ? 0 : first;
	const right = counts.slice(from).reduce((sum, count) => sum + count, 0);
	const topic = random.pick(["minutes of homework", "points on a test", "visitors in an hour"]);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_all
			? `The histogram shows ${topic}. How many values are there in all?`
			: `The histogram shows ${topic}. How many values are ${start + first * width} or more?`,
		figure: {
			svg: barChart({
				bars: counts.map((count, at) => ({ name: names[at] ?? "", count })),
				step: 2,
				x_name: `${topic[0]?.toUpperCase()}${topic.slice(1)}`,
				y_name: "How many",
				is_histogram: true,
				colour: random.pick(COLOURS),
			}),
			alt: `A histogram of ${topic}. ${counts.map((count, at) => `From ${names[at]?.replace("-", " to ")}: ${count}`).join(". ")}.`,
		},
		right,
		hints: [
			"The height of a bar tells how many values are in its interval.",
			"Which bars fit the question? Put their heights together.",
		],
		explanation: `The bars that fit have the heights ${counts.slice(from).join(", ")}: together ${right}.`,
		mistakes: [
			["counted-bars", counts.length - from, "That is the number of bars. How high is each of them?"],
			["one-bar-only", counts[from] ?? 0, "That is the first bar that fits. Others fit as well."],
			[
				"left-out-the-first-bar",
				right - (counts[from] ?? 0),
				"The interval that begins there belongs to it as well.",
			],
			[
				"took-the-whole",
				asks_all ? "" : counts.reduce((sum, count) => sum + count, 0),
				"Those are all values. Only some of them fit.",
			],
		],
	});
}

function five(random: Random): FiveNumbers {
	const gap = () => 2 * random.integer(1, 5);
	const least = 2 * random.integer(1, 4);
	const lower = least + gap();
	const median = lower + gap();
	const upper = median + gap();
	return [least, lower, median, upper, upper + gap()];
}

function boxFigure(random: Random, numbers: FiveNumbers) {
	const to = Math.ceil((numbers[4] + 2) / 4) * 4;
	return {
		svg: boxPlot({
			from: 0,
			to,
			step: 2,
			boxes: [{ five: numbers, colour: random.pick(COLOURS) }],
			caption: "Points",
		}),
		alt: `A box plot: ${boxInWords(numbers)}.`,
	};
}

function box(random: Random) {
	const numbers = five(random);
	const [least, lower, median, upper, greatest] = numbers;
	const kind = random.pick(["median", "range", "interquartile range"] as const);
	const right = { median, range: greatest - least, "interquartile range": upper - lower }[kind];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The box plot shows the points of a class on a quiz. What is the ${kind}?`,
		figure: boxFigure(random, numbers),
		right,
		hints: [
			"The thick line in the box is the median, the ends of the box are the quartiles.",
			{
				median: "Where does the thick line stand?",
				range: "How far is it from one end of the lines to the other?",
				"interquartile range": "How long is the box?",
			}[kind],
		],
		explanation: {
			median: `The thick line stands at ${median}.`,
			range: `$${greatest} - ${least} = ${greatest - least}$.`,
			"interquartile range": `The box goes from ${lower} to ${upper}: $${upper} - ${lower} = ${upper - lower}$.`,
		}[kind],
		mistakes: [
			...(kind === "median"
				? ([
						[
							"middle-of-the-box",
							(lower + upper) % 2 === 0 ? (lower + upper) / 2 : "",
							"The median is the thick line, not the middle of the box.",
						],
						[
							"middle-of-the-range",
							(least + greatest) % 2 === 0 ? (least + greatest) / 2 : "",
							"The median is the thick line in the box.",
						],
					] as const)
				: []),
			["gave-the-range", greatest - least, "That is the whole range. What does the question ask for?"],
			[
				"gave-the-interquartile-range",
				upper - lower,
				"That is the length of the box. What does the question ask for?",
			],
			["gave-the-median", median, "That is the median. What does the question ask for?"],
			["gave-the-greatest", greatest, "That is the greatest value."],
		],
	});
}

function fiveNumbers(random: Random) {
	const values = random.shuffle(Array.from({ length: 40 }, (_, at) => at + 3)).slice(0, 7);
	const s = values.toSorted((a, b) => a - b) as [number, number, number, number, number, number, number];
	return fillBoxes({
		prompt: `A box plot is to be drawn for ${values.join(", ")}. Least value: [[least]], lower quartile: [[lower]], median: [[median]], upper quartile: [[upper]], greatest value: [[greatest]].`,
		boxes: {
			least: { right: s[0] },
			lower: { right: s[1] },
			median: { right: s[3] },
			upper: { right: s[5] },
			greatest: { right: s[6] },
		},
		hints: [
			"Put the numbers in order first.",
			"The median stands in the middle. Leave it out and find the middle of each half.",
		],
		explanation: `In order: ${s.join(", ")}. The median is ${s[3]}, the middle of the lower half is ${s[1]}, that of the upper half is ${s[5]}.`,
		mistakes: [
			[
				"median",
				"median-without-sorting",
				values[3] ?? 0,
				"It looks like the numbers were not put in order first.",
			],
			["lower", "quartile-next-to-the-median", s[2], "The lower quartile is the middle of the lower half."],
			["upper", "took-the-greatest-as-quartile", s[6], "The upper quartile is the middle of the upper half."],
			["least", "took-the-first", values[0] ?? 0, "Which number is the smallest?"],
		],
	});
}

function reading(random: Random): SelectOneQuestion {
	const numbers = five(random);
	const [least, lower, median, upper, greatest] = numbers;
	const parts = [lower - least, median - lower, upper - median, greatest - upper];
	const longest = parts.indexOf(Math.max(...parts));
	if (parts.filter((part) => part === parts[longest]).length > 1) return reading(random);
	const borders = [least, lower, median, upper, greatest];
	const span = `${borders[longest]} to ${borders[longest + 1]}`;
	const right = "About a quarter of the values";
	return chooseOption(
		random,
		{
			prompt: `The longest of the four parts of this box plot goes from ${span}. How many of the values lie in it?`,
			figure: boxFigure(random, numbers),
			hints: [
				"The quartiles and the median cut the ordered values into four parts.",
				"How many values does each part hold? Does its length tell that?",
			],
			explanation: `Each of the four parts holds about a quarter of the values. A longer part means that they are more spread out. ${right} lie from ${span}.`,
		},
		{
			right,
			wrong: [
				[
					"More than a quarter, because it is the longest part",
					"longer-part-means-more-data",
					"A longer part is not fuller: its values are spread more widely.",
				],
				[
					"About half of the values",
					"part-taken-as-half",
					"The whole box holds half of the values. This is one part of four.",
				],
				[
					"Fewer than a quarter, because the values are far apart",
					"longer-part-means-less-data",
					"Each part holds equally many values, whatever its length.",
				],
			],
		},
	);
}
