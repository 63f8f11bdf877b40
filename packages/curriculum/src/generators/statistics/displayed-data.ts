import { barChart } from "../../figures/data/bar-chart.ts";
import { boxInWords, boxPlot, type FiveNumbers } from "../../figures/data/box-plot.ts";
import { dotPlot } from "../../figures/data/dot-plot.ts";
import { counted, type Random, startLarge } from "../../kit/index.ts";

const COLORS = ["sky", "mint", "gold", "lilac", "coral"] as const;

/** What is counted on a dot plot, from 0 on. */
export const DOT_TOPICS = [
	"Books read in a month",
	"Goals in a game",
	"Pets in a home",
	"Hours of sports in a week",
	"Siblings of a student",
	"Apples eaten in a week",
] as const;

/** What a histogram shows. */
export const HISTOGRAM_TOPICS = [
	"minutes of homework",
	"points on a test",
	"visitors in an hour",
	"pages read in a week",
	"minutes on a bus",
	"miles driven in a day",
] as const;

/** What a box plot shows. */
export const BOX_TOPICS = [
	"points on a quiz",
	"minutes of reading",
	"laps run in a week",
	"cards in a collection",
	"inches of snow in a year",
	"weights of dogs in pounds",
] as const;

export function dotFigure(random: Random, counts: readonly number[], topic: string, start = 0) {
	return {
		svg: dotPlot({
			places: counts.map((count, at) => ({ name: `${start + at}`, count })),
			caption: topic,
			color: random.pick(COLORS),
		}),
		alt: `A dot plot of ${topic.toLowerCase()}. ${counts.map((count, at) => `At ${start + at}: ${counted(count, "dot")}`).join(". ")}.`,
	};
}

export const intervalName = (start: number, width: number, at: number) =>
	`${start + at * width}-${start + (at + 1) * width - 1}`;

export function histogramFigure(
	random: Random,
	counts: readonly number[],
	topic: string,
	start: number,
	width: number,
) {
	const names = counts.map((_, at) => intervalName(start, width, at));
	return {
		svg: barChart({
			bars: counts.map((count, at) => ({ name: names[at] ?? "", count })),
			step: 2,
			x_name: startLarge(topic),
			y_name: "How many",
			is_histogram: true,
			color: random.pick(COLORS),
		}),
		alt: `A histogram of ${topic}. ${counts.map((count, at) => `From ${names[at]?.replace("-", " to ")}: ${count}`).join(". ")}.`,
	};
}

/** Even numbers, each a few more than the one before. */
export function fiveOf(random: Random): FiveNumbers {
	const gap = () => 2 * random.integer(1, 6);
	const least = 2 * random.integer(1, 6);
	const lower = least + gap();
	const median = lower + gap();
	const upper = median + gap();
	return [least, lower, median, upper, upper + gap()];
}

export function boxFigure(random: Random, numbers: FiveNumbers, topic: string) {
	const to = Math.ceil((numbers[4] + 2) / 4) * 4;
	return {
		svg: boxPlot({
			from: 0,
			to,
			step: 2,
			boxes: [{ five: numbers, color: random.pick(COLORS) }],
			caption: startLarge(topic),
		}),
		alt: `A box plot: ${boxInWords(numbers)}.`,
	};
}
